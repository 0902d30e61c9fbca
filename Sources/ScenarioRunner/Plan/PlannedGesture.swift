public import ScenarioSyntax

/// Something on a screen that a step names by what the person reads there.
public struct ScreenTarget: Sendable, Hashable {
  /// What kinds of things can be meant.
  public enum Kind: String, CaseIterable, Sendable {
    /// A button, one of the search field or of an alert included.
    case button
    /// A row of a list.
    case row
  }

  /// What the person reads there.
  public var text: String
  /// The second line of a row, where the step says it.
  public var subtitle: String?
  /// The kind, where the step says it.
  public var kind: Kind?
  /// Where it stands.
  public var span: SourceSpan
}

/// The arguments of `type`.
public struct PlannedTyping: Sendable {
  /// The label or placeholder of the field; nil for the only one.
  public var field: ScreenTarget?
  /// What is typed in place of what was there.
  public var text: String
}

/// The arguments of `scroll`.
public enum PlannedScroll: Sendable {
  /// To the first row.
  case top
  /// To the last row.
  case bottom
  /// Until a row is seen.
  case to(ScreenTarget)
}
