internal import AppScreens

extension ScenarioSession {
  /// Taps what a step names on the screen of the app that runs.
  func tap(_ target: ScreenTarget, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    throw StepProblem("the app shows no screen")
  }

  /// Types into a field of the screen.
  func type(_ typing: PlannedTyping, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    throw StepProblem("the app shows no screen")
  }

  /// Scrolls the list of the screen.
  func scroll(_ scroll: PlannedScroll, _ step: PlannedStep) throws(StepProblem) -> PreparedCall {
    throw StepProblem("the app shows no screen")
  }
}
