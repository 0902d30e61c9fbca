internal import ContactsProvider

/// The text of `gatebook rules`.
enum RuleListing {
  /// Every rule, one below the other, section by section.
  static var text: String {
    RuleSection.allCases.map(part).joined() + summary
  }

  private static func part(of section: RuleSection) -> String {
    let underline = String(repeating: "-", count: section.rawValue.count)
    let rules = section.rules.map(block).joined(separator: "\n")
    return "\(section.rawValue)\n\(underline)\n\n\(rules)\n"
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
