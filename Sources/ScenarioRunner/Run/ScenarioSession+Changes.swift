internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

// How an app keeps up with changes: notifications, and the history.
extension ScenarioSession {
  func observeChanges(_ app: Int) throws(StepProblem) {
    apps[app].observer = ChangeObserver(of: try apps[app].runningProcess())
  }

  func takeToken(_ step: PlannedStep) throws(StepProblem) -> CallOutcome {
    let process = try apps[step.app].runningProcess()
    let token = process.asAmbient { CNContactStore().currentHistoryToken }
    apps[step.app].tokens[step.resultName ?? ""] = .some(token)
    return CallOutcome(hasToken: token != nil)
  }

  func changes(_ history: PlannedHistory, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    let process = try apps[step.app].runningProcess()
    let request = CNChangeHistoryFetchRequest()
    request.startingToken = try token(history.token, step)
    request.includeGroupChanges = history.includesGroups
    request.excludedTransactionAuthors = history.excludedAuthors
    return .blocking {
      let visitor = EventCollector()
      var outcome = Self.attempt(as: process) {
        let result = try CNContactStore().enumerator(for: request)
        for case let event as CNChangeHistoryEvent in result.value { event.accept(visitor) }
      }
      guard outcome.error == nil else { return outcome }
      outcome.events = visitor.events
      return outcome
    }
  }

  private func token(
    _ token: PlannedHistory.Token, _ step: PlannedStep
  ) throws(StepProblem) -> Data? {
    switch token {
    case .none: return nil
    case .madeUp(let text): return Data(text.utf8)
    case .taken(let name):
      if let token = apps[step.app].tokens[name] { return token }
      let app = plan.apps[step.app].shownName
      throw StepProblem(
        apps[step.app].reinstalledIn.map {
          "the token '\(name)' went with '\(app)', which was deleted in step \($0)"
        } ?? "'\(app)' has no token '\(name)'",
        hint: "take one first: - takeToken: {as: \(name)}; an app has only tokens of its own")
    }
  }
}

// MARK: Hearing of changes

extension ScenarioSession {
  /// Lets every app that runs hear what was announced, so that what it counts is no matter of time.
  ///
  /// What its own code does about it belongs to the step.
  func hearAnnouncements(
    openWorkBefore: [Int], about cause: String = "about a change"
  ) async throws(StepProblem) {
    let deadline = ContinuousClock.now + run.settlingTime
    var mark = device.newestEntryNumber
    while true {
      for app in apps where app.isRunning { app.process?.waitForAnnouncements() }
      let busy = apps.indices.filter { isBusy($0, openWorkBefore[$0]) }
      let newest = device.newestEntryNumber
      if busy.isEmpty, newest == mark { return }
      mark = newest
      if let first = busy.first, ContinuousClock.now >= deadline {
        throw unsettled(apps[first], cause)
      }
      if !busy.isEmpty { await rest() }
    }
  }

  /// Whether code of an app goes on, other than what waits for the person.
  private func isBusy(_ place: Int, _ openWorkBefore: Int) -> Bool {
    let app = apps[place]
    guard let process = app.process, process.isRunning, app.code != nil else { return false }
    return process.openWorkCount > openWorkBefore && held(of: app.bundleIdentifier).isEmpty
  }

  private func rest() async {
    _ = await MainThread.turn(within: run.settlingTime)
    try? await Task.sleep(for: .milliseconds(1))
  }

  private func unsettled(_ app: AppRun, _ cause: String) -> StepProblem {
    StepProblem(
      "what '\(app.plan.shownName)' does \(cause) has not settled after "
        + "\(run.settlingTime.inSeconds) of real time",
      hint: "work that is handed to a queue, an operation queue, a task or a completion counts")
  }
}
