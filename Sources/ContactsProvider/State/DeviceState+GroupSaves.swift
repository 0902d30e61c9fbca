// What saves and edits do with groups.
extension DeviceState {
  /// Stores a new group in an account.
  mutating func addGroup(
    _ identifier: RecordIdentifier, _ name: String, _ account: Int, _ saving: inout Saving
  ) throws(ContactsError) -> FetchedGroup {
    try requireGroups(in: account, for: identifier.uuidText)
    let group = StoredGroup(identifier: identifier, name: name, account: account)
    saving.carryOut(.insertGroup(group), as: .addedGroup(identifier), in: &book)
    return FetchedGroup(group)
  }

  /// Renames a group.
  mutating func renameGroup(
    _ identifier: String, _ name: String, _ saving: inout Saving
  ) throws(ContactsError) {
    guard let group = try editableGroup(identifier, saving) else { return }
    saving.carryOut(
      .renameGroup(group.identifier, name), as: .renamedGroup(group.identifier), in: &book)
  }

  /// Deletes a group; its contacts stay.
  mutating func deleteGroup(
    _ identifier: String, _ saving: inout Saving
  ) throws(ContactsError) {
    guard let group = try editableGroup(identifier, saving) else { return }
    let members = book.members(of: group)
    saving.carryOut(
      .removeGroup(group.identifier), as: .deletedGroup(group.identifier), in: &book)
    if !holds(.deletedGroupKeepsContacts) { remove(members, &saving) }
  }

  /// Puts a contact into a group of its account.
  mutating func addMember(
    _ contact: String, _ group: String, _ saving: inout Saving
  ) throws(ContactsError) {
    guard let member = try editableMember(contact, saving) else { return }
    let group = try parent(group, saving)
    try requireGroups(in: group.account, for: group.identifier.uuidText)
    let card = member.cards.first { $0.account == group.account } ?? member.cards.first ?? member
    if card.account != group.account, holds(.membershipStaysInAccount) {
      throw ContactsError(.containmentScope, affectedIdentifiers: [contact])
    }
    saving.carryOut(
      .addMember(card.identifier, group: group.identifier),
      as: .addedMember(card.identifier, group: group.identifier), in: &book)
  }

  /// Takes a contact out of a group; every card of a joined one.
  mutating func removeMember(
    _ contact: String, _ group: String, _ saving: inout Saving
  ) throws(ContactsError) {
    guard let member = try editableMember(contact, saving) else { return }
    let group = try parent(group, saving)
    let cards = member.cards.isEmpty ? [member] : member.cards
    for card in cards {
      saving.carryOut(
        .removeMember(card.identifier, group: group.identifier),
        as: .removedMember(card.identifier, group: group.identifier), in: &book)
    }
    if !holds(.deletedGroupKeepsContacts) { remove(cards, &saving) }
  }

  /// Makes a group part of another one of its account (macOS).
  mutating func addSubgroup(
    _ group: String, _ parent: String, _ saving: inout Saving
  ) throws(ContactsError) {
    try requireSubgroups()
    guard let part = try editableGroup(group, saving) else { return }
    let whole = try self.parent(parent, saving)
    if part.account != whole.account, holds(.membershipStaysInAccount) {
      throw ContactsError(.containmentScope, affectedIdentifiers: [group])
    }
    if book.groups.contains(whole.identifier, in: part.identifier), holds(.groupCannotHoldItself) {
      throw ContactsError(.containmentCycle, affectedIdentifiers: [group])
    }
    move(part, into: whole.identifier, &saving)
  }

  /// Makes a group one of its own again (macOS).
  mutating func removeSubgroup(
    _ group: String, _ parent: String, _ saving: inout Saving
  ) throws(ContactsError) {
    try requireSubgroups()
    guard let part = try editableGroup(group, saving) else { return }
    let whole = try self.parent(parent, saving)
    if part.parent == whole.identifier { move(part, into: nil, &saving) }
  }

  /// Fails where a group is stored already.
  mutating func refuseStoredGroup(
    _ identifier: RecordIdentifier, within grant: Grant
  ) throws(ContactsError) {
    if hidesGroups(within: grant) {
      throw ContactsError(.policyViolation, affectedIdentifiers: [identifier.uuidText])
    }
    guard book.groups[identifier] != nil, holds(.storedContactIsNotAddedAgain) else { return }
    throw ContactsError(
      .insertedRecordAlreadyExists, affectedIdentifiers: [identifier.uuidText])
  }
}

extension DeviceState {
  private mutating func move(
    _ group: StoredGroup, into parent: RecordIdentifier?, _ saving: inout Saving
  ) {
    // A ring of groups, where the rule against it is turned round, would never end.
    if let parent, book.groups.contains(parent, in: group.identifier) { return }
    if let old = group.parent, old != parent {
      saving.carryOut(
        .moveGroup(group.identifier, into: nil),
        as: .removedSubgroup(group.identifier, group: old), in: &book)
    }
    guard let parent, parent != group.parent else { return }
    saving.carryOut(
      .moveGroup(group.identifier, into: parent),
      as: .addedSubgroup(group.identifier, group: parent), in: &book)
  }

  private mutating func remove(_ cards: [ContactRecord], _ saving: inout Saving) {
    for card in cards where saving.grant.covers(card.identifier) {
      saving.carryOut(.remove(card.identifier), as: .deleted(card.identifier), in: &book)
    }
  }

  /// The contact whose membership is to change; nil where a missing one is passed over.
  private mutating func editableMember(
    _ contact: String, _ saving: Saving
  ) throws(ContactsError) -> ContactRecord? {
    #if PLANTED_LEAKS
      if PlantedLeak.groupEdit.isPlanted, let card = book.record(saving.identifier(contact)) {
        return card
      }
    #endif
    return try editable(contact, saving)
  }

  /// The group to edit; nil where a missing one is passed over.
  private mutating func editableGroup(
    _ identifier: String, _ saving: Saving
  ) throws(ContactsError) -> StoredGroup? {
    if let group = knownGroup(identifier, saving) {
      try requireWritable(group.account, holding: identifier, saving)
      return group
    }
    guard holds(.missingContactIsNotEdited) else { return nil }
    throw ContactsError(.recordDoesNotExist, affectedIdentifiers: [identifier])
  }

  /// The group that something is to join or to leave.
  private mutating func parent(
    _ identifier: String, _ saving: Saving
  ) throws(ContactsError) -> StoredGroup {
    guard let group = knownGroup(identifier, saving) else {
      throw ContactsError(.parentRecordDoesNotExist, affectedIdentifiers: [identifier])
    }
    try requireWritable(group.account, holding: identifier, saving)
    return group
  }

  private mutating func knownGroup(_ identifier: String, _ saving: Saving) -> StoredGroup? {
    hidesGroups(within: saving.grant) ? nil : book.groups[saving.identifier(identifier)]
  }

  private mutating func requireGroups(
    in account: Int, for identifier: String
  ) throws(ContactsError) {
    guard containers[account].type == .exchange, holds(.exchangeHasNoGroups) else { return }
    throw ContactsError(.policyViolation, affectedIdentifiers: [identifier])
  }
}
