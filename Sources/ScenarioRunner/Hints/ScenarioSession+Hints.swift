internal import ContactsProvider

extension ScenarioSession {
  /// Where the apps could do with less, by what they did so far.
  var reviews: [PrivilegeReview] {
    let entries = device.ledger.map { (step: step(ofEntry: $0.number), entry: $0) }
    return apps.map { app in
      PrivilegeReview(
        app, shownName: apps.count > 1 ? app.plan.shownName : nil, entries, plan.steps, contacts)
    }
  }

  private func step(ofEntry number: Int) -> Int {
    stepEnds.first { number <= $0.entry }?.step ?? stepEnds.last?.step ?? 0
  }
}

extension RunRecord {
  /// Takes in what was seen of the apps.
  mutating func take(_ reviews: [PrivilegeReview]) {
    hints = reviews.flatMap(\.hints).enumerated()
      .sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }.map(\.element)
    uses = reviews.map(\.use).filter { $0.app != nil }.map { use in
      var use = use
      use.scenario = "\(path):\(line)"
      return use
    }
  }
}

extension RunSummary {
  /// Where registered apps could do with less, judged over all scenarios in which they ran.
  public var appHints: [AppHints] {
    var names: [String] = []
    for use in uses { if let app = use.app, !names.contains(app) { names.append(app) } }
    return names.map { name in
      let uses = uses.filter { $0.app == name }
      return AppHints(app: name, scenarioCount: uses.count, hints: UseReview(uses).hints)
    }.filter { !$0.hints.isEmpty }
  }
}
