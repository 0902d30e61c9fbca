extension Rulebook {
  /// The rules on fetches and on what they hand over.
  static func fetchEntry(of id: RuleID) -> Entry? {
    accessEntry(of: id) ?? keyEntry(of: id) ?? searchEntry(of: id)
  }

  private static func accessEntry(of id: RuleID) -> Entry? {
    switch id {
    case .deniedCallsFail:
      Entry(
        sentence: "After a refusal every store call fails with authorizationDenied.",
        evidence: .documented, source: accessing, facts: ["1.18", "2.1"])
    case .restrictedCallsFail:
      Entry(
        sentence: "While restricted every store call fails, without a prompt, as after a refusal.",
        evidence: .assumed,
        source: documentation + "contacts/cnauthorizationstatus/restricted",
        facts: ["1.16", "2.1", "11.16"], assumption: "restrictedError")
    case .limitedFetchIsFiltered:
      Entry(
        sentence: "With limited access a fetch gives shared contacts only and hints at no other.",
        evidence: .documented, source: accessing, facts: ["3.1", "3.2", "3.4", "3.5", "3.6"])
    case .unknownIdentifierFails:
      Entry(
        sentence: "Looking up one identifier that is not there fails with recordDoesNotExist.",
        evidence: .documented,
        source: documentation
          + "contacts/cncontactstore/unifiedcontact(withidentifier:keystofetch:)",
        facts: ["2.3", "3.6"])
    case .unknownIdentifierIsSkipped:
      Entry(
        sentence: "A list of identifiers gives the contacts that are there and skips the rest.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/predicateforcontacts(withidentifiers:)",
        facts: ["2.4", "5.10"])
    default: nil
    }
  }

  private static func keyEntry(of id: RuleID) -> Entry? {
    switch id {
    case .noteKeyFailsFetch:
      Entry(
        sentence: "Asking for the note without its entitlement fails the whole fetch.",
        evidence: .reported, source: "https://github.com/expo/expo/issues/11017",
        facts: ["1.47", "1.48", "1.50"])
    case .noteKeyYieldsNothing:
      Entry(
        sentence: "On the Mac, asking for the note without its entitlement gives empty notes.",
        evidence: .reported, source: "https://github.com/omarshahine/apple-pim/pull/77",
        facts: ["1.49"])
    case .unknownKeyFails:
      Entry(
        sentence: "Asking for a key that names no property fails with unauthorizedKeys.",
        evidence: .assumed, source: documentation + "contacts/cnkeydescriptor", facts: ["4.31"])
    case .identifierComesWithEverything:
      Entry(
        sentence: "The identifier is available whatever was fetched.", evidence: .documented,
        source: documentation + "contacts/cncontact/identifier", facts: ["4.2"])
    case .unfetchedReadEndsApp:
      Entry(
        sentence: "Reading a property whose key was not fetched ends the app.",
        evidence: .documented,
        source: documentation + "contacts/cncontactpropertynotfetchedexceptionname",
        facts: ["4.1", "4.6", "4.10"])
    case .unfetchedWriteEndsApp:
      Entry(
        sentence: "Setting a property whose key was not fetched ends the app.",
        evidence: .documented, source: documentation + "contacts/cnmutablecontact",
        facts: ["4.3"])
    default: nil
    }
  }

  private static func searchEntry(of id: RuleID) -> Entry? {
    switch id {
    case .foreignPredicate:
      Entry(
        sentence: "A predicate that is not the framework's own fails with predicateInvalid.",
        evidence: .assumed, source: documentation + "contacts/cncontactfetchrequest/predicate",
        facts: ["5.1", "5.2", "11.5"], assumption: "foreignPredicate")
    case .nameSearchMatchesWordBeginnings:
      Entry(
        sentence: "A search by name matches beginnings of words, in any order, case or accent.",
        evidence: .reported,
        source: documentation + "contacts/cncontact/predicateforcontacts(matchingname:)",
        facts: ["5.4", "5.5", "5.6"])
    case .nameSearchCovers:
      Entry(
        sentence: "A search by name looks at the parts of the name only.", evidence: .assumed,
        source: documentation + "contacts/cncontact/predicateforcontacts(matchingname:)",
        facts: ["5.7", "11.7"], assumption: "nameSearchCovers")
    case .phoneSearchIgnoresFormat:
      Entry(
        sentence: "A search by number compares whole numbers whatever their format.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/predicateforcontacts(matching:)",
        facts: ["5.9"])
    case .emailSearchIsWhole:
      Entry(
        sentence: "A search by e-mail compares whole addresses without regard to case.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/predicateforcontacts(matchingemailaddress:)",
        facts: ["5.8"])
    case .userDefaultFollowsSettings:
      Entry(
        sentence: "The order userDefault follows the sort order in Settings.",
        evidence: .documented, source: documentation + "contacts/cncontactsortorder",
        facts: ["5.16", "9.14"])
    default: nil
    }
  }
}
