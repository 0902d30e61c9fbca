public import ScenarioSyntax

/// Several ways to one goal, to be compared in every world.
public struct ComparisonPlan: Sendable {
  /// The place of `journeys` in the file.
  public var span: SourceSpan
  /// The contacts and the keys that the task needs.
  public var goal: [ExposedContact]
  /// The worlds that the system has.
  public var worlds: [World]
  /// The ways, in the order of the file.
  public var journeys: [PlannedJourney]
  /// The cells that the file fixes.
  public var cells: [PlannedCell]
}

/// One way to the goal.
public struct PlannedJourney: Sendable {
  /// What the file calls it.
  public var name: String
  /// The steps; nobody answers in them and nothing is expected.
  public var steps: [PlannedStep]
  /// How many contacts the steps add.
  public var addedContactCount: Int
}

/// What a file fixes of one journey in one world.
public struct PlannedCell: Sendable {
  /// The name of the journey.
  public var journey: String
  /// The world.
  public var world: World
  /// What must hold.
  public var claims: [CellClaim]
}

/// One thing that must hold of a journey in a world.
public struct CellClaim: Sendable {
  /// What is claimed.
  public enum Claim: Sendable {
    /// Whether the goal is reached.
    case goal(Bool)
    /// How many values the app has seen.
    case exposed(NumberClaim)
    /// How many of them are beyond the goal.
    case overCollected(NumberClaim)
    /// How often the app asked for access.
    case prompts(NumberClaim)
    /// The error that ended the journey.
    case error(EventClaim<ErrorIdentity>)
    /// The end of the app that ended the journey.
    case terminated(EventClaim<TerminationCause>)
    /// Whether a step that could not be carried out ended the journey.
    case stopped(Bool)
  }

  /// What is claimed.
  public var claim: Claim
  /// The place of key and value.
  public var span: SourceSpan
}
