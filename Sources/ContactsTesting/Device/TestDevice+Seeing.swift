public import ContactsPicker
public import ContactsProvider

// What a test sees of the device and its app.
extension TestDevice {
  /// The status that the app is told.
  public var status: AuthorizationState { simulation.status(of: bundleIdentifier) }

  /// How often the person was asked for access; the two stages of a prompt are one.
  public var promptCount: Int { simulation.promptCount(of: bundleIdentifier) }

  /// The prompts that were shown, oldest first; each stage is one, and stages share a number.
  public var prompts: [Prompt] {
    ledger.compactMap { entry in
      if case .prompt(let prompt) = entry.event { prompt } else { nil }
    }
  }

  /// The contact pickers that were shown, oldest first.
  public var pickers: [PickerSheet] { shown() }

  /// The contact access buttons that were shown, oldest first, hidden ones included.
  public var accessButtons: [AccessButtonView] { shown() }

  /// The contact access pickers that were shown, oldest first.
  public var accessPickers: [AccessPickerSheet] { shown() }

  private func shown<Asked: Question>() -> [Asked] {
    ledger.compactMap { entry in
      if case .sheet(let question) = entry.event { question as? Asked } else { nil }
    }
  }

  /// What reached the app, read or not.
  public var exposed: Exposure { exposure(simulation.exposure(of: bundleIdentifier).seen) }

  /// What the app has read of it.
  public var read: Exposure { exposure(simulation.exposure(of: bundleIdentifier).read) }

  /// The full names of the contacts that the app can reach now, in stored order.
  public var sharedContacts: [String] {
    simulation.reachableContacts(of: bundleIdentifier).map(simulation.name(of:))
  }

  /// The full names of all contacts, in stored order.
  public var contacts: [String] { simulation.contacts.map(simulation.name(of:)) }

  /// The contact of a full name or identifier, as it is stored now.
  ///
  /// - Throws: ``DeviceSetupError`` where there is none, or more than one.
  public func contact(_ name: String) throws(DeviceSetupError) -> ContactRecord {
    try simulation.contact(called: name)
  }

  /// What happened on the device so far, oldest first.
  public var ledger: [LedgerEntry] { simulation.ledger }

  /// Whether the app runs.
  public var isRunning: Bool { run?.isRunning ?? false }

  /// Why the latest run of the app was ended, where it was.
  public var termination: Termination? { simulation.termination(of: bundleIdentifier) }

  /// The ends of all runs of the app, oldest first.
  var terminations: [Termination] {
    ledger.compactMap { entry in
      guard entry.bundleIdentifier == bundleIdentifier else { return nil }
      return if case .termination(let termination) = entry.event { termination } else { nil }
    }
  }

  private func exposure(_ keys: [RecordIdentifier: ContactKeySet]) -> Exposure {
    var names: [RecordIdentifier: String] = [:]
    var counts: [String: Int] = [:]
    for identifier in keys.keys {
      let name = record(identifier).map(simulation.name(of:)) ?? identifier.uuidText
      names[identifier] = name
      counts[name, default: 0] += 1
    }
    return Exposure(
      keys.map { identifier, keys in
        let name = names[identifier] ?? identifier.uuidText
        let isShared = counts[name, default: 1] > 1
        let text = record(identifier)?.identifierText ?? identifier.uuidText
        return (isShared ? "\(name) (\(text))" : name, Set(keys.keys))
      })
  }

  /// The contact as it is stored, else as it last went to the app.
  private func record(_ identifier: RecordIdentifier) -> ContactRecord? {
    if let stored = simulation.contact(withIdentifier: identifier.uuidText) { return stored }
    for delivery in ledger.reversed().compactMap(\.delivery) {
      var found: ContactRecord?
      delivery.forEachDelivered { record, _ in
        if record.identifier == identifier { found = record }
      }
      if let found { return found }
    }
    return nil
  }
}
