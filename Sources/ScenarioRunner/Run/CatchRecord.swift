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
    guard failed?.number != planned.step else { return }
    let place = plan.source.position(at: planned.span.start)
    miss = StepFailure(
      message: failed.map { "step \(planned.step) was to fail, and step \($0.number) did" }
        ?? "step \(planned.step) was to fail, and every step passed",
      comparison: [],
      hint: failed == nil
        ? "where the app is no longer faulty, take 'catches' away and keep the scenario"
        : "make step \(failed?.number ?? 0) pass, or name it under 'catches'",
      line: place.line, column: place.column)
  }
}

extension RunRecord.Outcome {
  /// How a scenario ends of which these steps were played.
  init(of steps: [StepRecord], caught: CatchRecord?) {
    let holds = caught.map { $0.miss == nil } ?? !steps.contains { $0.outcome == .failed }
    self = holds ? .passed : .failed
  }
}
