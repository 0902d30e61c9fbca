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
    var saving = Saving(app: nil, grant: .full)
    var added: [String] = []
    do throws(ContactsError) {
      for edit in edits {
        if let record = try perform(edit, &saving) { added.append(record.identifierText) }
      }
    } catch {
      takeBack(saving)
      throw error
    }
    finish(saving, by: .person)
    return added
  }

  /// Carries out one edit and gives the contact that it adds.
  private mutating func perform(
    _ edit: ContactEdit, _ saving: inout Saving
  ) throws(ContactsError) -> ContactRecord? {
    switch edit {
    case .add(let seed): return try add(seed, &saving)
    case .update(let identifier, let keys, let values):
      try checkDays(of: values, keys, of: identifier)
      let own = book.record(saving.identifier(identifier))?.identifier
      try update(identifier, keys, own.map(values.withIdentifiedEntries) ?? values, &saving)
    case .delete(let identifier): try delete(identifier, &saving)
    case .addGroup(let name, let account):
      guard containers.indices.contains(account) else {
        throw ContactsError(.parentRecordDoesNotExist)
      }
      _ = try addGroup(groupIdentifier(name, account), name, account, &saving)
    case .renameGroup(let identifier, let name): try renameGroup(identifier, name, &saving)
    case .deleteGroup(let identifier): try deleteGroup(identifier, &saving)
    case .addMember(let contact, let group): try addMember(contact, group, &saving)
    case .removeMember(let contact, let group): try removeMember(contact, group, &saving)
    case .link(let identifiers): try link(identifiers, &saving)
    case .unlink(let identifier): try unlink(identifier, &saving)
    }
    return nil
  }

  private mutating func add(
    _ seed: ContactSeed, _ saving: inout Saving
  ) throws(ContactsError) -> ContactRecord {
    let identifier = identifier(for: seed)
    let text = seed.identifier ?? identifier.uuidText
    guard book.record(identifier) == nil else {
      throw ContactsError(.insertedRecordAlreadyExists, affectedIdentifiers: [text])
    }
    guard containers.indices.contains(seed.account) else {
      throw ContactsError(.parentRecordDoesNotExist, affectedIdentifiers: [text])
    }
    try checkDays(of: seed.values, .all, of: text)
    let values = try completed(seed.values, .all, of: text)
    let record = ContactRecord(
      identifier: identifier, chosenIdentifier: seed.identifier,
      values: values.withIdentifiedEntries(of: identifier), account: seed.account)
    add(record, &saving)
    return record
  }

  private mutating func link(
    _ identifiers: [String], _ saving: inout Saving
  ) throws(ContactsError) {
    guard holds(.personLinksCards) else { return }
    var cards: [RecordIdentifier] = []
    for identifier in identifiers { cards += try storedCards(identifier).map(\.identifier) }
    saving.carryOut(book.linking(cards), as: .linked(cards), in: &book)
  }

  private mutating func unlink(
    _ identifier: String, _ saving: inout Saving
  ) throws(ContactsError) {
    guard holds(.personLinksCards) else { return }
    let known = RecordIdentifier(text: identifier)
    let cards = try storedCards(identifier).map(\.identifier)
    for card in cards where card == known || !cards.contains(known) {
      guard book.linkedCards(of: card).count > 1 else { continue }
      saving.carryOut(
        .assign([CardOwner(card: card, person: nil)]), as: .unlinked(card), in: &book)
    }
  }

  /// The card of an identifier with those that it is linked with, or the cards of a joined contact.
  private func storedCards(_ identifier: String) throws(ContactsError) -> [ContactRecord] {
    let cards = book.cards(of: RecordIdentifier(text: identifier))
    guard cards.isEmpty else { return cards }
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

  /// The first identifier that the name gives and no group has.
  private func groupIdentifier(_ name: String, _ account: Int) -> RecordIdentifier {
    var identities = NamedIdentities(seed: configuration.seed)
    while true {
      let identifier = identities.next(.group, name, UInt64(account))
      if book.groups[identifier] == nil { return identifier }
    }
  }
}
