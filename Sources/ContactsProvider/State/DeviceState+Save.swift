extension DeviceState {
  /// Carries out a save of an app: all of it, or nothing.
  ///
  /// What is new is stored first, so that members and groups can come in any order.
  /// - Returns: One element for each operation: the new object after an addition.
  mutating func save(
    _ request: SaveRequest, for app: String, within grant: Grant, number: () -> UInt64
  ) throws(ContactsError) -> [StoredObject] {
    if !capabilities.savesContacts, holds(.watchCannotSave) {
      throw ContactsError(.featureNotAvailable)
    }
    try checkValues(of: request.operations)
    let dropped = cancelledPlaces(in: request.operations)
    var saving = Saving(app: app, grant: grant)
    let sharedBefore = apps[app]?.shared
    var stored = Array(repeating: StoredObject.nothing, count: request.operations.count)
    do throws(ContactsError) {
      for isAddition in [true, false] {
        for (place, operation) in request.operations.enumerated()
        where operation.isAddition == isAddition && !dropped.contains(place) {
          stored[place] = try perform(operation, by: app, &saving, number)
        }
      }
    } catch {
      cite(.failedSave)
      if assumptions.failedSave == .nothing {
        takeBack(saving)
        apps[app]?.shared = sharedBefore ?? []
      } else {
        finish(saving, by: .app, author: request.author)
      }
      throw error
    }
    finish(saving, by: .app, author: request.author)
    return stored
  }

  /// Brings the address book back to what it was before a save.
  mutating func takeBack(_ saving: Saving) {
    for change in saving.undo.reversed() { _ = book.apply(change) }
  }

  /// Writes the entry of a save and announces it; a deleted contact leaves every shared set.
  mutating func finish(_ saving: Saving, by actor: LedgerEntry.Actor, author: String? = nil) {
    for change in saving.changes {
      switch change {
      case .added(let identifier), .addedGroup(let identifier):
        if saving.app != nil { addedIdentifiers.insert(identifier) }
      default: break
      }
    }
    for case .restore(let record, _, _) in saving.undo where record.chosenIdentifier != nil {
      goneIdentifiers[record.identifier] = record.chosenIdentifier
    }
    // Before the sets shrink: whoever could reach a contact is told that it is gone. Before the
    // entry is written: it names the rules by which somebody is not told.
    announce(saving.changes, by: saving.app, author: author)
    record(.saved(saving.changes), by: actor, app: saving.app)
    for case .deleted(let identifier) in saving.changes {
      for name in apps.keys { apps[name]?.shared.remove(identifier) }
    }
  }

  private mutating func perform(
    _ operation: SaveOperation, by app: String, _ saving: inout Saving, _ number: () -> UInt64
  ) throws(ContactsError) -> StoredObject {
    let operation = try checkingNote(operation, by: app)
    switch operation {
    case .add(let identifier, let values, let isFromStore, let container):
      try refuseStored(identifier, within: saving.grant)
      let account = try account(container, for: identifier, saving)
      let own = ownIdentifier(for: identifier, isFromStore, by: app, number)
      saving.note(identifier, storedAs: own)
      let record = ContactRecord(
        identifier: own, values: try completed(values, .all, of: identifier.uuidText),
        account: account)
      add(record, &saving)
      return .contact(record)
    case .addGroup(let identifier, let name, let isFromStore, let container):
      try refuseStoredGroup(identifier, within: saving.grant)
      let account = try account(container, for: identifier, saving)
      let own = ownIdentifier(for: identifier, isFromStore, by: app, number)
      saving.note(identifier, storedAs: own)
      return .group(try addGroup(own, name, account, &saving))
    case .update(let identifier, let keys, let values):
      try update(identifier, keys, values, &saving)
    case .delete(let identifier): try delete(identifier, &saving)
    case .updateGroup(let identifier, let name): try renameGroup(identifier, name, &saving)
    case .deleteGroup(let identifier): try deleteGroup(identifier, &saving)
    case .addMember(let contact, let group): try addMember(contact, group, &saving)
    case .removeMember(let contact, let group): try removeMember(contact, group, &saving)
    case .addSubgroup(let group, let parent): try addSubgroup(group, parent, &saving)
    case .removeSubgroup(let group, let parent): try removeSubgroup(group, parent, &saving)
    }
    return .nothing
  }

  /// Asked of what was ever added, not of what is there: a hidden contact must not show.
  private mutating func ownIdentifier(
    for identifier: RecordIdentifier, _ isFromStore: Bool, by app: String, _ number: () -> UInt64
  ) -> RecordIdentifier {
    let isTaken =
      isFromStore || addedIdentifiers.contains(identifier) || book.record(identifier) != nil
      || book.groups[identifier] != nil
    guard isTaken else { return identifier }
    return .created(seed: configuration.seed, app: app, counter: number())
  }

  /// Fails where a contact is stored already, as far as the app may know of it.
  private mutating func refuseStored(
    _ identifier: RecordIdentifier, within grant: Grant
  ) throws(ContactsError) {
    guard let record = book.record(identifier) else { return }
    #if PLANTED_LEAKS
      guard
        PlantedLeak.addition.isPlanted || grant.covers(identifier)
          || !holds(.limitedEditsOnlyShared)
      else { return }
    #else
      guard grant.covers(identifier) || !holds(.limitedEditsOnlyShared) else { return }
    #endif
    guard holds(.storedContactIsNotAddedAgain) else { return }
    throw ContactsError(
      .insertedRecordAlreadyExists, affectedIdentifiers: [record.identifierText])
  }

  private mutating func checkingNote(
    _ operation: SaveOperation, by app: String
  ) throws(ContactsError) -> SaveOperation {
    guard lacksNoteEntitlement(app), operation.writesNote else { return operation }
    cite(.savingNoteNeedsEntitlement)
    switch assumptions.noteWithoutEntitlement {
    case .stored: return operation
    case .dropped: return operation.droppingNote
    case .unauthorizedKeys:
      throw ContactsError(
        .unauthorizedKeys, affectedIdentifiers: operation.contact.map { [$0] } ?? [],
        keyPaths: [ContactKey.note.name])
    }
  }
}

// MARK: Contacts

extension DeviceState {
  /// Stores a new card; with limited access it is shared with the app that adds it.
  mutating func add(_ record: ContactRecord, _ saving: inout Saving) {
    saving.carryOut(.insert(record), as: .added(record.identifier), in: &book)
    guard let app = saving.app, case .limited(var shared) = saving.grant,
      holds(.addedContactIsShared)
    else { return }
    shared.insert(record.identifier)
    apps[app]?.shared = shared
    saving.grant = .limited(shared)
  }

  /// Replaces values of a contact; those of a joined one on the cards that have them.
  mutating func update(
    _ identifier: String, _ keys: ContactKeySet, _ values: ContactValues, _ saving: inout Saving
  ) throws(ContactsError) {
    guard let contact = try editable(identifier, saving) else { return }
    let values = try completed(values, keys, of: identifier)
    var written = holds(.updateKeepsUnfetchedValues) ? keys : .all
    if keys.contains(.imageData) { written.formUnion(Self.imageKeys) }
    guard contact.cards.isEmpty else {
      return try update(cards: contact.cards, written, values, &saving)
    }
    try requireWritable(contact, saving)
    var merged = contact.values
    merged.assign(written, from: values)
    saving.carryOut(
      .replace(contact.replacingValues(with: merged)), as: .updated(contact.identifier, keys),
      in: &book)
  }

  private mutating func update(
    cards: [ContactRecord], _ keys: ContactKeySet, _ values: ContactValues,
    _ saving: inout Saving
  ) throws(ContactsError) {
    guard holds(.unifiedEditReachesCards) else { return }
    let target = cards.firstIndex { !containers[$0.account].isReadOnly } ?? 0
    for edit in CardUnion(cards).edits(of: keys, to: values, target: target) {
      try requireWritable(edit.card, saving)
      let changed = keys.keys.filter { edit.values.differs(from: edit.card.values, in: $0) }
      saving.carryOut(
        .replace(
          edit.card.replacingValues(
            with: edit.values.withIdentifiedEntries(of: edit.card.identifier))),
        as: .updated(edit.card.identifier, ContactKeySet(changed)), in: &book)
    }
  }

  /// Deletes a contact; a joined one with every card of it that can be reached.
  mutating func delete(_ identifier: String, _ saving: inout Saving) throws(ContactsError) {
    guard let contact = try editable(identifier, saving) else { return }
    for card in contact.cards.isEmpty ? [contact] : contact.cards {
      try requireWritable(card, saving)
      saving.carryOut(.remove(card.identifier), as: .deleted(card.identifier), in: &book)
    }
  }

  /// The card or joined contact to edit; nil where a missing one is passed over.
  mutating func editable(
    _ text: String, _ saving: Saving
  ) throws(ContactsError) -> ContactRecord? {
    let identifier = saving.identifier(text)
    let reach = editReach(of: saving.grant)
    if let card = book.record(identifier) {
      #if PLANTED_LEAKS
        if PlantedLeak.edit.isPlanted { return card }
      #endif
      if reach.covers(identifier) { return card }
    } else {
      let cards = joinedCards(of: identifier, within: reach)
      if !cards.isEmpty { return book.joined(cards) }
    }
    guard holds(.missingContactIsNotEdited) else { return nil }
    throw ContactsError(.recordDoesNotExist, affectedIdentifiers: [text])
  }

  /// The contacts that a save can change: with limited access those that are shared.
  private mutating func editReach(of grant: Grant) -> Grant {
    guard case .limited = grant, !holds(.limitedEditsOnlyShared) else { return grant }
    return .full
  }

  private static let imageKeys = ContactKeySet([.imageDataAvailable, .thumbnailImageData])

  /// The values as they are stored: an image brings its thumbnail.
  mutating func completed(
    _ values: ContactValues, _ keys: ContactKeySet, of identifier: @autoclosure () -> String
  ) throws(ContactsError) -> ContactValues {
    guard keys.contains(.imageData) else { return values }
    if values.imageData?.isEmpty == true, holds(.emptyImageFails) {
      throw ContactsError(.dataAccessError, affectedIdentifiers: [identifier()])
    }
    guard holds(.imageMakesThumbnail) else { return values }
    var values = values
    values.imageDataAvailable = values.imageData != nil
    values.thumbnailImageData = values.imageData
    return values
  }
}

// MARK: Accounts

extension DeviceState {
  /// The place of the account that an app's new object goes into.
  private mutating func account(
    _ container: String?, for identifier: RecordIdentifier, _ saving: Saving
  ) throws(ContactsError) -> Int {
    guard let account = container.map(account) ?? defaultAccount else {
      throw ContactsError(
        .parentRecordDoesNotExist, affectedIdentifiers: [identifier.uuidText])
    }
    guard containers[account].isReadOnly, holds(.readOnlyAccountRefusesSaves) else {
      return account
    }
    let isHopeless = container == nil && containers.allSatisfy(\.isReadOnly)
    throw ContactsError(
      isHopeless ? .noAccessableWritableContainers : .parentContainerNotWritable,
      affectedIdentifiers: [identifier.uuidText])
  }

  /// Fails where an app is to change what is in a read-only account.
  private mutating func requireWritable(
    _ record: ContactRecord, _ saving: Saving
  ) throws(ContactsError) {
    try requireWritable(record.account, holding: record.identifierText, saving)
  }

  /// Fails where an app is to change something of a read-only account.
  mutating func requireWritable(
    _ account: Int, holding identifier: String, _ saving: Saving
  ) throws(ContactsError) {
    guard saving.app != nil, containers[account].isReadOnly, holds(.readOnlyAccountRefusesSaves)
    else { return }
    throw ContactsError(.recordNotWritable, affectedIdentifiers: [identifier])
  }
}
