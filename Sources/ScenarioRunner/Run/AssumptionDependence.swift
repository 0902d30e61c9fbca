internal import ContactsProvider

/// What becomes of one scenario when the device behaves otherwise where Apple documents nothing.
public struct AssumptionDependence: Sendable {
  /// A value of a switch under which the scenario ends otherwise.
  public struct Change: Sendable, Hashable {
    /// The switch, as scenarios spell it.
    public var name: String
    /// The value, as scenarios write it.
    public var value: String
    /// How the scenario ends then.
    public var ending: Ending
  }

  /// How a scenario ends, without what was compared.
  public enum Ending: Sendable, Hashable {
    /// Every step held.
    case passed
    /// A step failed: its number, and the first thing that did not hold.
    case failed(step: Int, reason: String)
    /// A cell of a comparison was not as it is fixed: the first one.
    case failedCell(String)
    /// It could not be played.
    case broken(String)
  }

  /// The scenario as it is played by default.
  public var record: RunRecord
  /// The values that change its end, in the order of the switches.
  public var changes: [Change]
}

extension AssumptionDependence {
  /// The switches that have more than one value, in the order of the language.
  public static let switches: [String] = AssumptionSwitch.all
    .filter { $0.choices.count > 1 }.map(\.name)

  /// Every switch with its values as scenarios write them, the default first.
  package static let values: [(name: String, values: [String])] = AssumptionSwitch.all
    .map { ($0.name, $0.choices.map(\.text)) }
}

extension AssumptionDependence.Ending {
  /// Tells how a record ends.
  init(of record: RunRecord) {
    switch record.outcome {
    case .passed: self = .passed
    case .broken(let reason): self = .broken(reason)
    case .failed where record.comparison != nil:
      self = .failedCell(record.comparison?.failures.first?.failure.message ?? "")
    case .failed:
      let step = record.steps.first { $0.outcome == .failed }
      let failure = record.caught?.miss ?? step?.failures.first
      self = .failed(
        step: step?.number ?? record.caught?.step ?? 0, reason: failure?.message ?? "")
    }
  }

  /// Whether it is another end: at another step, or none.
  func differs(from other: Self) -> Bool {
    switch (self, other) {
    case (.failed(let step, _), .failed(let other, _)): step != other
    default: self != other
    }
  }
}

extension ScenarioRun {
  /// Plays scenarios, each also under every value of every switch that it does not set itself.
  ///
  /// Order, `jobs` and `report` are those of ``run(_:jobs:report:)``.
  public func vary(
    _ plans: [ScenarioPlan], jobs: Int, report: (AssumptionDependence) -> Bool
  ) async {
    await carryOut(plans, jobs: jobs, isAlone: \.runsApp, { await vary($0) }, report)
  }

  /// Plays a scenario by default and under every value of every switch that it does not set.
  ///
  /// All of them: a rule that a switch turns need not show where it keeps something from
  /// happening, so what was decided by default does not tell which switches matter.
  private func vary(_ plan: ScenarioPlan) async -> AssumptionDependence {
    let record = await run(plan)
    let usual = AssumptionDependence.Ending(of: record)
    var changes: [AssumptionDependence.Change] = []
    for choice in AssumptionSwitch.all where !plan.device.chosenAssumptions.contains(choice.name) {
      for value in choice.choices.dropFirst() {
        var varied = plan
        value.apply(&varied.device.configuration.assumptions)
        let ending = AssumptionDependence.Ending(of: await run(varied))
        guard ending.differs(from: usual) else { continue }
        changes.append(.init(name: choice.name, value: value.text, ending: ending))
      }
    }
    return AssumptionDependence(record: record, changes: changes)
  }
}
