extension Rulebook {
  /// The rules on the contact picker of the Mac.
  static func popoverEntry(of id: RuleID) -> Entry? {
    switch id {
    case .popoverPicksOne:
      Entry(
        sentence: "The picker of a Mac picks one contact or value and tells no cancel.",
        evidence: .documented,
        source: documentation + "contactsui/cncontactpicker",
        facts: ["7.24"])
    case .popoverKeysDecide:
      Entry(
        sentence: "A Mac picks contacts where no keys are displayed, and values otherwise.",
        evidence: .documented,
        source: documentation + "contactsui/cncontactpicker/displayedkeys",
        facts: ["7.24"])
    default: nil
    }
  }
}
