internal import ContactsProvider
internal import ScenarioSyntax

extension StepRecord {
  /// Makes the record of a step to which nothing has happened so far.
  init(_ step: PlannedStep, of plan: ScenarioPlan, _ outcome: Outcome) {
    self.init(
      number: step.number, actor: step.actor,
      app: plan.apps.count > 1 ? plan.apps[step.app].shownName : nil,
      words: StepWords(step, of: plan).lines, because: step.because,
      source: step.lines.map { SourceLine(number: $0, text: plan.source.line($0)) },
      outcome: outcome, notes: [], failures: [], decisions: [])
  }
}

extension AppPlan {
  /// What reports call the app: as steps do, where it has a name there.
  var shownName: String { name ?? description.name }
}
