import Foundation
import Testing

@testable import ContactsProvider

/// What an app or the person does, and a rule that decides what comes of it.
private struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: RuleID
  var access = Access.authorized
  var system = "iOS 26"
  var configure: @Sendable (inout DeviceConfiguration) -> Void = { _ in }
  let play: @Sendable (Phone) throws -> [String]

  var testDescription: String { rule.name }

  /// What comes of it, and whether the rule was cited.
  func run(isSwitched: Bool) throws -> (outcome: [String], isCited: Bool) {
    let phone = try Phone.withAccounts(access: access, system: system) { configuration in
      configuration.contacts[3].linkedWith = 0
      configure(&configuration)
      configuration.switchedRules = isSwitched ? [rule] : []
    }
    let outcome = phone.outcome(play)
    return (outcome, phone.device.exercisedRules.contains(rule))
  }
}

@Suite("Rules on accounts, groups, links and saved values")
struct SwitchedBookRuleTests {
  @Test("change what comes of a call where they are turned round, and are cited", arguments: cases)
  fileprivate func switched(_ example: RuleCase) throws {
    let (usual, turned) = (try example.run(isSwitched: false), try example.run(isSwitched: true))
    #expect(usual.outcome != turned.outcome)
    #expect(usual.isCited && turned.isCited)
  }

  @Test("are all of the rulebook's")
  func everyRule() {
    let rules = Rulebook.rules.map(\.id).filter { id in
      Rulebook.accountEntry(of: id) != nil || Rulebook.linkEntry(of: id) != nil
        || Rulebook.validationEntry(of: id) != nil
    }
    #expect(Set(rules).subtracting(Self.cases.map(\.rule)) == [])
  }

  private static let cases: [RuleCase] = [
    RuleCase(rule: .accountPredicateGivesItsContacts) {
      try $0.names(.container($0.identifier("iCloud")))
    },
    RuleCase(rule: .groupPredicateGivesMembers) { try $0.names(.group($0.identifier("Friends"))) },
    RuleCase(rule: .allGroupsWithoutPredicate) {
      try $0.process.groups(matching: nil).map(\.name)
    },
    RuleCase(rule: .firstAccountIsDefault) { phone in [phone.process.defaultContainerIdentifier()]
    },
    RuleCase(rule: .defaultAccountNeedsAccess, access: .denied) { phone in
      [phone.process.defaultContainerIdentifier()]
    },
    RuleCase(rule: .limitedGroups, access: .limited(["ana"])) {
      try $0.process.groups(matching: nil).map(\.name)
    },
    RuleCase(rule: .deletedGroupKeepsContacts) {
      try $0.save(.deleteGroup(identifier: $0.identifier("Friends")))
      return try $0.names(nil)
    },
    RuleCase(rule: .membershipStaysInAccount) {
      try $0.save(.addMember(contact: "eli", group: $0.identifier("Friends")))
      return $0.members("Friends")
    },
    RuleCase(rule: .exchangeHasNoGroups) {
      try $0.save(
        .addGroup(
          $0.process.makeIdentifier(), name: "New", isFromStore: false,
          container: $0.identifier("Office")))
      return $0.device.groups.map(\.name)
    },
    RuleCase(rule: .readOnlyAccountRefusesSaves) {
      try $0.save(.delete(identifier: "fay"))
      return try $0.names(nil)
    },
    RuleCase(rule: .subgroupsNeedMac) {
      try $0.process.groups(matching: .subgroups(of: $0.identifier("Friends"))).map(\.name)
    },
    RuleCase(rule: .groupCannotHoldItself, system: "macOS 15") {
      try $0.save(.addSubgroup($0.identifier("Friends"), group: $0.identifier("Friends")))
      return $0.device.groups.map { "\($0.parent?.uuidText ?? "none")" }
    },
    RuleCase(
      rule: .meCardIsOnMac, configure: { $0.me = 1 },
      play: { [try $0.process.meContact(keys: RequestedKeys(.name)).givenName] }),
    RuleCase(rule: .missingMeCardFails, system: "macOS 15") {
      [try $0.process.meContact(keys: RequestedKeys(.name)).givenName]
    },
    RuleCase(rule: .linkedCardsComeAsOne) { try $0.names(nil) },
    RuleCase(rule: .unificationFollowsFilter, access: .limited(["ana"])) {
      try $0.fetch(nil).map(\.identifierText)
    },
    RuleCase(rule: .unifiedContactHasOwnIdentifier) { try $0.fetch(nil).map(\.identifierText) },
    RuleCase(rule: .unifiedContactHasNoAccount) {
      try $0.process.containers(matching: .ofContact(try $0.joinedIdentifier)).map(\.name)
    },
    RuleCase(rule: .unifiedEditReachesCards) {
      try $0.save(
        .update(identifier: try $0.joinedIdentifier, keys: .name, values: .named("Eve")))
      return try $0.names(nil)
    },
    RuleCase(rule: .personLinksCards) {
      try $0.device.edit([.link(["ben", "eli"])])
      return try $0.names(nil)
    },
    RuleCase(rule: .savedDatesAreChecked) {
      try $0.save(.update(identifier: "ben", keys: ContactKeySet(.birthday), values: wrong))
      return []
    },
    RuleCase(rule: .severalFaultsComeTogether) {
      let keys = ContactKeySet([.birthday, .dates])
      try $0.save(.update(identifier: "ben", keys: keys, values: wrong))
      return []
    },
    RuleCase(rule: .laterCallWins) {
      try $0.save(
        .delete(identifier: "ben"),
        .add(RecordIdentifier(text: "ben"), .named("Ben"), isFromStore: true))
      return try $0.names(nil)
    },
  ]

  private static var wrong: ContactValues {
    var values = ContactValues()
    values.birthday = DateComponents(month: 13, day: 1)
    values.dates = [LabeledValue(label: nil, value: DateComponents(year: 1))]
    return values
  }
}

extension Phone {
  /// The identifier of the contact that Ana's and Dia's cards come as.
  fileprivate var joinedIdentifier: String {
    get throws { try fetch(.identifiers(["ana"]))[0].identifierText }
  }
}
