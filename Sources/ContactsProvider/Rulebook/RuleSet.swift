/// A set of rules, one bit for each.
public struct RuleSet: Sendable, Hashable {
  private var bits: UInt128 = 0

  /// Makes an empty set.
  public init() {}

  /// Makes a set of some rules.
  public init(_ rules: some Sequence<RuleID>) {
    for rule in rules { insert(rule) }
  }

  /// The rules of the set in the order of the rulebook.
  public var rules: [RuleID] { RuleID.allCases.filter(contains) }

  /// Whether the set holds no rule.
  public var isEmpty: Bool { bits == 0 }

  /// Tells whether the set holds a rule.
  public func contains(_ rule: RuleID) -> Bool { bits & Self.bit(rule) != 0 }

  /// Adds a rule.
  public mutating func insert(_ rule: RuleID) { bits |= Self.bit(rule) }

  /// Adds the rules of another set.
  public mutating func formUnion(_ other: RuleSet) { bits |= other.bits }

  private static func bit(_ rule: RuleID) -> UInt128 { 1 << UInt128(rule.rawValue) }
}
