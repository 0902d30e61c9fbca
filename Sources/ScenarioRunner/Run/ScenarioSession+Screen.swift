internal import ContactsProvider

// The screens of the apps that run, and what the person does to them.
extension ScenarioSession {
  /// Taps what a step names on the screen of the app that runs.
  func tap(_ target: ScreenTarget, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    try touch(.tap(target), step)
  }

  /// Types into a field of the screen.
  func type(_ typing: PlannedTyping, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    try touch(.type(typing), step)
  }

  /// Scrolls the list of the screen.
  func scroll(_ scroll: PlannedScroll, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    try touch(.scroll(scroll), step)
  }

  private func touch(_ touch: Touch, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    let app = apps[step.app]
    let process = try app.runningProcess()
    guard let watch = app.watch else {
      throw StepProblem(
        "'\(app.plan.shownName)' shows no screen",
        hint: "give the app one: return LaunchedApp(functions, screen: …)")
    }
    if device.isInBackground(app.bundleIdentifier) {
      throw StepProblem(
        "'\(app.plan.shownName)' is in the background, where nobody can touch it",
        hint: "let the person come back to it first: - foreground")
    }
    if let kind = held(of: app.bundleIdentifier).first {
      throw StepProblem(
        "\(kind.words) is in front of '\(app.plan.shownName)'",
        hint: "answer it first: - answer: \(kind.answer(meantBy: touch).example)")
    }
    return AppCode.touch(watch, touch, in: process)
  }

  // MARK: Looking

  /// What the person sees of the apps once their launches have settled.
  func openingScreens() async throws(StepProblem) -> [OpeningScreens] {
    let before = apps.map { _ in 0 }
    try await hearAnnouncements(openWorkBefore: before, about: "at its launch")
    for place in apps.indices {
      try await goOnAtEnd(of: place, openWorkBefore: before, about: "at its launch")
    }
    noteEnds(step: 0)
    var openings: [OpeningScreens] = []
    for place in apps.indices where apps[place].plan.runs != nil {
      let opening = OpeningScreens(
        app: apps.count > 1 ? apps[place].plan.shownName : nil,
        screens: try await sight(of: place).changes, notes: openingNotes(of: place))
      if opening != OpeningScreens(app: opening.app) { openings.append(opening) }
    }
    return openings
  }

  /// What happened to an app when it was started.
  private func openingNotes(of place: Int) -> [StepNote] {
    let app = apps[place]
    var events = StepEvents(after: 0)
    events.read(from: device, app: app.bundleIdentifier)
    let launch = PlannedStep(
      number: 0, span: plan.span, lines: 0...0, actor: .app, app: place, because: nil,
      resultName: nil, call: nil, answers: [], expectations: [])
    let view = StepView(
      step: launch, plan: plan, device: device, app: app, listeners: [], contacts: contacts,
      person: person, events: events.about(app.bundleIdentifier), outcome: CallOutcome(),
      sight: ScreenSight(), problem: nil)
    return StepNotes(view).notes.filter { [.saw, .sent, .printed, .ended].contains($0.kind) }
  }

  /// Lets the app go on where the end of a list is in view, until that changes nothing any more.
  func goOnAtEnd(
    of place: Int, openWorkBefore: [Int], about cause: String = "at the end of its list"
  ) async throws(StepProblem) {
    while let watch = apps[place].watch, apps[place].isRunning,
      await MainThread.run(within: run.settlingTime, { watch.lookForEnd() }) == true
    {
      try await hearAnnouncements(openWorkBefore: openWorkBefore, about: cause)
    }
  }

  /// Looks at the screen of an app before a step, so that what comes up later is of the step.
  func beginLooking(at place: Int) async {
    guard let watch = apps[place].watch else { return }
    _ = await MainThread.run(within: run.settlingTime) { watch.beginStep() }
  }

  /// What the person saw of an app since the step began.
  func sight(of place: Int) async throws(StepProblem) -> ScreenSight {
    guard let watch = apps[place].watch, apps[place].isRunning else { return ScreenSight() }
    guard let sight = await MainThread.run(within: run.settlingTime, { watch.sight() }) else {
      throw StepProblem(
        "the screen of '\(apps[place].plan.shownName)' cannot be seen: code of an app has held "
          + "the main thread for \(run.settlingTime.inSeconds)")
    }
    // To make the screen may be what ends the app, and then there is none.
    guard apps[place].isRunning else { return ScreenSight() }
    guard sight.changes.count <= ScreenWatch.limit else {
      throw StepProblem(
        "the screen of '\(apps[place].plan.shownName)' has changed more than "
          + "\(ScreenWatch.limit) times in this step",
        hint: "something in the app changes what it shows without end")
    }
    return sight
  }
}

extension QuestionKind {
  /// The answer that a person gives who touches what they read there, else the first that fits.
  fileprivate func answer(meantBy touch: Touch) -> AnswerWord {
    guard case .tap(let target) = touch,
      let word = closestWord(
        to: target.text.withPlainApostrophes, among: answers.map(\.rawValue))
    else { return answers[0] }
    return AnswerWord(rawValue: word) ?? answers[0]
  }
}
