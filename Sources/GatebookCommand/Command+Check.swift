internal import ScenarioRunner

extension Command {
  /// Finds the mistakes in the files of some paths.
  func check(_ paths: [String]) async -> ExitStatus {
    let compiled = await compile(paths)
    if compiled.files.isEmpty { return compiled.status }
    let correct = compiled.correct
    let scenarios = correct.reduce(0) { $0 + $1.plans.count }
    let wrong = compiled.files.count - correct.count
    terminal.write(
      "Files: \(correct.count) correct with \(scenarios) "
        + (scenarios == 1 ? "scenario" : "scenarios") + ", \(wrong) wrong\n")
    return compiled.status
  }
}
