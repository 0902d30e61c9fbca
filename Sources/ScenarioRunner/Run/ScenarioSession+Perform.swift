internal import ContactsProvider

extension ScenarioSession {
  /// Calls a function of the app that runs, and waits until the app has settled.
  func perform(
    _ perform: PlannedPerform, _ step: PlannedStep
  ) throws(StepProblem) -> PreparedCall {
    let process = try apps[step.app].runningProcess()
    guard let function = apps[step.app].code?.functions[perform.function] else {
      throw unknown(perform.function, step.app)
    }
    return AppCode.call(function, AppArguments(perform.arguments), in: process)
  }

  private func unknown(_ function: String, _ app: Int) -> StepProblem {
    let name = plan.apps[app].runs ?? plan.apps[app].description.name
    let offered = (apps[app].code?.functions ?? [:]).keys.sorted()
    return StepProblem(
      "'\(name)' has no function '\(function)'",
      hint: "it offers \(offered.listed(conjunction: "and"))")
  }
}
