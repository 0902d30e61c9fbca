extension Rulebook {
  /// The rules on what a save refuses.
  static func validationEntry(of id: RuleID) -> Entry? {
    switch id {
    case .savedDatesAreChecked:
      Entry(
        sentence:
          "A date of a contact that the calendar or the property cannot hold fails the save.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/birthday",
        facts: ["4.16", "6.15", "6.16"])
    case .severalFaultsComeTogether:
      Entry(
        sentence: "Several faults of one save come as validationMultipleErrors with a list.",
        evidence: .documented,
        source: documentation + "contacts/cnerror/code/validationmultipleerrors",
        facts: ["6.17"])
    case .laterCallWins:
      Entry(
        sentence: "In one request adding and deleting the same object cancel each other out.",
        evidence: .documented,
        source: documentation + "contacts/cnsaverequest",
        facts: ["6.3"])
    default: nil
    }
  }
}
