/// A change that the person makes in Contacts.
public enum ContactEdit: Sendable {
  /// Adds a contact.
  case add(ContactSeed)
  /// Replaces the values of `keys`.
  case update(identifier: String, keys: ContactKeySet, values: ContactValues)
  /// Deletes a contact.
  case delete(identifier: String)
  /// Makes a group; `account` is the place of its account among the device's accounts.
  case addGroup(name: String, account: Int = 0)
  /// Renames a group.
  case renameGroup(identifier: String, name: String)
  /// Deletes a group; its contacts stay.
  case deleteGroup(identifier: String)
  /// Puts a contact into a group.
  case addMember(contact: String, group: String)
  /// Takes a contact out of a group.
  case removeMember(contact: String, group: String)
  /// Makes cards of several accounts one contact.
  case link([String])
  /// Makes a card a contact of its own again.
  case unlink(String)
}

extension DeviceState {
  /// Carries out edits of the person: all of them, or none.
  ///
  /// - Returns: The identifiers of added contacts, in order.
  mutating func edit(_ edits: [ContactEdit]) throws(ContactsError) -> [String] {
    var undo: [AddressBookChange] = []
    var changes: [SavedChange] = []
    var added: [String] = []
    do throws(ContactsError) {
      for edit in edits {
        let step = try step(for: edit)
        undo.append(book.apply(step.change))
        if let saved = step.saved { changes.append(saved) }
        if let record = step.record { added.append(record.identifierText) }
      }
    } catch {
      for change in undo.reversed() { _ = book.apply(change) }
      throw error
    }
    noteSaved(changes, by: .person, app: nil)
    return added
  }

  private mutating func step(for edit: ContactEdit) throws(ContactsError) -> SaveStep {
    switch edit {
    case .add(let seed):
      let identifier = identifier(for: seed)
      guard book.record(identifier) == nil else {
        throw ContactsError(
          .insertedRecordAlreadyExists,
          affectedIdentifiers: [seed.identifier ?? identifier.uuidText])
      }
      let values = try completed(seed.values, .all).withIdentifiedEntries(of: identifier)
      return adding(
        ContactRecord(
          identifier: identifier, chosenIdentifier: seed.identifier, values: values))
    case .update(let identifier, let keys, let values):
      let stored = try stored(identifier)
      return try updating(stored, keys, values.withIdentifiedEntries(of: stored.identifier))
    case .delete(let identifier): return deleting(try stored(identifier))
    case .addGroup, .renameGroup, .deleteGroup, .addMember, .removeMember, .link, .unlink:
      return .nothing
    }
  }

  private func stored(_ identifier: String) throws(ContactsError) -> ContactRecord {
    if let record = book.record(RecordIdentifier(text: identifier)) { return record }
    throw ContactsError(.recordDoesNotExist, affectedIdentifiers: [identifier])
  }

  /// The chosen identifier, or the first that the values give and no contact has.
  private func identifier(for seed: ContactSeed) -> RecordIdentifier {
    if let text = seed.identifier { return RecordIdentifier(text: text) }
    var ordinal = 0
    while true {
      let identifier = RecordIdentifier.contact(
        seed: configuration.seed, values: seed.values, ordinal: ordinal)
      if book.record(identifier) == nil { return identifier }
      ordinal += 1
    }
  }
}
