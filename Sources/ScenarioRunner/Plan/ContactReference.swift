public import ScenarioSyntax

/// A contact that a scenario names.
public struct ContactReference: Sendable {
  /// What the name means.
  public enum Target: Sendable, Hashable {
    /// A contact of the device, by its place in the device's configuration.
    case seed(Int)
    /// A contact that a step adds, by its slot: the additions of a plan are numbered from 0.
    case added(Int)
    /// A name that is looked up when the step runs: app code may have added it.
    case lookUp
  }

  /// The identifier or full name as it is written.
  public var text: String
  /// The contact.
  public var target: Target
  /// Where the name stands.
  public var span: SourceSpan
}
