extension DeviceState {
  /// Carries out a save of an app: all of it, or nothing.
  ///
  /// - Returns: One element for each operation: the new record after an addition.
  mutating func save(
    _ request: SaveRequest, for app: String, within grant: Grant, number: () -> UInt64
  ) throws(ContactsError) -> [ContactRecord?] {
    if !capabilities.savesContacts, holds(.watchCannotSave) {
      throw ContactsError(.featureNotAvailable)
    }
    var undo: [AddressBookChange] = []
    let sharedBefore = apps[app]?.shared
    var grant = grant
    var added: [ContactRecord?] = []
    var changes: [SavedChange] = []
    do throws(ContactsError) {
      for operation in request.operations {
        let step = try perform(operation, by: app, within: grant, number)
        undo.append(book.apply(step.change))
        if let saved = step.saved { changes.append(saved) }
        added.append(step.record)
        if let record = step.record { grant = share(record, with: app, grant) }
      }
    } catch {
      cite(.failedSave)
      if assumptions.failedSave == .nothing {
        for change in undo.reversed() { _ = book.apply(change) }
        apps[app]?.shared = sharedBefore ?? []
      }
      throw error
    }
    for case .added(let identifier) in changes { addedIdentifiers.insert(identifier) }
    noteSaved(changes, by: .app, app: app)
    return added
  }

  /// Writes the entry of a save; a deleted contact leaves every shared set.
  mutating func noteSaved(_ changes: [SavedChange], by actor: LedgerEntry.Actor, app: String?) {
    for case .deleted(let identifier) in changes {
      for name in apps.keys { apps[name]?.shared.remove(identifier) }
    }
    record(.saved(changes), by: actor, app: app)
  }

  /// What one operation does to the address book.
  struct SaveStep {
    var change: AddressBookChange
    var saved: SavedChange?
    var record: ContactRecord?

    static let nothing = SaveStep(change: .nothing, saved: nil)
  }

  private mutating func perform(
    _ operation: SaveOperation, by app: String, within grant: Grant, _ number: () -> UInt64
  ) throws(ContactsError) -> SaveStep {
    let operation = try checkingNote(operation, by: app)
    switch operation {
    case .add(let identifier, let values, let isFromStore, _):
      if let stored = stored(identifier, within: grant), holds(.storedContactIsNotAddedAgain) {
        throw ContactsError(
          .insertedRecordAlreadyExists, affectedIdentifiers: [stored.identifierText])
      }
      // Asked of what was ever added, not of what is there: a hidden contact must not show.
      let isTaken =
        isFromStore || addedIdentifiers.contains(identifier) || book.record(identifier) != nil
      let own =
        isTaken
        ? .created(seed: configuration.seed, app: app, counter: number()) : identifier
      return adding(ContactRecord(identifier: own, values: try completed(values, .all)))
    case .update(let identifier, let keys, let values):
      guard let stored = try editable(identifier, within: grant) else { return .nothing }
      return try updating(stored, keys, values)
    case .delete(let identifier):
      guard let stored = try editable(identifier, within: grant) else { return .nothing }
      return deleting(stored)
    case .addGroup, .updateGroup, .deleteGroup, .addMember, .removeMember, .addSubgroup,
      .removeSubgroup:
      return .nothing
    }
  }

  /// Stores a new record.
  func adding(_ record: ContactRecord) -> SaveStep {
    SaveStep(change: .insert(record), saved: .added(record.identifier), record: record)
  }

  /// Replaces values of a stored record.
  mutating func updating(
    _ stored: ContactRecord, _ keys: ContactKeySet, _ values: ContactValues
  ) throws(ContactsError) -> SaveStep {
    let values = try completed(values, keys)
    var written = holds(.updateKeepsUnfetchedValues) ? keys : .all
    if keys.contains(.imageData) { written.formUnion(Self.imageKeys) }
    var merged = stored.values
    merged.assign(written, from: values)
    let record = ContactRecord(
      identifier: stored.identifier, chosenIdentifier: stored.chosenIdentifier, values: merged)
    return SaveStep(change: .replace(record), saved: .updated(record.identifier, keys))
  }

  /// Removes a stored record.
  func deleting(_ stored: ContactRecord) -> SaveStep {
    SaveStep(change: .remove(stored.identifier), saved: .deleted(stored.identifier))
  }

  private static let imageKeys = ContactKeySet([.imageDataAvailable, .thumbnailImageData])

  /// The stored contact of an identifier, as far as the app may know of it.
  private mutating func stored(
    _ identifier: RecordIdentifier, within grant: Grant
  ) -> ContactRecord? {
    guard let record = book.record(identifier) else { return nil }
    #if LEAK_ADD
      return record
    #else
      return grant.covers(identifier) || !holds(.limitedEditsOnlyShared) ? record : nil
    #endif
  }

  /// The stored contact to edit; nil where a missing one is passed over.
  private mutating func editable(
    _ identifier: String, within grant: Grant
  ) throws(ContactsError) -> ContactRecord? {
    let record = book.record(RecordIdentifier(text: identifier))
    #if LEAK_EDIT
      if let record { return record }
    #else
      if let record, grant.covers(record.identifier) || !holds(.limitedEditsOnlyShared) {
        return record
      }
    #endif
    guard holds(.missingContactIsNotEdited) else { return nil }
    throw ContactsError(.recordDoesNotExist, affectedIdentifiers: [identifier])
  }

  /// The values as they are stored: an image brings its thumbnail.
  mutating func completed(
    _ values: ContactValues, _ keys: ContactKeySet
  ) throws(ContactsError) -> ContactValues {
    guard keys.contains(.imageData) else { return values }
    if values.imageData?.isEmpty == true, holds(.emptyImageFails) {
      throw ContactsError(.dataAccessError)
    }
    guard holds(.imageMakesThumbnail) else { return values }
    var values = values
    values.imageDataAvailable = values.imageData != nil
    values.thumbnailImageData = values.imageData
    return values
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
      throw ContactsError(.unauthorizedKeys, keyPaths: [ContactKey.note.name])
    }
  }

  private mutating func share(
    _ record: ContactRecord, with app: String, _ grant: Grant
  ) -> Grant {
    guard case .limited(var shared) = grant, holds(.addedContactIsShared) else { return grant }
    shared.insert(record.identifier)
    apps[app]?.shared = shared
    return .limited(shared)
  }
}

extension SaveOperation {
  /// Whether the operation sets a note.
  var writesNote: Bool {
    switch self {
    case .add(_, let values, _, _): !values.note.isEmpty
    case .update(_, let keys, _): keys.contains(.note)
    default: false
    }
  }

  /// The same operation without its note.
  var droppingNote: SaveOperation {
    switch self {
    case .add(let identifier, var values, let isFromStore, let container):
      values.note = ""
      return .add(identifier, values, isFromStore: isFromStore, container: container)
    case .update(let identifier, var keys, let values):
      keys.remove(ContactKeySet(.note))
      return .update(identifier: identifier, keys: keys, values: values)
    default: return self
    }
  }
}
