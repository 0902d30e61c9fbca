public import ContactsProvider

/// What became of one scenario: all that a report needs, without the device.
public struct RunRecord: Sendable {
  /// How a scenario ended.
  public enum Outcome: Sendable, Hashable {
    /// Every step held.
    case passed
    /// A step failed.
    case failed
    /// The scenario could not be played, which is no fault of what it tests.
    case broken(String)
  }

  /// The title, with the row of `examples` where there is one.
  public var title: String
  /// The file.
  public var path: String
  /// The line on which the scenario starts.
  public var line: Int
  /// The prose that tells what the scenario is about.
  public var about: String?
  /// The words by which scenarios are chosen.
  public var tags: [String]
  /// How it ended.
  public var outcome: Outcome
  /// What the person saw of the apps before the first step; only of apps whose code runs.
  public var openings: [OpeningScreens] = []
  /// The steps in their order, those included that were not run.
  public var steps: [StepRecord]
  /// The rules that decided something.
  public var exercisedRules: RuleSet
  /// Where the apps could do with less; empty unless the run looks for it.
  public var hints: [PrivilegeHint] = []
  /// What the apps made of contacts, for hints that look at all their scenarios.
  var uses: [ContactUse] = []
  /// What became of the journeys, where the scenario compares some.
  public var comparison: ComparisonRecord?
  /// What became of the failure that the scenario is to find, where it is about a faulty app.
  public var caught: CatchRecord?
}

/// One step as it was played.
public struct StepRecord: Sendable {
  /// How a step ended.
  public enum Outcome: String, Sendable {
    /// Everything held.
    case passed
    /// Something did not hold; the scenario ends.
    case failed
    /// A step before it failed.
    case notRun
  }

  /// The number of the step, from 1.
  public var number: Int
  /// Who acts; nil for an `expect` alone.
  public var actor: PlannedStep.Actor?
  /// The app that the step is about, where the scenario has several.
  public var app: String?
  /// The verb with its arguments as they are written, line by line.
  public var words: [String]
  /// The caption.
  public var because: String?
  /// The source lines of the step.
  public var source: [SourceLine]
  /// How it ended.
  public var outcome: Outcome
  /// What the person saw and answered and what the app got, in order.
  public var notes: [StepNote]
  /// What did not hold; empty unless the step failed.
  public var failures: [StepFailure]
  /// What was decided on the device, in order.
  public var decisions: [DecisionRecord]
  /// Each distinct screen that the person saw in the step, in order; the last one is how it ended.
  public var screens: [ScreenContents] = []
  /// The error that the call of the step ended with.
  public var error: ErrorIdentity?
  /// Why the step's app was ended in the step, where it was.
  public var termination: Termination?
}

/// A line of a source file.
public struct SourceLine: Sendable, Hashable {
  /// The number of the line, from 1.
  public var number: Int
  /// The line without its line break.
  public var text: String
}

/// One thing that happened in a step, for people to read.
public struct StepNote: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// The person saw a prompt.
    case saw
    /// The person answered it.
    case answered
    /// The app got a result or an error.
    case got
    /// The app sent values of contacts away.
    case sent
    /// The app printed something.
    case printed
    /// The system ended an app.
    case ended
    /// Settings refused the person.
    case refused
    /// An assumption decided something.
    case assumed
  }

  /// The kind.
  public var kind: Kind
  /// What happened, in words.
  public var text: String
}

/// One thing that did not hold in a step.
public struct StepFailure: Sendable, Hashable {
  /// What is wrong, in one sentence without a final period.
  public var message: String
  /// Both sides, where an expectation was compared; empty otherwise.
  public var comparison: [ComparisonRow]
  /// What to do about it.
  public var hint: String?
  /// The line of what did not hold.
  public var line: Int
  /// The column of what did not hold.
  public var column: Int
  /// Whether it shows what the app does; a step that cannot be played as it is written does not.
  public var isOfApp = true
}

/// One line of a comparison of both sides.
public struct ComparisonRow: Sendable, Hashable {
  /// What was expected; nil where nothing was.
  public var expected: String?
  /// What there was; nil where there was nothing.
  public var actual: String?
  /// Whether the two agree.
  public var agrees: Bool
}

/// One decision of the system, with the rules that made it.
public struct DecisionRecord: Sendable {
  /// The number of the step during which it was made; 0 before the first.
  public var step: Int
  /// The virtual time since the device was switched on.
  public var time: Duration
  /// The app that it is about, where it is about one.
  public var app: String?
  /// What was decided, in words.
  public var text: String
  /// The rules that decided it.
  public var rules: [RuleID]
}
