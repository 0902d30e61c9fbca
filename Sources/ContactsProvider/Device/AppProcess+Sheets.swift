extension AppProcess {
  /// Opens a sheet with contacts in front of the app.
  ///
  /// `make` is called at once, with the device's lock held.
  package func openSheet<Asked: Question>(
    _ kind: SheetKind = .contactPicker,
    _ make: (SheetContents) -> (question: Asked, rules: RuleSet)
  ) throws(SheetRefusal) -> Asked {
    try device.withThrowingState { state throws(SheetRefusal) in
      try state.openSheet(kind, for: self.bundleIdentifier, make)
    }
  }

  /// Whether a sheet is still on the screen.
  package func isOpen(sheet number: Int) -> Bool {
    isRunning && device.withState { $0.isOpen(sheet: number, of: bundleIdentifier) }
  }

  /// Notes what the person did with a sheet, with the rules that decided about it.
  package func noteAnswer<Asked: Question>(
    _ answer: Asked.Answer?, to question: Asked, _ rules: RuleSet
  ) {
    device.withState { state in
      state.cite(rules)
      state.record(.sheetAnswer(question, answer), by: .person, app: bundleIdentifier)
    }
  }

  /// Notes that the app has nobody who is told what the person did with a sheet.
  package func noteUnheard() {
    device.withState { $0.record(.unheard, by: .app, app: bundleIdentifier) }
  }

  /// Leaves a sheet on the screen; `resume` is called with a late answer, at most once.
  package func holdSheet<Asked: Question>(
    _ number: Int, of kind: Asked.Type, _ resume: @escaping @Sendable (Asked.Answer) -> Void
  ) {
    device.withState { state in
      guard state.isOpen(sheet: number, of: bundleIdentifier) else { return }
      state.apps[bundleIdentifier]?.waitCount += 1
      state.apps[bundleIdentifier]?.openSheet?.resume = { answer in
        if let answer = answer as? Asked.Answer { resume(answer) }
      }
    }
  }

  /// The number of the sheet that is on the screen.
  package var openSheetNumber: Int? {
    device.withState { $0.apps[bundleIdentifier]?.openSheet?.number }
  }

  /// Takes a sheet off the screen.
  package func closeSheet(_ number: Int) {
    device.withState { $0.closeSheet(number, of: bundleIdentifier) }
  }

  /// Hands chosen contacts over, as copies that are of no further use to reach the store.
  package func deliverPick(
    _ records: [ContactRecord], keys: ContactKeySet, _ rules: RuleSet
  ) -> [FetchedContact] {
    let delivery = Delivery(records: .list(records), keys: keys, withheld: [], process: self)
    for _ in records { delivery.advance() }
    device.withState { $0.notePick(delivery, by: bundleIdentifier, rules) }
    return records.indices.map { FetchedContact(records[$0], in: delivery, at: $0) }
  }
}
