import ContactsPicker
import ContactsProvider
import Testing

/// What one rule does: something that comes out otherwise where the rule is turned round.
private struct RuleCase: CustomTestStringConvertible, Sendable {
  let rule: RuleID
  let access: Access
  let system: DeviceSystem
  let isRestricted: Bool
  let outcome: @Sendable (AccessPhone) -> String

  init(
    _ rule: RuleID, _ access: Access = .limited(["ana"]), on system: DeviceSystem = .iOS26,
    isRestricted: Bool = false, _ outcome: @escaping @Sendable (AccessPhone) -> String
  ) {
    self.rule = rule
    self.access = access
    self.system = system
    self.isRestricted = isRestricted
    self.outcome = outcome
  }

  var testDescription: String { rule.name }

  /// The outcome with the rule, or with the rule turned round, and whether the ledger names it.
  func play(turning isTurned: Bool) throws -> (text: String, isNamed: Bool) {
    let phone = try AccessPhone(access) { configuration in
      configuration.system = system
      configuration.isRestricted = isRestricted
      if isTurned { configuration.switchedRules = [rule] }
    }
    let text = outcome(phone)
    return (text, phone.device.exercisedRules.contains(rule))
  }

  static let all: [RuleCase] = [
    RuleCase(.buttonMatchesUnsharedOnly) { $0.face("Ana").rawValue },
    RuleCase(.buttonSearchFindsNamesAndValues) { $0.face("cai@mail.example").rawValue },
    RuleCase(.noMatchLeavesButtonEmpty) { $0.face("Ana").rawValue },
    RuleCase(.ignoredValuesDropOut) {
      $0.button("Ben", ignoring: ["ben@x.example"]).face.rawValue
    },
    RuleCase(.oneMatchIsAddedByOneTap) { "\($0.button("Cai", .tap).newlyShared)" },
    RuleCase(.severalMatchesAreChosenFrom) {
      "\($0.button("be", .tap(choosing: ["ben"])).newlyShared)"
    },
    RuleCase(.approvalTellsNewContacts) { "\($0.button("Cai", .tap).newlyShared)" },
    RuleCase(.unverifiedTapGivesNothing) { "\($0.button("Cai", .obscuredTap).newlyShared)" },
    RuleCase(.undecidedTapAsksForLimited, .notDetermined) {
      _ = $0.button("Cai", .tap, prompt: .allowFull)
      return "\($0.status)"
    },
    RuleCase(.fullAccessHidesButton, .authorized) { $0.face("Cai").rawValue },
    RuleCase(.deniedAccessButton, .denied) { $0.face("Cai").rawValue },
    RuleCase(.restrictionHidesButton, isRestricted: true) {
      $0.face("Cai").rawValue
    },
    RuleCase(.accessControlsNeedSystem, on: .visionOS2) {
      $0.face("Cai").rawValue
    },
    RuleCase(.accessControlsNeedSystem, on: .visionOS2) {
      "\($0.picker(.select(["ben"])))"
    },
    RuleCase(.accessPickerNeedsLimited, .denied) { "\($0.picker(.select(["ben"])))" },
    RuleCase(.accessPickerListsEveryone) { phone in
      phone.picker(.cancel)
      return "\(phone.lastSheet?.rows.map(\.identifier) ?? [])"
    },
    RuleCase(.accessPickerTellsNewOnly) { "\($0.picker(.select(["ana", "ben"])))" },
  ]
}

extension DeviceSystem {
  fileprivate static let visionOS2 = DeviceSystem(name: "visionOS 2") ?? .iOS26
}

@Suite("The rules on the access button and the access picker")
struct AccessRuleTests {
  @Test("each decides something, and the ledger names it", arguments: RuleCase.all)
  fileprivate func turned(_ rule: RuleCase) throws {
    let held = try rule.play(turning: false)
    let turned = try rule.play(turning: true)
    #expect(held.text != turned.text)
    #expect(held.isNamed)
    #expect(turned.isNamed)
  }

  @Test("none is left out")
  func complete() {
    let shown = Set(RuleCase.all.map(\.rule))
    let facts = Set((10...25).map { "3.\($0)" })
    let rules = RuleID.allCases.filter { id in
      id.rule.isSwitchable && id.rule.facts.contains { facts.contains($0.description) }
    }
    #expect(rules.filter { !shown.contains($0) } == [])
  }

  @Test("the name search of the address book is the button's, with its assumption")
  func nameSearch() throws {
    let phone = try AccessPhone { $0.assumptions.nameSearchCovers = .namesAndOrganization }
    let before = phone.lastNumber
    _ = phone.face("Cai")
    #expect(phone.rules(after: before).contains(.nameSearchCovers))
  }

  @Test("what a control shares is an entry of the ledger, and what is no longer shared too")
  func ledger() throws {
    let phone = try AccessPhone()
    let before = phone.lastNumber
    phone.button("Cai", .tap)
    phone.picker(.select(["ben"]))
    let entries = phone.device.ledger(after: before)
    let shared = entries.compactMap { entry -> [[RecordIdentifier]]? in
      if case .shared(let new, let gone) = entry.event { [new, gone] } else { nil }
    }
    let (ana, ben, cai) = (id("ana"), id("ben"), id("cai"))
    #expect(shared == [[[cai], []], [[ben], [ana, cai]]])
    #expect(entries.filter { $0.actor == .person }.count == 4)
  }

  private func id(_ text: String) -> RecordIdentifier { RecordIdentifier(text: text) }
}
