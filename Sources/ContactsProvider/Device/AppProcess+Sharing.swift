extension AppProcess {
  /// Draws a contact access button in front of the person.
  ///
  /// `make` is called at once, with the device's lock held.
  package func drawAccessButton<Asked: Question>(
    _ search: AccessSearch, _ make: (AccessOffer) -> (question: Asked, rules: RuleSet)
  ) -> Asked {
    device.withState { $0.drawAccessButton(search, for: bundleIdentifier, make) }
  }

  /// Whether something stands before the app: a prompt, a sheet, or another app.
  package var isCovered: Bool {
    device.withState { state in
      guard let app = state.apps[bundleIdentifier] else { return true }
      return app.openPrompt != nil || app.openSheet != nil || app.isInBackground
    }
  }

  /// Shares more cards with the app and takes others back, as the person chose.
  ///
  /// - Returns: The contacts that were not shared before, in stored order, as the app gets them.
  package func share(
    _ added: [RecordIdentifier], removing removed: [RecordIdentifier] = [], _ rules: RuleSet
  ) -> [ContactRecord] {
    device.withState { state in
      guard isRunning else { return [] }
      return state.share(added, removing: removed, with: bundleIdentifier, rules)
    }
  }

  /// Asks the person for limited access to some contacts and no others.
  ///
  /// - Returns: Those that are shared afterwards, in stored order.
  package func askForLimitedAccess(offering offered: [ContactRecord]) -> [ContactRecord] {
    switch device.withState({ $0.askForLimitedAccess(bundleIdentifier, offering: offered) }) {
    case .ask(let prompt):
      do throws(ContactsError) { try show(prompt) } catch { return [] }
      return device.withState { $0.noteShared(byPrompt: offered, with: bundleIdentifier) }
    case .end(let termination): end(termination)
    case .proceed, .refuse, .wait: break
    }
    return []
  }
}
