internal import ContactsPicker
internal import ContactsProvider

// Calls of an app that last, and how long a step waits for them.
extension ScenarioSession {
  /// Makes a call of the step's app, and ends when it has come back or waits for the person.
  func carryOut(
    _ prepared: PreparedCall, _ step: PlannedStep
  ) async throws(StepProblem) -> CallOutcome {
    let process = try apps[step.app].runningProcess()
    let kinds = step.call?.verb.declaration.asks ?? []
    let call: OpenCall
    switch prepared {
    case .blocking(let work):
      guard canBeHeld(step, by: kinds) else {
        return try conclude(work(), step.app, as: step.resultName)
      }
      call = OpenCall(of: process)
      call.runOnThread(work)
    case .starting(let started, let start):
      call = started
      start(started)
    }
    switch await wait(for: call, of: process, heldBy: kinds) {
    case .done(let outcome): return try conclude(outcome, step.app, as: step.resultName)
    case .ended: return CallOutcome()
    case .unsettled: throw unsettled(call, process, step)
    case .held:
      apps[step.app].pending.append(
        PendingCall(call: call, heldBy: kinds, resultName: step.resultName))
      return CallOutcome(isPending: true)
    }
  }

  /// Whether a call of a step may wait for what the person leaves, or left, on the screen.
  private func canBeHeld(_ step: PlannedStep, by kinds: [QuestionKind]) -> Bool {
    step.answers.contains { $0.choice.word == .ignore }
      || held(of: apps[step.app].bundleIdentifier).contains(where: kinds.contains)
  }

  /// What the person left on the screen in front of an app.
  func held(of app: String) -> [QuestionKind] {
    guard device.hasOpenQuestion(of: app) else { return [] }
    return QuestionKind.allCases.filter { kind in
      switch kind {
      case .accessPrompt: device.heldPrompt(of: app) != nil
      case .picker: device.heldPicker(of: app) != nil
      case .accessButton, .accessPicker: false
      }
    }
  }

  /// Keeps what a call gave for later steps.
  func conclude(
    _ outcome: CallOutcome, _ app: Int, as name: String?
  ) throws(StepProblem) -> CallOutcome {
    if let problem = outcome.problem { throw problem }
    bind(outcome)
    if let handed = outcome.handed {
      apps[app].results.append(HeldResult(name: name, contacts: handed))
    }
    return outcome
  }

  /// Notes which contacts a save added, and which groups have new names.
  func bind(_ outcome: CallOutcome) {
    for (addition, identifier) in outcome.added { contacts.bind(addition, to: identifier) }
    for (name, identifier) in outcome.namedGroups { contacts.groups.bind(name, to: identifier) }
  }

  /// How a wait ended.
  enum Waiting {
    case done(CallOutcome)
    /// What is open waits for what the person left on the screen.
    case held
    /// The process ended first, so that nothing comes back.
    case ended
    /// The time ran out.
    case unsettled
  }

  /// Waits until a call has come back, and what belongs to it is done.
  ///
  /// Only code of an app can hang by itself, so only that has to come back in time.
  func wait(
    for call: OpenCall, of process: AppProcess, heldBy kinds: [QuestionKind]
  ) async -> Waiting {
    var pulse = Pulse()
    let deadline = ContinuousClock.now + run.settlingTime
    while process.isRunning {
      if let outcome = call.settledOutcome(in: process) { return .done(outcome) }
      let isHeld = held(of: process.bundleIdentifier).contains(where: kinds.contains)
      // Code that does something else while a prompt is open, or holds the main thread, is only slow.
      let waitsForPerson = isHeld && call.hasWaited(in: process) && pulse.isMainThreadFree
      if isHeld {
        let activity = Activity(
          hasBegun: call.hasBegun, hasReturned: call.hasReturned, openWork: process.openWorkCount,
          newestEntry: device.newestEntryNumber)
        if pulse.isQuiet(at: activity) {
          if let outcome = call.outcomeBesideHeldWork(in: process) { return .done(outcome) }
          if waitsForPerson { return .held }
        }
      }
      if call.countsOpenWork, !waitsForPerson, pulse.hadItsTurns, ContinuousClock.now >= deadline {
        return .unsettled
      }
      await pulse.beat(within: run.settlingTime)
    }
    return .ended
  }

  private func unsettled(
    _ call: OpenCall, _ process: AppProcess, _ step: PlannedStep
  ) -> StepProblem {
    let count = process.openWorkCount
    let open =
      count == 1
      ? "one piece of work that it handed on is" : "\(count) pieces of work that it handed on are"
    let state =
      switch (call.hasReturned, count) {
      case (true, _): "has returned, but \(open) still open"
      case (false, 0): "has not returned"
      case (false, _): "has not returned, and \(open) still open"
      }
    return StepProblem(
      "'\(step.callName)' has not settled after \(run.settlingTime.inSeconds) of real time: "
        + "it \(state)",
      hint: "work that is handed to a queue, an operation queue, a task or a completion counts",
      isOfApp: true)
  }
}

extension PlannedStep {
  /// What the step calls: the function of an app, or what is tapped on its screen; else the verb.
  fileprivate var callName: String {
    switch call {
    case .perform(let perform): perform.function
    case .tap(let target): target.text
    default: call?.verb.rawValue ?? "expect"
    }
  }
}

/// What shows that something of an app goes on.
private struct Activity: Equatable {
  let hasBegun: Bool
  let hasReturned: Bool
  let openWork: Int
  let newestEntry: Int
}

/// The rhythm of a wait: quick at first, since most calls come back at once.
private struct Pulse {
  private static let quickBeats = 30
  /// How long nothing must go on until what is open counts as waiting for the person.
  private static let quiet = Duration.milliseconds(20)

  /// Whether code of the app let others run when that was last tried.
  private(set) var isMainThreadFree = true
  private var heldTurns = 0
  private var beats = 0
  private var latest: Activity?
  private var since = ContinuousClock.now

  /// Whether what is late is late by itself: on a busy machine others may take the time.
  ///
  /// Either there were turns for everybody, or the main thread was held for two whole waits.
  var hadItsTurns: Bool { beats >= 50 || heldTurns >= 2 }

  /// Tells whether nothing has gone on for a while.
  mutating func isQuiet(at activity: Activity) -> Bool {
    if activity != latest {
      latest = activity
      since = .now
    }
    return activity.hasBegun && ContinuousClock.now - since >= Self.quiet
  }

  /// Lets what waits for the main actor run; later also some time go by.
  mutating func beat(within limit: Duration) async {
    beats += 1
    isMainThreadFree = await MainThread.turn(within: limit)
    heldTurns = isMainThreadFree ? 0 : heldTurns + 1
    if beats > Self.quickBeats { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

extension Duration {
  /// The duration in words, such as `5 seconds`.
  var inSeconds: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    if milliseconds % 1000 != 0 { return "\(milliseconds) milliseconds" }
    return milliseconds == 1000 ? "1 second" : "\(milliseconds / 1000) seconds"
  }
}
