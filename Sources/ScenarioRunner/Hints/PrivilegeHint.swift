/// A way in which an app could do with less, found by what it did in a run.
public struct PrivilegeHint: Sendable, Hashable {
  /// The number of the step in which it happened; 0 for the launch before the first.
  public var step: Int
  /// The app that it is about, where the scenario has several.
  public var app: String?
  /// What was more than needed, in one sentence without a final period.
  public var message: String
  /// What to write instead.
  public var remedy: String
}
