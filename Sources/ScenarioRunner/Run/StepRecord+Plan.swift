internal import ContactsProvider
internal import ScenarioSyntax

extension StepRecord {
  /// Makes the record of a step to which nothing has happened so far.
  init(_ step: PlannedStep, of plan: ScenarioPlan, _ outcome: Outcome) {
    self.init(
      number: step.number, actor: step.actor,
      app: Self.app(of: step, plan),
      words: StepWords(step, of: plan).lines, because: step.because,
      source: step.lines.map { SourceLine(number: $0, text: plan.source.line($0)) },
      outcome: outcome, notes: [], failures: [], decisions: [])
  }

  private static func app(of step: PlannedStep, _ plan: ScenarioPlan) -> String? {
    guard plan.apps.count > 1, step.call?.verb.declaration.concernsApp ?? true else { return nil }
    return plan.apps[step.app].shownName
  }
}

extension AppPlan {
  /// What reports call the app: as steps do, where it has a name there.
  var shownName: String { name ?? description.name }
}
