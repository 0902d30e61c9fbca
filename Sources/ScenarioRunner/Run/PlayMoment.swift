internal import ScenarioSyntax

/// What a run is doing at a moment, in words: which scenario it plays, and where in it.
package struct PlayMoment: Sendable, Hashable {
  /// The scenario with its place.
  package let scenario: String
  /// The step with its place; nil before the first.
  package let step: String?
  /// Whether the scenario is over.
  package let isOver: Bool

  private init(of plan: ScenarioPlan, step: String?, isOver: Bool) {
    let line = plan.source.position(at: plan.span.start).line
    scenario = "\(plan.source.path):\(line)  \(plan.displayTitle)"
    self.step = step
    self.isOver = isOver
  }

  /// The launch of the apps, before the first step.
  static func launch(of plan: ScenarioPlan) -> Self { Self(of: plan, step: nil, isOver: false) }

  /// The end, which the next scenario may follow.
  static func end(of plan: ScenarioPlan) -> Self { Self(of: plan, step: nil, isOver: true) }

  /// A step.
  static func step(_ step: PlannedStep, of plan: ScenarioPlan) -> Self {
    let line = plan.source.position(at: step.span.start).line
    let words = StepRecord(step, of: plan, .passed).words.first ?? ""
    return Self(
      of: plan, step: "\(plan.source.path):\(line)  step \(step.number): \(words)", isOver: false)
  }
}
