/// A way in which an app could do with less, found by what it did in a run.
public struct PrivilegeHint: Sendable, Hashable {
  /// The number of the step in which it happened; 0 for the launch before the first.
  public var step: Int
  /// The app that it is about, where the scenario has several.
  public var app: String?
  /// The file and the line of the scenario, where the hint is about several scenarios.
  public var scenario: String?
  /// What was more than needed, in one sentence without a final period.
  public var message: String
  /// What to write instead.
  public var remedy: String
}

/// The hints about a registered app, judged over all scenarios of a run in which it ran.
public struct AppHints: Sendable, Hashable {
  /// The name under which the app is registered.
  public var app: String
  /// How many scenarios it ran in.
  public var scenarioCount: Int
  /// The hints, each with the scenario in which it shows first.
  public var hints: [PrivilegeHint]
}
