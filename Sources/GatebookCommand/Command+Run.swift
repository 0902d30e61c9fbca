internal import ContactsProvider
internal import ScenarioRunner

extension Command {
  /// Plays the scenarios of some paths.
  func run(_ options: RunOptions) async -> ExitStatus {
    let compiled = await compile(options.paths)
    if compiled.files.isEmpty { return compiled.status }
    let reporter = TerminalReporter(colored: terminal.outputIsColored)
    let run = ScenarioRun(catalog: catalog, switchedRules: options.switchedRules)
    var summary = RunSummary()
    terminal.write(reporter.text(for: .began))
    for plan in compiled.correct.flatMap(\.plans) {
      let record = await run.run(plan)
      summary.add(record)
      terminal.write(reporter.text(for: .played(record)))
    }
    reportUnplayed(compiled)
    terminal.write(reporter.text(for: .ended(summary)))
    return compiled.status.combined(with: summary.status)
  }

  private func reportUnplayed(_ compiled: CompiledFiles) {
    let count = compiled.files.count - compiled.correct.count
    guard count > 0 else { return }
    let files = count == 1 ? "1 file has a mistake" : "\(count) files have mistakes"
    terminal.diagnose("error: \(files); none of the scenarios there was played\n")
  }
}

extension RunSummary {
  /// The status that the scenarios alone give.
  var status: ExitStatus {
    if broken > 0 { return .internalFault }
    return failed > 0 ? .failed : .passed
  }
}
