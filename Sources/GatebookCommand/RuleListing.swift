internal import ContactsProvider

/// The text of `gatebook rules`.
enum RuleListing {
  /// Every rule, one below the other.
  static var text: String {
    Rulebook.rules.map(block).joined(separator: "\n") + "\n" + summary
  }

  private static func block(of rule: Rule) -> String {
    var lines = [
      "\(rule.id.name.padded(to: nameWidth))  \(rule.evidence)",
      "  \(rule.sentence)",
      "  facts   \(rule.facts.map(\.description).joined(separator: ", "))",
      "  source  \(rule.source)",
    ]
    if let assumption = rule.assumption { lines.append("  switch  \(assumption)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var summary: String {
    let counts = Rule.Evidence.allCases.map { evidence in
      "\(Rulebook.rules.count { $0.evidence == evidence }) \(evidence)"
    }
    return "Rules: \(Rulebook.rules.count) (\(counts.joined(separator: ", ")))\n"
  }

  private static let nameWidth = RuleID.allCases.map(\.name.count).max() ?? 0
}
