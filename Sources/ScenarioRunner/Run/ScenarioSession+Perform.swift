internal import ContactsProvider

extension ScenarioSession {
  /// Calls a function of the app that runs, and waits until the app has settled.
  func perform(_ perform: PlannedPerform, _ app: Int) async throws(StepProblem) -> CallOutcome {
    let process = try apps[app].runningProcess()
    guard let function = apps[app].functions[perform.function] else {
      throw unknown(perform.function, app)
    }
    let ending = await AppCode.call(
      function, AppArguments(perform.arguments), in: process, within: run.settlingTime)
    var outcome = CallOutcome()
    switch ending {
    case .returned(let value): outcome.functionValue = value
    case .threw(let error as AppArgumentError): throw StepProblem(error.description)
    case .threw(let error): outcome.error = CallError(thrown: error)
    case .ended: break
    case .unsettled(let hasReturned, let openWork):
      throw unsettled(perform.function, hasReturned: hasReturned, openWork)
    }
    return outcome
  }

  private func unknown(_ function: String, _ app: Int) -> StepProblem {
    let name = plan.apps[app].runs ?? plan.apps[app].description.name
    let offered = apps[app].functions.keys.sorted()
    return StepProblem(
      "'\(name)' has no function '\(function)'",
      hint: "it offers \(offered.listed(conjunction: "and"))")
  }

  private func unsettled(
    _ function: String, hasReturned: Bool, _ openWork: Int
  ) -> StepProblem {
    let open =
      openWork == 1
      ? "one piece of work that it handed on is"
      : "\(openWork) pieces of work that it handed on are"
    let state =
      switch (hasReturned, openWork) {
      case (true, _): "has returned, but \(open) still open"
      case (false, 0): "has not returned"
      case (false, _): "has not returned, and \(open) still open"
      }
    return StepProblem(
      "'\(function)' has not settled after \(run.settlingTime.inSeconds) of real time: it \(state)",
      hint: "work that is handed to a queue, an operation queue, a task or a completion counts")
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
