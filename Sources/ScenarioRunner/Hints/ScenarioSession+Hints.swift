internal import ContactsProvider

extension ScenarioSession {
  /// Where the apps could do with less, by what they did so far.
  var hints: [PrivilegeHint] {
    let entries = device.ledger.map { (step: step(ofEntry: $0.number), entry: $0) }
    let hints = apps.flatMap { app in
      PrivilegeReview(
        app, shownName: apps.count > 1 ? app.plan.shownName : nil, entries, plan.steps, contacts
      ).hints
    }
    return hints.enumerated().sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
      .map(\.element)
  }

  private func step(ofEntry number: Int) -> Int {
    stepEnds.first { number <= $0.entry }?.step ?? stepEnds.last?.step ?? 0
  }
}
