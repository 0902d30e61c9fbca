/// Every rule of the simulated system, each once.
public enum Rulebook {
  /// The rules in the order of ``RuleID``.
  public static let rules: [Rule] = RuleID.allCases.map { id in
    let (section, entry) = entry(of: id)
    return Rule(
      id: id, section: section, sentence: entry.sentence, evidence: entry.evidence,
      source: entry.source, facts: entry.facts, assumption: entry.assumption)
  }

  /// What the rulebook says of one rule.
  struct Entry {
    let sentence: String
    let evidence: Rule.Evidence
    let source: String
    let facts: [FactNumber]
    var assumption: String?
  }

  private static func entry(of id: RuleID) -> (RuleSection, Entry) {
    for section in RuleSection.allCases {
      if let entry = section.entry(of: id) { return (section, entry) }
    }
    // Reached only where a rule was added without its words; the rulebook's test finds it.
    return (.objects, Entry(sentence: "", evidence: .assumed, source: "", facts: []))
  }

  static let documentation = "https://developer.apple.com/documentation/"
  static let accessing = documentation + "contacts/accessing-the-contact-store"
}
