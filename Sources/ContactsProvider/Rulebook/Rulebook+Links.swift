extension Rulebook {
  /// The rules on linked cards.
  static func linkEntry(of id: RuleID) -> Entry? {
    switch id {
    case .linkedCardsComeAsOne:
      Entry(
        sentence: "Linked cards come as one contact with the values of all, equal ones once.",
        evidence: .documented,
        source: documentation + "contacts/cncontactfetchrequest/unifyresults",
        facts: ["5.19", "5.20", "5.21"])
    case .unificationFollowsFilter:
      Entry(
        sentence: "With limited access only the shared ones of linked cards are joined.",
        evidence: .assumed,
        source: accessing,
        facts: ["3.27", "11.1"])
    case .unifiedContactHasOwnIdentifier:
      Entry(
        sentence:
          "A contact that is joined of cards has an identifier of its own, and each card's finds it.",
        evidence: .documented,
        source: documentation
          + "contacts/cncontactstore/unifiedcontact(withidentifier:keystofetch:)",
        facts: ["4.23", "4.26", "5.11"])
    case .unifiedContactHasNoAccount:
      Entry(
        sentence: "The account of a joined contact is not found; its cards' accounts are.",
        evidence: .documented,
        source: documentation
          + "contacts/cncontainer/predicateforcontainerofcontact(withidentifier:)",
        facts: ["5.13"])
    case .unifiedEditReachesCards:
      Entry(
        sentence: "A change of a joined contact goes to the cards that its values came from.",
        evidence: .reported,
        source: "https://asciiwwdc.com/2015/sessions/223",
        facts: ["6.19"])
    case .personLinksCards:
      Entry(
        sentence: "Cards are linked by the person in Contacts, never by an app.",
        evidence: .documented,
        source: "https://developer.apple.com/videos/play/wwdc2015/223",
        facts: ["5.22"])
    default: nil
    }
  }
}
