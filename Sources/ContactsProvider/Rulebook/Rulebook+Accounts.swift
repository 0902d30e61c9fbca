extension Rulebook {
  /// The rules on accounts, groups and the person's own card.
  static func accountEntry(of id: RuleID) -> Entry? {
    switch id {
    case .accountPredicateGivesItsContacts:
      Entry(
        sentence: "A search by account gives the contacts of that account.",
        evidence: .documented,
        source: documentation
          + "contacts/cncontact/predicateforcontactsincontainer(withidentifier:)",
        facts: ["5.12", "5.25"])
    case .groupPredicateGivesMembers:
      Entry(
        sentence: "A search by group gives the members that the app can reach.",
        evidence: .documented,
        source: documentation + "contacts/cncontact/predicateforcontactsingroup(withidentifier:)",
        facts: ["5.12"])
    case .allGroupsWithoutPredicate:
      Entry(
        sentence: "Groups and accounts are given whole where no predicate is named.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/groups(matching:)",
        facts: ["5.14", "2.4"])
    case .firstAccountIsDefault:
      Entry(
        sentence: "What names no account goes into the default one.",
        evidence: .documented,
        source: documentation + "contacts/cnsaverequest/add(_:tocontainerwithidentifier:)",
        facts: ["6.2"])
    case .defaultAccountNeedsAccess:
      Entry(
        sentence:
          "Without access the identifier of the default account is empty, and nobody is asked.",
        evidence: .assumed,
        source: documentation + "contacts/cncontactstore/defaultcontaineridentifier()",
        facts: ["2.6", "11.17"], assumption: "unauthorizedDefaultAccount")
    case .limitedGroups:
      Entry(
        sentence:
          "With limited access groups are there, and their members are the shared contacts.",
        evidence: .assumed,
        source: accessing,
        facts: ["3.27", "11.1"], assumption: "limitedGroups")
    case .deletedGroupKeepsContacts:
      Entry(
        sentence: "Deleting a group or leaving it keeps the contacts.",
        evidence: .documented,
        source: documentation + "contacts/cnsaverequest/delete(_:)-9i1h6",
        facts: ["6.6"])
    case .membershipStaysInAccount:
      Entry(
        sentence:
          "A contact of another account cannot join a group: the save fails with containmentScope.",
        evidence: .assumed,
        source: documentation + "contacts/cnerror/code/containmentscope",
        facts: ["6.11"])
    case .exchangeHasNoGroups:
      Entry(
        sentence: "An Exchange account takes no groups: the save fails with policyViolation.",
        evidence: .reported,
        source: "https://github.com/joshuapinter/react-native-unified-contacts/issues/38",
        facts: ["5.28", "6.13"])
    case .readOnlyAccountRefusesSaves:
      Entry(
        sentence: "In a read-only account nothing can be added, changed or deleted.",
        evidence: .assumed,
        source: documentation + "contacts/cnerror/code/recordnotwritable",
        facts: ["6.11", "6.12"])
    case .subgroupsNeedMac:
      Entry(
        sentence: "Groups can be part of groups on a Mac only.",
        evidence: .documented,
        source: documentation + "contacts/cnsaverequest/addsubgroup(_:to:)",
        facts: ["2.19"])
    case .groupCannotHoldItself:
      Entry(
        sentence: "A group that would hold itself fails the save with containmentCycle.",
        evidence: .documented,
        source: documentation + "contacts/cnerror/code/containmentcycle",
        facts: ["6.11"])
    case .meCardIsOnMac:
      Entry(
        sentence: "Only a Mac has a card of the person's own; elsewhere the call is not there.",
        evidence: .documented,
        source: documentation + "contacts/cncontactstore/unifiedmecontactwithkeys(tofetch:)",
        facts: ["2.9"])
    case .missingMeCardFails:
      Entry(
        sentence:
          "Where there is no card of the person's own the call fails with recordDoesNotExist.",
        evidence: .reported,
        source: documentation + "contacts/cncontactstore/unifiedmecontactwithkeys(tofetch:)",
        facts: ["2.10"])
    default: nil
    }
  }
}
