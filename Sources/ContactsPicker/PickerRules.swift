internal import ContactsProvider

/// The rules by which one picker decides, and which of them did since they were last written down.
struct PickerRules: Sendable {
  let assumptions: Assumptions
  private let switched: Set<RuleID>
  private var used = RuleSet()

  init(_ contents: SheetContents) {
    assumptions = contents.assumptions
    switched = contents.switchedRules
  }

  init(_ offer: AccessOffer) {
    assumptions = offer.assumptions
    switched = offer.switchedRules
  }

  /// Tells whether a rule holds, and notes that it decided something.
  mutating func holds(_ rule: RuleID) -> Bool {
    used.insert(rule)
    return !switched.contains(rule)
  }

  /// Notes that a rule decided something whose outcome an assumption holds.
  mutating func cite(_ rule: RuleID) { used.insert(rule) }

  /// The rules that decided something since this was last asked.
  mutating func takeUsed() -> RuleSet {
    defer { used = RuleSet() }
    return used
  }
}
