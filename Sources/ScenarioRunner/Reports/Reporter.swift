public import ContactsProvider

/// One thing that a run tells its reporters.
public enum RunEvent: Sendable {
  /// The run begins.
  case began
  /// A scenario was played.
  case played(RunRecord)
  /// All scenarios were played.
  case ended(RunSummary)
}

/// Turns the events of a run into text; it prints nothing itself and asks no device.
public protocol Reporter: Sendable {
  /// The text that an event adds to the report; empty where it adds none.
  func text(for event: RunEvent) -> String
}

/// How many scenarios passed and failed, and what they exercised.
public struct RunSummary: Sendable {
  /// How many passed.
  public private(set) var passed = 0
  /// How many failed.
  public private(set) var failed = 0
  /// How many could not be played.
  public private(set) var broken = 0
  /// How many were not played, because the run ended before them.
  public private(set) var notRun = 0
  /// How many hints there were.
  public private(set) var hints = 0
  /// How many scenarios had hints.
  public private(set) var hinted = 0
  /// The rules that decided something.
  public private(set) var exercisedRules = RuleSet()
  /// What the apps made of contacts, scenario by scenario.
  private(set) var uses: [ContactUse] = []

  /// Makes the summary of nothing.
  public init() {}

  /// Counts a scenario.
  public mutating func add(_ record: RunRecord) {
    switch record.outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .broken: broken += 1
    }
    hints += record.hints.count
    hinted += record.hints.isEmpty ? 0 : 1
    uses += record.uses
    exercisedRules.formUnion(record.exercisedRules)
  }

  /// Counts scenarios that were not played.
  public mutating func addNotRun(_ count: Int) { notRun += count }
}
