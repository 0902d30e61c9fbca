/// What became of every journey in every world.
public struct ComparisonRecord: Sendable {
  /// The title of the scenario.
  public var title: String
}
