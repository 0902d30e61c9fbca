internal import ContactsProvider
internal import ScenarioRunner

extension Command {
  /// Plays the scenarios of some paths.
  func run(_ options: RunOptions) async -> ExitStatus {
    let compiled = await compile(options.paths)
    if compiled.files.isEmpty { return compiled.status }
    if compiled.files.allSatisfy(\.isDevice), compiled.status == .passed {
      terminal.diagnose(
        "error: no scenario here: these files are devices, which scenarios name under 'from'\n")
      return .noInput
    }
    let all = compiled.correct.flatMap(\.plans)
    let plans = all.filter(options.selection.contains)
    guard !plans.isEmpty || all.isEmpty else {
      reportUnplayed(compiled)
      terminal.diagnose("error: \(options.selection.failure(among: all))\n")
      return compiled.status.combined(with: .noInput)
    }
    let summary =
      options.variesAssumptions ? await vary(plans, options) : await play(plans, options)
    reportUnplayed(compiled)
    if options.seeksHints {
      terminal.write(reporter(options).hints(of: summary) + summary.hintLine)
    }
    terminal.write(reporter(options).text(for: .ended(summary)))
    return compiled.status.combined(with: summary.status)
  }

  private func play(_ plans: [ScenarioPlan], _ options: RunOptions) async -> RunSummary {
    let reporter = reporter(options)
    var summary = RunSummary()
    terminal.write(reporter.text(for: .began))
    await scenarioRun(options).run(plans, jobs: options.jobs) { record in
      summary.add(record)
      terminal.write(reporter.text(for: .played(record)))
      terminal.flush()
      return record.outcome == .passed || !options.stopsAtFailure
    }
    summary.addNotRun(plans.count - summary.played)
    return summary
  }

  /// The run that the options ask for.
  func scenarioRun(_ options: RunOptions) -> ScenarioRun {
    ScenarioRun(
      catalog: catalog, switchedRules: options.switchedRules, seekingHints: options.seeksHints,
      patience: .usual, follow: CrashNotice.note)
  }

  private func reporter(_ options: RunOptions) -> TerminalReporter {
    TerminalReporter(colored: terminal.outputIsColored, detail: options.detail)
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

  /// How many hints there were; they are no failures.
  var hintLine: String {
    let appHints = self.appHints
    let places = [
      hinted == 0 ? nil : "in \(hinted) \(hinted == 1 ? "scenario" : "scenarios")",
      appHints.isEmpty
        ? nil : "over all scenarios of \(appHints.count) \(appHints.count == 1 ? "app" : "apps")",
    ].compactMap(\.self)
    let count = appHints.reduce(hints) { $0 + $1.hints.count }
    return count == 0 ? "Hints: none\n" : "Hints: \(count) \(places.joined(separator: " and "))\n"
  }

  /// How many were played.
  var played: Int { passed + failed + broken }
}
