public import ScenarioSyntax

/// The failure that a scenario is to find in a faulty app: it passes where just that step fails.
public struct PlannedCatch: Sendable {
  /// The number of the step that is to fail.
  public var step: Int
  /// What the app's developer is to change.
  public var change: String
  /// Where it stands.
  public var span: SourceSpan
}
