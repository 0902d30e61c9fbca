/// A set of rules, one bit for each.
public struct RuleSet: Sendable, Hashable {
  private var low: UInt128 = 0
  private var high: UInt128 = 0

  /// Makes an empty set.
  public init() {}

  /// Makes a set of some rules.
  public init(_ rules: some Sequence<RuleID>) {
    for rule in rules { insert(rule) }
  }

  /// The rules of the set in the order of the rulebook.
  public var rules: [RuleID] { RuleID.allCases.filter(contains) }

  /// Whether the set holds no rule.
  public var isEmpty: Bool { low == 0 && high == 0 }

  /// Tells whether the set holds a rule.
  public func contains(_ rule: RuleID) -> Bool {
    rule.rawValue < 128 ? low & Self.bit(rule) != 0 : high & Self.bit(rule) != 0
  }

  /// Adds a rule.
  public mutating func insert(_ rule: RuleID) {
    if rule.rawValue < 128 { low |= Self.bit(rule) } else { high |= Self.bit(rule) }
  }

  /// Adds the rules of another set.
  public mutating func formUnion(_ other: RuleSet) {
    low |= other.low
    high |= other.high
  }

  private static func bit(_ rule: RuleID) -> UInt128 { 1 << UInt128(rule.rawValue & 127) }
}
