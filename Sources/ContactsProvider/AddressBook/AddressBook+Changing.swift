extension AddressBook {
  /// Makes a change and gives the one that takes it back.
  ///
  /// Taking changes back in reverse brings back everything, the stored order too. A record that is
  /// inserted under an identifier that the book has replaces the one there.
  mutating func apply(_ change: AddressBookChange) -> AddressBookChange {
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
      remove(record, at: position)
      return .restore(record, position: position)
    case .restore(let record, let position):
      return restore(record, at: position)
    case .nothing:
      return .nothing
    }
  }

  private mutating func replace(_ record: ContactRecord, at position: Int) -> AddressBookChange {
    guard let old = slots[position] else { return .nothing }
    remove(old, at: position)
    slots.store(record, at: position)
    index(record, at: position)
    return .replace(old)
  }

  /// Puts a record back; where its place is taken or it is stored already, as an insertion does.
  private mutating func restore(_ record: ContactRecord, at position: Int) -> AddressBookChange {
    guard slots[position] == nil, self.position(of: record.identifier) == nil else {
      return apply(.insert(record))
    }
    slots.store(record, at: position)
    index(record, at: position)
    return .remove(record.identifier)
  }

  private mutating func remove(_ record: ContactRecord, at position: Int) {
    slots.store(nil, at: position)
    positions[record.identifier] = nil
    for key in phoneKeys(of: record) { phoneNumbers.remove(key, position: position) }
    for key in emailKeys(of: record) { emailAddresses.remove(key, position: position) }
    names?.remove(record, at: position)
    for order in orders.keys { orders[order]?.remove(at: position, leaving: slots) }
  }

  private mutating func index(_ record: ContactRecord, at position: Int) {
    positions[record.identifier] = UInt32(truncatingIfNeeded: position)
    for key in phoneKeys(of: record) { phoneNumbers.insert(key, position: position) }
    for key in emailKeys(of: record) { emailAddresses.insert(key, position: position) }
    names?.insert(record, at: position)
    for order in orders.keys { orders[order]?.insert(record, at: position) }
  }

  private func phoneKeys(of record: ContactRecord) -> [UInt32] {
    record.values.phoneNumbers.compactMap { PhoneNumber($0.value, plan: callingPlan)?.key }
  }

  private func emailKeys(of record: ContactRecord) -> [UInt32] {
    record.values.emailAddresses.compactMap { EmailAddress($0.value).key }
  }
}
