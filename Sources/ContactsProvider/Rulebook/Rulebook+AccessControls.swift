extension Rulebook {
  /// The rules on the contact access button and the contact access picker.
  static func accessControlEntry(of id: RuleID) -> Entry? {
    buttonMatchEntry(of: id) ?? buttonTapEntry(of: id) ?? buttonStateEntry(of: id)
      ?? accessPickerEntry(of: id)
  }

  private static func buttonMatchEntry(of id: RuleID) -> Entry? {
    switch id {
    case .buttonMatchesUnsharedOnly:
      Entry(
        sentence: "The access button looks among the contacts that are not shared yet.",
        evidence: .documented, source: button, facts: ["3.10"])
    case .buttonSearchFindsNamesAndValues:
      Entry(
        sentence: "The access button finds words of names, whole e-mail addresses and numbers.",
        evidence: .assumed, source: button, facts: ["3.10"])
    case .noMatchLeavesButtonEmpty:
      Entry(
        sentence: "Without a match the button is empty and does nothing.",
        evidence: .assumed, source: session, facts: ["3.13"])
    case .ignoredValuesDropOut:
      Entry(
        sentence: "Contacts with an ignored address or number are no matches.",
        evidence: .documented,
        source: button
          + "/init(querystring:ignoredemails:ignoredphonenumbers:approvalcallback:)",
        facts: ["3.14"])
    default: nil
    }
  }

  private static func buttonTapEntry(of id: RuleID) -> Entry? {
    switch id {
    case .oneMatchIsAddedByOneTap:
      Entry(
        sentence: "One match is shown by name, and one tap shares it without a prompt.",
        evidence: .documented, source: button, facts: ["3.7", "3.11"])
    case .severalMatchesAreChosenFrom:
      Entry(
        sentence: "Of several matches the person chooses on a view of its own.",
        evidence: .documented, source: button, facts: ["3.12"])
    case .approvalTellsNewContacts:
      Entry(
        sentence: "After a tap the app is told the identifiers of what was added.",
        evidence: .documented, source: button, facts: ["3.15"])
    case .undecidedTapAsksForLimited:
      Entry(
        sentence:
          "Before a decision a tap asks for limited access only, and acceptance shares the contact.",
        evidence: .documented, source: session, facts: ["1.25", "3.18"])
    case .unverifiedTapGivesNothing:
      Entry(
        sentence: "A tap that the system cannot verify shares nothing.",
        evidence: .documented, source: session, facts: ["3.19"])
    default: nil
    }
  }

  private static func buttonStateEntry(of id: RuleID) -> Entry? {
    switch id {
    case .fullAccessHidesButton:
      Entry(
        sentence: "With full access there is no access button.",
        evidence: .documented, source: button, facts: ["3.16"])
    case .deniedAccessButton:
      Entry(
        sentence: "Without access the button offers to allow it, and gives nothing in place.",
        evidence: .assumed, source: button, facts: ["3.17", "11.8"],
        assumption: "deniedAccessButton")
    case .restrictionHidesButton:
      Entry(
        sentence: "While access is restricted there is no access button.",
        evidence: .assumed, source: button, facts: ["3.17"])
    case .accessControlsNeedSystem:
      Entry(
        sentence:
          "The access button and the access picker are there on a phone with limited access only.",
        evidence: .documented, source: button, facts: ["1.7", "1.8"])
    default: nil
    }
  }

  private static func accessPickerEntry(of id: RuleID) -> Entry? {
    switch id {
    case .accessPickerNeedsLimited:
      Entry(
        sentence:
          "The access picker opens with limited access only; otherwise the app gets an empty list.",
        evidence: .documented, source: accessPicker, facts: ["3.8", "3.23"])
    case .accessPickerListsEveryone:
      Entry(
        sentence: "The access picker lists every contact, the shared ones ticked.",
        evidence: .documented, source: accessing, facts: ["3.24"])
    case .accessPickerTellsNewOnly:
      Entry(
        sentence: "The access picker tells the app the newly shared contacts only.",
        evidence: .documented, source: accessPicker, facts: ["3.7", "3.25"])
    default: nil
    }
  }

  private static let button = documentation + "contactsui/contactaccessbutton"
  private static let session = "https://developer.apple.com/videos/play/wwdc2024/10121"
  private static let accessPicker =
    documentation + "swiftui/view/contactaccesspicker(ispresented:completionhandler:)"
}
