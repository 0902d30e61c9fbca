extension AppProcess {
  /// Calls `body` with each contact of a request, until it sets its second argument.
  ///
  /// One consistent state is walked, whatever is saved meanwhile, and the lock is not held while
  /// `body` runs.
  /// - Throws: ``ContactsError``: `authorizationDenied` (100), `unauthorizedKeys` (102),
  ///   `predicateInvalid` (400), or `communicationError` (1) where the process ends.
  package func enumerate(
    _ request: FetchRequest, _ body: (FetchedContact, inout Bool) -> Void
  ) throws(ContactsError) {
    let delivery = try deliver { state, grant throws(ContactsError) in
      try state.fetch(request, for: self.bundleIdentifier, within: grant)
    }
    var index = 0
    var stop = false
    let end = contactsBeforeBreak()
    var failure: ContactsError?
    delivery.records.visit { record in
      if index == end { failure = breakOff() }
      guard isRunning, failure == nil else { return false }
      delivery.advance()
      body(FetchedContact(record, in: delivery, at: index), &stop)
      index += 1
      return !stop
    }
    if index == end, failure == nil, !stop { failure = breakOff() }
    guard isRunning else { throw ContactsError(.communicationError) }
    if let failure { throw failure }
  }

  /// The contacts of a request.
  ///
  /// - Throws: As ``enumerate(_:_:)``.
  package func contacts(_ request: FetchRequest) throws(ContactsError) -> [FetchedContact] {
    var contacts: [FetchedContact] = []
    try enumerate(request) { contact, _ in contacts.append(contact) }
    return contacts
  }

  /// The contact of an identifier.
  ///
  /// - Throws: As ``enumerate(_:_:)``, and `recordDoesNotExist` (200).
  package func contact(
    withIdentifier identifier: String, keys: RequestedKeys
  ) throws(ContactsError) -> FetchedContact {
    try contact { state, grant throws(ContactsError) in
      try state.fetch(
        identifier: identifier, keys: keys, for: self.bundleIdentifier, within: grant)
    }
  }

  /// The one contact that a fetch finds.
  func contact(
    _ fetch: (inout DeviceState, Grant) throws(ContactsError) -> DeviceState.Fetched
  ) throws(ContactsError) -> FetchedContact {
    let delivery = try deliver(fetch)
    var found: FetchedContact?
    delivery.records.visit { record in
      delivery.advance()
      found = FetchedContact(record, in: delivery, at: 0)
      return false
    }
    return found ?? FetchedContact(memory: .unset)
  }

  /// Carries out a save: all of it, or nothing.
  ///
  /// - Throws: ``ContactsError``: `authorizationDenied` (100), `noAccessableWritableContainers`
  ///   (101), `unauthorizedKeys` (102), `featureNotAvailable` (104), `recordDoesNotExist` (200),
  ///   `insertedRecordAlreadyExists` (201), `containmentCycle` (202), `containmentScope` (203),
  ///   `parentRecordDoesNotExist` (204), `recordNotWritable` (206), `parentContainerNotWritable`
  ///   (207), `validationMultipleErrors` (300), `validationConfigurationError` (302),
  ///   `policyViolation` (500), `dataAccessError` (2).
  public func save(_ request: SaveRequest) throws(ContactsError) -> SaveOutcome {
    let stored = try admitted(to: .save) { state, _, grant throws(ContactsError) in
      try state.save(
        request, for: self.bundleIdentifier, within: grant,
        number: { self.life.nextIdentifierNumber() })
    }
    return SaveOutcome(
      added: stored.map { $0.contact.map(FetchedContact.init(stored:)) },
      addedGroups: stored.map(\.group))
  }

  private func deliver(
    _ fetch: (inout DeviceState, Grant) throws(ContactsError) -> DeviceState.Fetched
  ) throws(ContactsError) -> Delivery {
    try admitted(to: .fetch) { state, _, grant throws(ContactsError) in
      let fetched = try fetch(&state, grant)
      let delivery = Delivery(
        records: fetched.records, keys: fetched.keys, withheld: fetched.withheld, process: self)
      state.record(.delivery(delivery), by: .system, app: self.bundleIdentifier)
      return delivery
    }
  }
}
