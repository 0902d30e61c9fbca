/// One thing that the simulated system decides, with the evidence for it.
public struct Rule: Sendable {
  /// How well a rule is known.
  public enum Evidence: String, CaseIterable, Sendable {
    /// Apple says so.
    case documented
    /// Developers report it.
    case reported
    /// Nothing says so; a choice of this project.
    case assumed
  }

  /// The rule's name.
  public let id: RuleID
  /// The part of the rulebook that it is in.
  public let section: RuleSection
  /// What the system does, in one sentence.
  public let sentence: String
  /// How well that is known.
  public let evidence: Evidence
  /// The address of the best source; for an assumption, of the text that leaves it open.
  public let source: String
  /// The numbers of the facts that the rule stands on.
  public let facts: [FactNumber]
  /// The switch of ``Assumptions`` that turns the rule, where there is one.
  public let assumption: String?

  /// Whether the rule can be turned round.
  ///
  /// Rules on what objects are and do cannot: they say how the app's code is written, and with
  /// another outcome it would be other code. Tests show them.
  public var isSwitchable: Bool { section != .objects }
}

extension RuleID {
  /// The rule of this name.
  public var rule: Rule { Rulebook.rules[Int(rawValue)] }
}
