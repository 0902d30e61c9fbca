internal import ScenarioRunner
internal import ScenarioSyntax

extension Command {
  /// Plays scenarios under every assumption and tells which of them end otherwise.
  ///
  /// Of the plays by default only those that failed are reported, unless the report is verbose.
  func vary(_ plans: [ScenarioPlan], _ options: RunOptions) async -> RunSummary {
    let reporter = TerminalReporter(
      colored: terminal.outputIsColored, detail: options.detail == .verbose ? .verbose : .quiet)
    var summary = RunSummary()
    var listing = DependenceListing(colored: terminal.outputIsColored)
    await scenarioRun(options).vary(plans, jobs: options.jobs) { dependence in
      summary.add(dependence.record)
      terminal.write(reporter.text(for: .played(dependence.record)))
      terminal.write(listing.add(dependence))
      terminal.flush()
      return dependence.record.outcome == .passed || !options.stopsAtFailure
    }
    summary.addNotRun(plans.count - summary.played)
    terminal.write(listing.totals)
    return summary
  }
}

/// The texts of `--vary-assumptions`.
struct DependenceListing {
  private let paint: Paint
  private var count = 0
  private var dependentCount = 0
  private var countBySwitch: [String: Int] = [:]

  init(colored: Bool) { paint = Paint(isOn: colored) }

  /// Counts a scenario and tells what changes it; empty where nothing does.
  mutating func add(_ dependence: AssumptionDependence) -> String {
    count += 1
    guard !dependence.changes.isEmpty else { return "" }
    dependentCount += 1
    for name in Set(dependence.changes.map(\.name)) { countBySwitch[name, default: 0] += 1 }
    let record = dependence.record
    let heads = dependence.changes.map { "\($0.name): \($0.value)" }
    let width = heads.map(\.count).max() ?? 0
    let lines = zip(heads, dependence.changes).map { head, change in
      "    \(head.padded(to: width))   \(paint("→", .quiet)) \(change.ending.words)\n"
    }
    let place = "\(record.path.printable):\(record.line)"
    return "\(paint(record.title.printable, .strong))\n  \(paint(place, .quiet))\n"
      + lines.joined() + "\n"
  }

  /// How many scenarios depend on an assumption, and on which.
  var totals: String {
    let scenarios = count == 1 ? "1 scenario depends" : "\(count) scenarios depend"
    let names = AssumptionDependence.switches
    let width = names.map(\.count).max() ?? 0
    let digits = String(countBySwitch.values.max() ?? 0).count
    let lines = names.map { name in
      let number = String(countBySwitch[name, default: 0])
      let gap = String(repeating: " ", count: digits - number.count)
      return "  \(name.padded(to: width))  \(gap)\(number)\n"
    }
    return "\(dependentCount) of \(scenarios) on an assumption\n" + lines.joined() + "\n"
  }
}

extension AssumptionDependence.Ending {
  /// What a scenario does then.
  fileprivate var words: String {
    switch self {
    case .passed: "passes"
    case .failed(let step, let reason): "fails at step \(step): \(reason.printable)"
    case .failedCell(let reason): "fails: \(reason.printable)"
    case .broken(let reason): "cannot be played: \(reason.printable)"
    }
  }
}
