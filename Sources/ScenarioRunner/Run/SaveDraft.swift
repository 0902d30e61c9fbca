internal import ContactsProvider
internal import SimulatedContacts

/// A save request while an app makes it: one object for each record, as an app would have it.
struct SaveDraft {
  let request = CNSaveRequest()
  /// The contacts that the request adds, and what the file calls them.
  private(set) var added: [(PlannedAddition, CNMutableContact)] = []
  /// The groups that get a name by the request.
  private(set) var namedGroups: [(String, CNMutableGroup)] = []
  private var groups: [String: CNMutableGroup] = [:]

  init(author: String?) { request.transactionAuthor = author }

  /// The contact that the request adds under an identifier.
  func addedContact(_ identifier: String) -> CNMutableContact? {
    added.first { $0.1.identifier == identifier }?.1
  }

  /// Adds a new contact to an account; nil for the default one.
  mutating func add(_ addition: PlannedAddition, to account: String?) -> CNMutableContact {
    let contact = MutableContact.new(addition)
    request.add(contact, toContainerWithIdentifier: account)
    added.append((addition, contact))
    return contact
  }

  /// Adds what a call gave.
  func add(_ contact: CNContact) {
    guard let copy = contact.mutableCopy() as? CNMutableContact else { return }
    request.add(copy, toContainerWithIdentifier: nil)
  }

  /// Deletes a contact, or takes its addition back.
  mutating func delete(_ contact: CNMutableContact) {
    request.delete(contact)
    added.removeAll { $0.1 === contact }
  }

  /// Adds a new group to an account; nil for the default one.
  mutating func addGroup(_ name: String, to account: String?) -> CNMutableGroup {
    let group = CNMutableGroup()
    group.name = name
    request.add(group, toContainerWithIdentifier: account)
    namedGroups.append((name, group))
    groups[group.identifier] = group
    return group
  }

  /// Gives a group another name.
  mutating func rename(_ group: CNMutableGroup, to name: String) {
    group.name = name
    request.update(group)
    namedGroups.append((name, group))
  }

  /// The group of an identifier, as the app knows it.
  mutating func group(_ identifier: String, _ known: KnownGroups) -> CNMutableGroup {
    if let group = groups[identifier] { return group }
    let fetched = FetchedGroup(
      identifierText: identifier, name: known.name(of: identifier) ?? "", isFromStore: true)
    let group = clientMutableGroup(fetched) as? CNMutableGroup ?? CNMutableGroup()
    groups[identifier] = group
    return group
  }
}
