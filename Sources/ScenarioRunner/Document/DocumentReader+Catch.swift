internal import ScenarioSyntax

extension DocumentReader {
  /// The failure that a scenario is to find; `stepCount` is nil where some steps are not known.
  func readCatch(_ scenario: FieldReader, stepCount: Int?) -> PlannedCatch? {
    if scenario.exclude(
      "catches", "journeys", because: "what a step is to show needs steps")
    {
      return nil
    }
    guard let node = scenario.value("catches"),
      let fields = FieldReader(
        self, node, owner: "'catches'",
        example: "catches: {step: 2, change: Show the contacts that are shared}")
    else { return nil }
    let step = fields.required("step", example: "step: 2")
      .flatMap { caughtStep($0, stepCount: stepCount) }
    let change = fields.required("change", example: "change: Ask when the person taps Invite")
      .flatMap { text($0, for: "change") }
    fields.finish()
    guard let step, let change else { return nil }
    return PlannedCatch(step: step, change: change, span: node.span)
  }

  private func caughtStep(_ node: Node, stepCount: Int?) -> Int? {
    guard let step = number(node, for: "step", in: 1...1_000_000) else { return nil }
    guard let stepCount, step > stepCount else { return step }
    report(
      .unknownStep, "there is no step \(step)", at: node.span,
      label: stepCount == 1 ? "the scenario has 1 step" : "the scenario has \(stepCount) steps",
      hint: "steps are counted from 1, those within 'each' one by one")
    return nil
  }
}
