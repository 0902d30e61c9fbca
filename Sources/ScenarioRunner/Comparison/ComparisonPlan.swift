public import ScenarioSyntax

/// Several ways to one goal, to be compared in every world.
public struct ComparisonPlan: Sendable {
  /// The place of `journeys` in the file.
  public var span: SourceSpan
}
