internal import ScenarioSyntax

/// What became of the failure that a scenario is to find.
public struct CatchRecord: Sendable, Hashable {
  /// The number of the step that is to fail.
  public var step: Int
  /// What the app's developer is to change.
  public var change: String
  /// What happened in its place; nil where the failure was found.
  public var miss: StepFailure?
}

extension CatchRecord {
  /// Looks for the failure among the steps that were played.
  init(_ planned: PlannedCatch, of plan: ScenarioPlan, in steps: [StepRecord]) {
    self.init(step: planned.step, change: planned.change)
    let failed = steps.first { $0.outcome == .failed }
    guard let (message, hint) = Self.reason(planned.step, failed) else { return }
    let place = plan.source.position(at: planned.span.start)
    miss = StepFailure(
      message: message, comparison: [], hint: hint, line: place.line, column: place.column)
  }

  /// Why the failure of a step is not what was to be found, and what to do; nil where it is.
  private static func reason(
    _ step: Int, _ failed: StepRecord?
  ) -> (message: String, hint: String)? {
    guard let failed else {
      return (
        "step \(step) was to fail, and every step passed",
        "where the app is no longer faulty, take 'catches' away and keep the scenario"
      )
    }
    guard failed.number == step else {
      return (
        "step \(step) was to fail, and step \(failed.number) did",
        "make step \(failed.number) pass, or name it under 'catches'"
      )
    }
    guard !failed.failures.contains(where: \.isOfApp) else { return nil }
    return (
      "step \(step) failed for no fault of the app: \(failed.failures.first?.message ?? "")",
      "mend the step; what is caught is an expectation that does not hold, an error of the app's "
        + "call, or the end of the app"
    )
  }
}

extension RunRecord.Outcome {
  /// How a scenario ends of which these steps were played.
  init(of steps: [StepRecord], caught: CatchRecord?) {
    let holds = caught.map { $0.miss == nil } ?? !steps.contains { $0.outcome == .failed }
    self = holds ? .passed : .failed
  }
}
