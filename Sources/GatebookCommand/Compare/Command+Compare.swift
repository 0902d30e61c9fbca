internal import ScenarioRunner

extension Command {
  /// Plays the journeys of some paths and writes their tables; other scenarios are left alone.
  func compare(_ options: RunOptions) async -> ExitStatus {
    let compiled = await compile(options.paths)
    let plans = compiled.correct.flatMap(\.plans).filter { $0.comparison != nil }
    guard !plans.isEmpty else {
      if compiled.status == .passed {
        terminal.diagnose(
          "error: no scenario here compares journeys; `gatebook language journeys` tells how\n")
      }
      return compiled.status.combined(with: .noInput)
    }
    var summary = RunSummary()
    var records: [RunRecord] = []
    let reporter = TerminalReporter(colored: terminal.outputIsColored)
    await scenarioRun(options).run(plans, jobs: options.jobs) { record in
      summary.add(record)
      records.append(record)
      if !options.isJSON { terminal.write(reporter.text(for: .played(record))) }
      terminal.flush()
      return true
    }
    if options.isJSON { terminal.write(ComparisonJSON(records).text) }
    return compiled.status.combined(with: summary.status)
  }
}
