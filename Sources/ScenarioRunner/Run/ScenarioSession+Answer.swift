internal import ContactsPicker
internal import ContactsProvider

extension ScenarioSession {
  /// Answers what was left on the screen; the results are those of the first call that goes on.
  func answer(
    _ answers: [PlannedAnswer], _ step: PlannedStep
  ) async throws(StepProblem) -> CallOutcome {
    let process = try apps[step.app].runningProcess()
    try giveLate(answers, process)
    var given: (outcome: CallOutcome, name: String?)?
    var waiting: [PendingCall] = []
    for pending in apps[step.app].pending {
      switch await wait(for: pending.call, of: process, heldBy: pending.heldBy) {
      case .done(let outcome):
        bind(outcome)
        given = given ?? (outcome, pending.resultName)
      case .held: waiting.append(pending)
      case .ended: return CallOutcome()
      case .unsettled:
        throw StepProblem(
          "a call that was pending has not settled after \(run.settlingTime.inSeconds)")
      }
    }
    apps[step.app].pending = waiting
    guard let given else { return CallOutcome(isPending: !waiting.isEmpty) }
    return try conclude(given.outcome, step.app, as: step.resultName ?? given.name)
  }

  private func giveLate(
    _ answers: [PlannedAnswer], _ process: AppProcess
  ) throws(StepProblem) {
    guard let answer = answers.first else { return }
    let app = process.bundleIdentifier
    let held = held(of: app)
    guard let kind = answer.choice.word.questions.first(where: held.contains) ?? held.first else {
      throw StepProblem(
        "nothing waits for an answer: no prompt or picker of the app was left on the screen",
        hint: "let the person leave one there first: user: ignore", at: answer.span)
    }
    switch kind {
    case .accessPrompt:
      guard let late = try answer.choice.promptAnswer(contacts) else {
        throw .unfitting(answer, to: kind)
      }
      device.answerHeldPrompt(of: app, with: late)
    case .picker:
      var rest = answers
      let gestures = try ScriptedPerson.gestures(&rest, contacts) ?? []
      device.answerHeldPicker(of: app, with: PickerAnswer(gestures))
    case .accessButton, .accessPicker: throw .unfitting(answer, to: kind)
    }
  }
}
