/// Playing several scenarios at once.
extension ScenarioRun {
  /// Plays scenarios, several at once, and hands over each record in the order of the plans.
  ///
  /// A scenario in which an app runs is played alone: stores that its code makes outside any task
  /// of the app belong to the only device that is alive. So no record depends on `jobs`.
  ///
  /// - Parameters:
  ///   - plans: The scenarios.
  ///   - jobs: How many are played at once at most; at least 1.
  ///   - report: Takes a record and tells whether to go on; what comes later is not handed over.
  public func run(
    _ plans: [ScenarioPlan], jobs: Int, report: (RunRecord) -> Bool
  ) async {
    await carryOut(plans, jobs: jobs, isAlone: \.runsApp, { await run($0) }, report)
  }

  /// Does some work for each scenario, as ``run(_:jobs:report:)`` does.
  func carryOut<Element: Sendable, Result: Sendable>(
    _ elements: [Element], jobs: Int, isAlone: (Element) -> Bool,
    _ work: @escaping @Sendable (Element) async -> Result, _ report: (Result) -> Bool
  ) async {
    var line = WorkLine(elements.map(isAlone), jobs: jobs)
    var results: [Int: Result] = [:]
    var reported = 0
    await withTaskGroup { group in
      while reported < elements.count {
        while let place = line.start() {
          let element = elements[place]
          group.addTask { (place, await work(element)) }
        }
        guard let (place, result) = await group.next() else { return }
        line.end()
        results[place] = result
        while let result = results.removeValue(forKey: reported) {
          reported += 1
          if !report(result) { return }
        }
      }
    }
  }
}

extension ScenarioPlan {
  /// Whether code of an app runs in it.
  var runsApp: Bool { apps.contains { $0.runs != nil } }
}

/// Pieces of work in a line, of which some are done alone.
private struct WorkLine {
  private let isAlone: [Bool]
  private let jobs: Int
  private var next = 0
  private var running = 0
  private var runsAlone = false

  init(_ isAlone: [Bool], jobs: Int) {
    self.isAlone = isAlone
    self.jobs = max(1, jobs)
  }

  /// The place of the next piece, where it may start now.
  mutating func start() -> Int? {
    guard next < isAlone.count, !runsAlone, running < (isAlone[next] ? 1 : jobs) else {
      return nil
    }
    runsAlone = isAlone[next]
    running += 1
    defer { next += 1 }
    return next
  }

  /// Notes that a piece is done.
  mutating func end() {
    running -= 1
    runsAlone = false
  }
}
