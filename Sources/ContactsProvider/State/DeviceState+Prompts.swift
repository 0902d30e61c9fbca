import Dispatch

/// What an answer does at a stage of a prompt.
enum PromptStep: Sendable, Hashable {
  /// The prompt goes away and a decision is kept.
  case decide(AppState.Decision)
  /// The next stage is shown and gets the same answer.
  case carryOn(Prompt.Stage)
  /// The next stage is shown and wants an answer of its own.
  case show(Prompt.Stage)
  /// The prompt goes away.
  case giveUp

  /// Every transition by prompt: flow, stage and kind of answer to what follows.
  ///
  /// What is not listed cannot be answered.
  static let table: [SystemCapabilities.PromptFlow: [Prompt.Stage: [AnswerKind: PromptStep]]] = [
    .oneStage: [
      .alert: [.deny: .decide(.denied), .allowFull: .decide(.full)]
    ],
    .twoStage: [
      .alert: [
        .deny: .decide(.denied),
        .continue: .show(.selection),
        .allowFull: .carryOn(.selection),
        .allowLimited: .carryOn(.selection),
        .cancelSelection: .carryOn(.selection),
      ],
      .selection: [
        .allowFull: .decide(.full),
        .allowLimited: .decide(.limited),
        .cancelSelection: .giveUp,
      ],
    ],
  ]
}

/// An answer without what was chosen.
enum AnswerKind: String, Sendable, Hashable {
  case deny
  case allowFull
  case allowLimited
  case cancelSelection
  case `continue`
}

extension PromptAnswer {
  /// The kind; nil where the prompt is left as it is.
  var kind: AnswerKind? {
    switch self {
    case .deny: .deny
    case .allowFull: .allowFull
    case .allowLimited: .allowLimited
    case .cancelSelection: .cancelSelection
    case .continue: .continue
    case .ignore: nil
    }
  }
}

/// What follows an answer.
enum PromptOutcome {
  /// The person is asked on.
  case ask(Prompt)
  /// The prompt is gone.
  case closed
  /// The prompt stays on the screen.
  case held
  /// The answer was none, or none for this prompt; the app is ended.
  case end(Termination)
}

extension DeviceState {
  /// Puts a prompt on the screen, or joins the one that is there.
  ///
  /// - Parameter offered: The contacts that alone can be shared; nil where any can, or all.
  mutating func ask(_ app: String, offering offered: [String]? = nil) -> Admission {
    if let open = apps[app]?.openPrompt { return .wait(open) }
    guard let description = apps[app]?.description else {
      return .refuse(ContactsError(.communicationError))
    }
    promptCount += 1
    let prompt = makePrompt(
      number: promptCount, for: description, at: .alert, offering: offered)
    apps[app]?.promptCount += 1
    apps[app]?.openPrompt = OpenPrompt(prompt)
    record(.prompt(prompt), by: .system, app: app)
    return .ask(prompt)
  }

  /// Carries out an answer of the person.
  mutating func answer(_ prompt: Prompt, with answer: PromptAnswer?) -> PromptOutcome {
    let app = prompt.bundleIdentifier
    // The app may have been closed or replaced meanwhile; its prompt went with it.
    guard apps[app]?.openPrompt?.prompt.number == prompt.number else { return .closed }
    guard let answer else {
      record(.answer(prompt, nil), by: .person, app: app)
      closePrompt(of: app)
      return .end(.unansweredPrompt("the prompt \(prompt.title)"))
    }
    guard answer != .ignore || prompt.offered != nil else {
      record(.answer(prompt, .ignore), by: .person, app: app)
      apps[app]?.openPrompt?.hold()
      return .held
    }
    let step = step(after: answer, to: prompt)
    let outcome = outcome(of: step, answer, to: prompt)
    if apps[app]?.openPrompt?.isShared == true { cite(.waitingCallsShareThePrompt) }
    // After the decision, so that the entry names its rules; before the next stage is shown.
    record(.answer(prompt, answer), by: .person, app: app)
    switch step {
    case .show(let stage): return .ask(advance(prompt, to: stage))
    case .carryOn(let stage): return self.answer(advance(prompt, to: stage), with: answer)
    case .decide, .giveUp, nil:
      closePrompt(of: app)
      return outcome
    }
  }

  private mutating func outcome(
    of step: PromptStep?, _ answer: PromptAnswer, to prompt: Prompt
  ) -> PromptOutcome {
    let app = prompt.bundleIdentifier
    switch step {
    case .decide(let decision):
      decide(decision, answer, for: app, offering: prompt.offered)
      return holds(.answerNeverEndsApp) ? .closed : .end(.privacySettingsChanged)
    case .giveUp:
      cite(.cancelledSelection)
      if assumptions.cancelledSelection == .denied { apps[app]?.decision = .denied }
      return .closed
    case .show, .carryOn: return .closed
    case nil: return .end(.unfittingAnswer(misfit(answer, prompt)))
    }
  }

  private mutating func step(after answer: PromptAnswer, to prompt: Prompt) -> PromptStep? {
    if let offered = prompt.offered { return self.step(after: answer, offering: offered) }
    var flow = capabilities.promptFlow
    if flow == .twoStage, !holds(.twoStagesAsk) { flow = .oneStage }
    return answer.kind.flatMap { PromptStep.table[flow]?[prompt.stage]?[$0] }
  }

  private mutating func decide(
    _ decision: AppState.Decision, _ answer: PromptAnswer, for app: String,
    offering offered: [String]?
  ) {
    let before = access(of: app)
    apps[app]?.decision = decision
    guard case .allowLimited(let identifiers) = answer else { return }
    defer { announceGrant(of: app, from: before) }
    let chosen = offered.map { chosenCards(identifiers, of: $0) } ?? cards(meantBy: identifiers)
    apps[app]?.shared = chosen
    if chosen.isEmpty, !holds(.emptySelectionIsLimited) { apps[app]?.decision = .denied }
  }

  private mutating func advance(_ prompt: Prompt, to stage: Prompt.Stage) -> Prompt {
    let app = prompt.bundleIdentifier
    guard let description = apps[app]?.description else { return prompt }
    let next = makePrompt(number: prompt.number, for: description, at: stage)
    apps[app]?.openPrompt?.prompt = next
    record(.prompt(next), by: .system, app: app)
    return next
  }

  /// Takes a prompt off the screen; calls that wait for it go on.
  mutating func closePrompt(of app: String) {
    apps[app]?.openPrompt?.close()
    apps[app]?.openPrompt = nil
  }

  /// Takes away what is on the screen in front of an app that goes.
  mutating func clearScreen(of app: String) {
    apps[app]?.openSheet = nil
    guard apps[app]?.openPrompt != nil else { return }
    if !holds(.closedPromptLeavesNoDecision) { apps[app]?.decision = .denied }
    closePrompt(of: app)
  }

  /// The texts are those of facts 1.19 to 1.22.
  private func makePrompt(
    number: Int, for app: AppDescription, at stage: Prompt.Stage, offering offered: [String]? = nil
  ) -> Prompt {
    if let offered { return limitedPrompt(number: number, for: app, offering: offered) }
    let hasSheet = capabilities.promptFlow == .twoStage
    return Prompt(
      number: number, bundleIdentifier: app.bundleIdentifier, stage: stage,
      title: "“\(app.name)” Would Like to Access Your Contacts",
      purpose: app.usageDescription ?? "",
      buttons: ["Don’t Allow", hasSheet ? "Continue" : "OK"],
      selectionButtons: hasSheet
        ? ["Select Contacts", "Share All \(book.contactCount) Contacts"] : [])
  }

  private func misfit(_ answer: PromptAnswer, _ prompt: Prompt) -> String {
    if let offered = prompt.offered { return misfit(answer, offering: offered) }
    let fitting = PromptStep.table[capabilities.promptFlow]?[prompt.stage] ?? [:]
    return """
      The answer '\(answer.kind?.rawValue ?? "ignore")' does not fit the \(prompt.stage.rawValue) of this \
      system. Answer it with \(fitting.keys.map(\.rawValue).sorted().joined(separator: " or ")).
      """
  }
}
