/// What became of every journey in every world.
public struct ComparisonRecord: Sendable {
  /// A contact of the goal and the keys that the task needs of it.
  public struct Wish: Sendable, Hashable {
    /// What the file calls the contact.
    public var contact: String
    /// The keys, as scenarios write them.
    public var keys: [String]
  }

  /// The contacts and the keys that the task needs.
  public var goal: [Wish] = []
  /// How many values the goal has: what a contact has under a key.
  public var goalValueCount = 0
  /// How many contacts the goal is about, linked cards counting as one.
  public var goalContactCount = 0
  /// How many contacts the address book has, linked cards counting as one.
  public var contactCount = 0
  /// The worlds that the system has.
  public var worlds: [World]
  /// The journeys, in the order of the file.
  public var journeys: [JourneyRecord] = []
  /// The cells that are not as the file fixes them, and steps that no world can carry out.
  public var failures: [CellFailure] = []

  /// Whether the goal is about everybody in the address book.
  public var isAboutEverybody: Bool { goalContactCount == contactCount }
}

/// A journey in every world.
public struct JourneyRecord: Sendable {
  /// What the file calls it.
  public var name: String
  /// What became of it, world by world.
  public var cells: [CellRecord]
}

/// A journey in a world.
public struct CellRecord: Sendable, Hashable {
  /// Why a journey ended before its last step.
  public enum Ending: Sendable, Hashable {
    /// A call failed with this error.
    case error(ErrorIdentity)
    /// The app was ended, for this reason.
    case terminated(String)
    /// A step could not be carried out, for this reason.
    case stopped(String)
  }

  /// The world.
  public var world: World
  /// Whether the app has seen every value of the goal.
  public var reachesGoal: Bool
  /// How many values the app has seen, a value being what a contact has under a key.
  public var exposed: Int
  /// How many of them are beyond the goal.
  public var overCollected: Int
  /// How often the app asked for access.
  public var prompts: Int
  /// How many contacts the person chose one by one.
  public var chosen: Int
  /// Why the journey ended early; nil where it went to its end.
  public var ending: Ending?
  /// The number of the step that ended it.
  public var endingStep: Int?
  /// Whether the file fixes something of it.
  public var isFixed = false
}

/// A cell that is not as the file fixes it, or a step that no world can carry out.
public struct CellFailure: Sendable, Hashable {
  /// The name of the journey.
  public var journey: String
  /// The world; nil for a step that can be carried out in none.
  public var world: World?
  /// What does not hold, with both sides.
  public var failure: StepFailure
  /// The line of the file in which it stands.
  public var source: SourceLine
}
