extension AddressBook {
  /// Makes a change and gives the one that takes it back.
  ///
  /// Taking changes back in reverse brings back everything, the stored order too. A record that is
  /// inserted under an identifier that the book has replaces the one there.
  mutating func apply(_ change: AddressBookChange) -> AddressBookChange {
    joinedRecords = nil
    switch change {
    case .insert(let record):
      if let position = position(of: record.identifier) { return replace(record, at: position) }
      let position = slots.append(record)
      index(record, at: position)
      return .remove(record.identifier)
    case .replace(let record):
      guard let position = position(of: record.identifier) else { return .nothing }
      return replace(record, at: position)
    case .remove(let identifier):
      guard let position = position(of: identifier), let record = slots[position] else {
        return .nothing
      }
      let ties = untie(position)
      remove(record, at: position)
      return .restore(record, position: position, ties)
    case .restore(let record, let position, let ties):
      return restore(record, at: position, ties)
    case .insertGroup, .renameGroup, .removeGroup, .restoreGroup, .addMember, .removeMember,
      .moveGroup:
      return applyToGroups(change)
    case .assign(let owners): return .assign(owners.compactMap { assign($0) })
    case .nothing:
      return .nothing
    }
  }

  /// Puts a record in another's place; only what differs between them is indexed anew.
  private mutating func replace(_ record: ContactRecord, at position: Int) -> AddressBookChange {
    guard let old = slots[position] else { return .nothing }
    slots.store(record, at: position)
    let (before, after) = (old.values, record.values)
    if before.phoneNumbers != after.phoneNumbers {
      removePhoneNumbers(of: old, at: position)
      insertPhoneNumbers(of: record, at: position)
    }
    if before.emailAddresses != after.emailAddresses {
      removeEmailAddresses(of: old, at: position)
      insertEmailAddresses(of: record, at: position)
    }
    if !before.hasNames(of: after, in: nameSearch) {
      names?.remove(old, at: position)
      names?.insert(record, at: position)
    }
    for order in Self.keptOrders
    where SortName(of: before, order: order) != SortName(of: after, order: order) {
      orders[order]?.remove(at: position)
      orders[order]?.insert(record, at: position)
      orders[order]?.dropUnusedKeys(keeping: slots)
    }
    return .replace(old)
  }

  /// Puts a record back; where its place is taken or it is stored already, as an insertion does.
  private mutating func restore(
    _ record: ContactRecord, at position: Int, _ ties: CardTies
  ) -> AddressBookChange {
    guard slots[position] == nil, self.position(of: record.identifier) == nil else {
      return apply(.insert(record))
    }
    slots.store(record, at: position)
    index(record, at: position)
    for group in ties.groups { _ = groups.addMember(position, to: group) }
    _ = links.assign(position, to: ties.person)
    return .remove(record.identifier)
  }

  private mutating func remove(_ record: ContactRecord, at position: Int) {
    slots.store(nil, at: position)
    identifiers.remove(record.identifier.key, position: position)
    removePhoneNumbers(of: record, at: position)
    removeEmailAddresses(of: record, at: position)
    names?.remove(record, at: position)
    accounts?.remove(record, at: position)
    for order in Self.keptOrders {
      orders[order]?.remove(at: position)
      orders[order]?.dropUnusedKeys(keeping: slots)
    }
  }

  private mutating func index(_ record: ContactRecord, at position: Int) {
    identifiers.insert(record.identifier.key, position: position)
    insertPhoneNumbers(of: record, at: position)
    insertEmailAddresses(of: record, at: position)
    names?.insert(record, at: position)
    accounts?.insert(record, at: position)
    for order in Self.keptOrders { orders[order]?.insert(record, at: position) }
  }

  static let keptOrders: [ContactSortOrder] = [.givenName, .familyName]
}

extension AddressBook {
  private mutating func insertPhoneNumbers(of record: ContactRecord, at position: Int) {
    for number in record.values.phoneNumbers {
      guard let key = PhoneNumber(number.value, plan: callingPlan)?.key else { continue }
      phoneNumbers.insert(key, position: position)
    }
  }

  private mutating func removePhoneNumbers(of record: ContactRecord, at position: Int) {
    for number in record.values.phoneNumbers {
      guard let key = PhoneNumber(number.value, plan: callingPlan)?.key else { continue }
      phoneNumbers.remove(key, position: position)
    }
  }

  private mutating func insertEmailAddresses(of record: ContactRecord, at position: Int) {
    for address in record.values.emailAddresses {
      guard let key = EmailAddress.key(of: address.value) else { continue }
      emailAddresses.insert(key, position: position)
    }
  }

  private mutating func removeEmailAddresses(of record: ContactRecord, at position: Int) {
    for address in record.values.emailAddresses {
      guard let key = EmailAddress.key(of: address.value) else { continue }
      emailAddresses.remove(key, position: position)
    }
  }
}
