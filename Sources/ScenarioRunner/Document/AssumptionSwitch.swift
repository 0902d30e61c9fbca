internal import ContactsProvider
internal import ScenarioSyntax

/// One of the switches that say how the device behaves where Apple documents nothing.
struct AssumptionSwitch: Sendable {
  /// The switch as scenarios spell it.
  let name: String
  /// The value, as scenarios write it.
  let text: @Sendable (Assumptions) -> String
  /// Reads the value of a switch.
  let read: @Sendable (Node, DocumentReader, inout Assumptions) -> Void
  /// The values that it can have, the default first.
  let choices: [Choice]

  /// One value of a switch.
  struct Choice: Sendable {
    /// The value, as scenarios write it.
    let text: String
    /// Gives the switch this value.
    let apply: @Sendable (inout Assumptions) -> Void
  }

  /// Every switch that this version has.
  static let all: [AssumptionSwitch] = [
    words("cancelledSelection", \.cancelledSelection),
    flag("selectionChangeEndsApp", \.selectionChangeEndsApp),
    words("foreignPredicate", \.foreignPredicate),
    words("noteWithoutEntitlement", \.noteWithoutEntitlement),
    words("nameSearchCovers", \.nameSearchCovers),
    words("reinstall", \.reinstall),
    words("contactsLimitedGrant", \.contactsLimitedGrant),
    words("failedSave", \.failedSave),
    words("swipeDown", \.swipeDown),
    words("displayedKeys", \.displayedKeys),
    words("restrictedError", \.restrictedError),
    words("limitedGroups", \.limitedGroups),
    flag("limitedChangesAreAnnounced", \.limitedChangesAreAnnounced),
    flag("changesOutsideSetNotify", \.changesOutsideSetNotify),
    words("deniedAccessButton", \.deniedAccessButton),
    words("expiredToken", \.expiredToken),
    words("photoInVCard", \.photoInVCard),
    numbers("notificationsPerChange", \.notificationsPerChange),
    words("unauthorizedDefaultAccount", \.unauthorizedDefaultAccount),
  ]

  private static func words<Value: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ place: any WritableKeyPath<Assumptions, Value> & Sendable
  ) -> AssumptionSwitch where Value: Equatable & Sendable, Value.RawValue == String {
    AssumptionSwitch(
      name: name, text: { $0[keyPath: place].rawValue },
      read: { node, reader, assumptions in
        guard let value: Value = reader.word(node, for: name) else { return }
        assumptions[keyPath: place] = value
      },
      choices: choices(Value.allCases, of: place) { $0.rawValue })
  }

  private static func numbers<Value: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ place: any WritableKeyPath<Assumptions, Value> & Sendable
  ) -> AssumptionSwitch where Value: Equatable & Sendable, Value.RawValue == Int {
    AssumptionSwitch(
      name: name, text: { "\($0[keyPath: place].rawValue)" },
      read: { node, reader, assumptions in
        let words = Value.allCases.map { ("\($0.rawValue)", $0) }
        guard reader.number(node, for: name) != nil,
          let value = reader.word(node, for: name, among: words)
        else { return }
        assumptions[keyPath: place] = value
      },
      choices: choices(Value.allCases, of: place) { "\($0.rawValue)" })
  }

  private static func flag(
    _ name: String, _ place: any WritableKeyPath<Assumptions, Bool> & Sendable
  ) -> AssumptionSwitch {
    AssumptionSwitch(
      name: name, text: { "\($0[keyPath: place])" },
      read: { node, reader, assumptions in
        guard let value = reader.boolean(node, for: name) else { return }
        assumptions[keyPath: place] = value
      },
      choices: choices([false, true], of: place) { "\($0)" })
  }

  /// The values of a switch, the default first.
  private static func choices<Value: Equatable & Sendable>(
    _ values: some Sequence<Value>, of place: any WritableKeyPath<Assumptions, Value> & Sendable,
    text: (Value) -> String
  ) -> [Choice] {
    let usual = Assumptions()[keyPath: place]
    let ordered = values.filter { $0 == usual } + values.filter { $0 != usual }
    return ordered.map { value in
      Choice(text: text(value), apply: { $0[keyPath: place] = value })
    }
  }
}

extension DocumentReader {
  /// The switches of a device, and which of them the scenario sets.
  func readAssumptions(_ node: Node, into plan: inout DevicePlan) {
    guard let fields = FieldReader(self, node, owner: "'assumptions'") else { return }
    for choice in AssumptionSwitch.all {
      guard let value = fields.value(choice.name) else { continue }
      plan.chosenAssumptions.insert(choice.name)
      choice.read(value, self, &plan.configuration.assumptions)
    }
    fields.finish()
  }
}
