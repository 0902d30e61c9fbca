/// Every rule of the simulated system, each once.
public enum Rulebook {
  /// The rules in the order of ``RuleID``.
  public static let rules: [Rule] = RuleID.allCases.map { id in
    let entry = entry(of: id)
    return Rule(
      id: id, sentence: entry.sentence, evidence: entry.evidence, source: entry.source,
      facts: entry.facts, assumption: entry.assumption,
      isSwitchable: objectEntry(of: id) == nil)
  }

  /// What the rulebook says of one rule.
  struct Entry {
    let sentence: String
    let evidence: Rule.Evidence
    let source: String
    let facts: [FactNumber]
    var assumption: String?
  }

  private static func entry(of id: RuleID) -> Entry {
    permissionEntry(of: id) ?? settingsEntry(of: id) ?? fetchEntry(of: id) ?? saveEntry(of: id)
      ?? pickerEntry(of: id) ?? accountEntry(of: id) ?? linkEntry(of: id)
      ?? validationEntry(of: id) ?? changeEntry(of: id) ?? appEntry(of: id)
      ?? accessControlEntry(of: id) ?? popoverEntry(of: id) ?? objectEntry(of: id)
      ?? unwritten(id)
  }

  /// Reached only where a rule was added without its words; the rulebook's test finds it.
  private static func unwritten(_ id: RuleID) -> Entry {
    Entry(sentence: "", evidence: .assumed, source: "", facts: [])
  }

  static let documentation = "https://developer.apple.com/documentation/"
  static let accessing = documentation + "contacts/accessing-the-contact-store"
}
