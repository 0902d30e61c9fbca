internal import ContactsPicker
internal import ContactsProvider

/// One scenario while it is played: the device, the person, and the apps with what they hold.
///
/// Not shared: one task plays the steps, one after the other.
final class ScenarioSession {
  let plan: ScenarioPlan
  let run: ScenarioRun
  let device: SimulatedDevice
  let person = ScriptedPerson()
  var contacts: KnownContacts
  var apps: [AppRun]
  /// The decisions of the latest step in which the system decided something.
  private var decisions: [DecisionRecord] = []
  /// What the person saw of the apps when they were started.
  private(set) var openings: [OpeningScreens] = []
  /// The newest entry of the ledger at the end of each step; step 0 is the launch.
  private(set) var stepEnds: [(step: Int, entry: Int)] = []

  /// Switches the device on, installs the apps and starts them.
  ///
  /// The person of a world answers in place of the steps, where there is one.
  init(
    _ plan: ScenarioPlan, of run: ScenarioRun, world: WorldPerson? = nil
  ) async throws(SetUpFailure) {
    self.plan = plan
    self.run = run
    run.follow?(.launch(of: plan))
    var configuration = plan.device.configuration
    configuration.faultPolicy = .report
    configuration.showsPrintedLines = false
    configuration.switchedRules.formUnion(run.switchedRules)
    do throws(ConfigurationError) { device = try SimulatedDevice(configuration) } catch {
      throw SetUpFailure(message: error.words)
    }
    contacts = KnownContacts(of: plan, on: device)
    apps = plan.apps.map(AppRun.init)
    device.setPerson { [person] (prompt: Prompt) in person.answer(prompt) }
    device.setPerson { [person] (sheet: PickerSheet) in person.answer(sheet) }
    device.setPerson { [person] (button: AccessButtonView) in person.answer(button) }
    device.setPerson { [person] (sheet: AccessPickerSheet) in person.answer(sheet) }
    person.begin([], contacts, leavingRest: true)
    world?.begin(contacts, on: device)
    for place in apps.indices { try install(place) }
    for place in apps.indices {
      do throws(StepProblem) { try await launch(place, step: 0) } catch {
        throw SetUpFailure(message: error.message)
      }
    }
    do throws(StepProblem) { openings = try await openingScreens() } catch {
      throw SetUpFailure(message: error.message)
    }
    stepEnds.append((0, device.newestEntryNumber))
  }

  private func install(_ place: Int) throws(SetUpFailure) {
    let app = plan.apps[place]
    if let name = app.runs, run.catalog[name] == nil {
      throw SetUpFailure(message: unregistered(name))
    }
    var description = app.description
    do throws(StepProblem) { description.access = try access(app.access) } catch {
      throw SetUpFailure(message: error.message)
    }
    device.install(description)
  }

  private func unregistered(_ name: String) -> String {
    "no app '\(name)' is registered here; registered: \(run.catalog.names.listed(conjunction: "and"))"
  }

  private func access(_ access: PlannedAccess) throws(StepProblem) -> Access {
    switch access {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .authorized: .authorized
    case .limited(let shared): .limited(try contacts.identifiers(of: shared ?? []))
    }
  }

  /// Starts an app, or starts it again.
  func launch(_ place: Int, step: Int) async throws(StepProblem) {
    let process = device.launch(apps[place].bundleIdentifier)
    var launched: (code: LaunchedApp, watch: ScreenWatch?)?
    if let process, let app = plan.apps[place].runs.flatMap({ run.catalog[$0] }) {
      launched = await AppCode.launch(app, in: process, within: run.patience.launching)
      if launched == nil {
        throw StepProblem(
          "'\(app.name)' cannot be started: code of an app has held the main thread for "
            + run.patience.launching.inSeconds)
      }
    }
    apps[place].begin(process, code: launched?.code, watch: launched?.watch)
    noteEnds(step: step)
  }

  /// Closes every app, so that nothing of the scenario lives on in what was left open.
  func end() {
    for app in apps { device.quit(app.bundleIdentifier) }
  }

  /// Plays all steps; those after a failed one are not run.
  func play() async -> [StepRecord] {
    var records: [StepRecord] = []
    var hasFailed = false
    for step in plan.steps {
      let record = hasFailed ? StepRecord(step, of: plan, .notRun) : await play(step)
      hasFailed = hasFailed || record.outcome == .failed
      stepEnds.append((step.number, device.newestEntryNumber))
      records.append(record)
    }
    return records
  }

  /// Closes the apps that wait for the person, so that no thread of theirs waits for ever.
  func close() {
    for app in apps where device.hasOpenQuestion(of: app.bundleIdentifier) {
      device.quit(app.bundleIdentifier)
    }
  }

  private func play(_ step: PlannedStep) async -> StepRecord {
    run.follow?(.step(step, of: plan))
    var events = StepEvents(after: device.newestEntryNumber)
    let hasSeveralCalls = apps[step.app].pending.count > 1
    // What comes up while an app starts is left on the screen, for a step to answer.
    person.begin(step.answers, contacts, leavingRest: step.call?.verb == .relaunch)
    // What an answer lets go on is of the step, whenever it began.
    let openWork = apps.map {
      step.call?.verb == .answer ? 0 : $0.process?.openWorkCount ?? 0
    }
    var outcome = CallOutcome()
    var sight = ScreenSight()
    var problem: StepProblem?
    await beginLooking(at: step.app)
    do throws(StepProblem) {
      outcome = try await call(step)
      try await hearAnnouncements(openWorkBefore: openWork)
      try await goOnAtEnd(of: step.app, openWorkBefore: openWork)
    } catch { problem = error }
    do throws(StepProblem) { sight = try await self.sight(of: step.app) } catch {
      problem = problem ?? error
    }
    noteEnds(step: step.number)
    events.read(from: device, app: apps[step.app].bundleIdentifier)
    if hasSeveralCalls { events.orderCalls(by: LedgerWords(contacts: contacts).text) }
    if step.call != nil, !events.entries.isEmpty { decisions = [] }
    let followers = events.entries.dropFirst().map(Optional.some) + [nil]
    decisions += zip(events.entries, followers).map {
      decision($0, before: $1, step: step.number)
    }
    if events.termination != nil { outcome = CallOutcome() }
    let view = StepView(
      step: step, plan: plan, device: device, app: apps[step.app],
      listeners: apps.filter(\.listens), contacts: contacts, person: person,
      events: events, outcome: outcome, sight: sight, problem: problem)
    var record = StepRecord(step, of: plan, .passed)
    record.notes = StepNotes(view).notes
    record.screens = view.screens
    record.failures = view.failures()
    if !record.failures.isEmpty { record.outcome = .failed }
    record.decisions = decisions
    record.error = view.outcome.error?.identity
    record.termination = events.termination
    return record
  }

  /// Notes which apps the system ended.
  func noteEnds(step: Int) {
    for place in apps.indices {
      guard let process = apps[place].process, !process.isRunning else { continue }
      guard let termination = device.termination(of: apps[place].bundleIdentifier) else {
        continue
      }
      apps[place].end(.ended(termination, step: step))
    }
  }

  private func decision(
    _ entry: LedgerEntry, before next: LedgerEntry?, step: Int
  ) -> DecisionRecord {
    let app = apps.first { $0.bundleIdentifier == entry.bundleIdentifier }
    return DecisionRecord(
      step: step, time: entry.time, app: app?.plan.description.name,
      text: LedgerWords(contacts: contacts).text(of: entry.event, before: next?.event),
      rules: entry.rules.rules)
  }
}

extension SimulatedDevice {
  /// The number of the newest entry of the ledger; 0 before the first.
  var newestEntryNumber: Int { ledger.last?.number ?? 0 }
}

extension ConfigurationError {
  fileprivate var words: String {
    switch self {
    case .duplicateIdentifier(let identifier):
      "two contacts of the device have the id '\(identifier)'; give one of them another"
    case .unknownAccount, .unknownContact, .memberOfAnotherAccount: explanation
    }
  }
}
