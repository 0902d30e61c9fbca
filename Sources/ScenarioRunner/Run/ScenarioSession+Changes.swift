internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

// How an app keeps up with changes: notifications, and the history.
extension ScenarioSession {
  func observeChanges(_ app: Int) throws(StepProblem) {
    apps[app].observer = ChangeObserver(of: try apps[app].runningProcess())
  }

  func takeToken(_ step: PlannedStep) throws(StepProblem) {
    let process = try apps[step.app].runningProcess()
    let token = process.asAmbient { CNContactStore().currentHistoryToken }
    apps[step.app].tokens[step.resultName ?? ""] = .some(token)
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
      outcome.handed = visitor.contacts
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
        hint: "take one first: - {takeToken: , as: \(name)}; an app has only tokens of its own")
    }
  }
}

// MARK: Hearing of changes

extension ScenarioSession {
  /// How often an app may answer a change by another one until it counts as going round in circles.
  private static let longestExchange = 100

  /// Lets every app that runs hear what was announced, so that what it counts is no matter of time.
  ///
  /// What its own code does about it belongs to the step.
  func hearAnnouncements(openWorkBefore: [Int]) async throws(StepProblem) {
    for _ in 0..<Self.longestExchange {
      let mark = device.newestEntryNumber
      for app in apps where app.isRunning { app.process?.waitForAnnouncements() }
      for place in apps.indices where !apps[place].functions.isEmpty {
        try await settle(place, openWorkBefore[place])
      }
      if told(after: mark).isEmpty { return }
    }
    try endChangeLoop()
  }

  /// The apps that were told of changes after an entry of the ledger.
  private func told(after mark: Int) -> Set<String> {
    let entries = device.ledger(after: mark)
    return Set(
      entries.compactMap { entry in
        guard case .announcement = entry.event else { return nil }
        return entry.bundleIdentifier
      })
  }

  /// Waits until an app's code has done what it does about changes.
  private func settle(_ place: Int, _ openWorkBefore: Int) async throws(StepProblem) {
    let app = apps[place]
    let deadline = ContinuousClock.now + run.settlingTime
    while let process = app.process, process.isRunning, process.openWorkCount > openWorkBefore {
      if !held(of: app.bundleIdentifier).isEmpty { return }
      guard ContinuousClock.now < deadline else {
        throw StepProblem(
          "what '\(app.plan.shownName)' does about a change has not settled after "
            + "\(run.settlingTime.inSeconds) of real time",
          hint: "work that is handed to a queue, an operation queue, a task or a completion counts")
      }
      _ = await MainThread.turn(within: run.settlingTime)
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Closes the apps that go on changing contacts because contacts changed.
  private func endChangeLoop() throws(StepProblem) {
    let loud = told(after: max(0, device.newestEntryNumber - Self.longestExchange))
    let looping = apps.filter { loud.contains($0.bundleIdentifier) }
    for app in looping { device.quit(app.bundleIdentifier) }
    let names = looping.map { "'\($0.plan.shownName)'" }.listed(conjunction: "and")
    throw StepProblem(
      "a change loop: \(names) hears of a change and makes another one, "
        + "\(Self.longestExchange) times over",
      hint: "let what listens to CNContactStoreDidChange save only where something is different")
  }
}
