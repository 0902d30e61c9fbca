import ContactsProvider
import Foundation
import SimulatedContacts

extension Observer {
  mutating func save(
    _ changes: [Step.Change], _ author: String?, _ store: CNContactStore
  ) throws -> [String] {
    let request = CNSaveRequest()
    request.transactionAuthor = author
    var contacts: [CNContact] = []
    var groups: [CNGroup] = []
    for change in changes { add(change, to: request, &contacts, &groups) }
    try store.execute(request)
    reached.formUnion(contacts.map(\.identifier))
    return contacts.map { "saved \($0.identifier)" }
      + groups.map { "saved \($0.identifier) \($0.name)" }
  }

  private func add(
    _ change: Step.Change, to request: CNSaveRequest, _ contacts: inout [CNContact],
    _ groups: inout [CNGroup]
  ) {
    switch change {
    case .add(let name, let container):
      let contact = new(name)
      request.add(contact, toContainerWithIdentifier: container.map(self.container))
      contacts.append(contact)
    case .addAgain(let identifier):
      let contact = known(identifier)
      request.add(contact, toContainerWithIdentifier: nil)
      contacts.append(contact)
    case .update(let identifier, let title):
      let contact = known(identifier)
      contact.jobTitle = title
      request.update(contact)
      contacts.append(contact)
    case .delete(let identifier):
      let contact = known(identifier)
      request.delete(contact)
      contacts.append(contact)
    case .addMember(let identifier, let number):
      let contact = known(identifier)
      request.addMember(contact, to: knownGroup(number))
      contacts.append(contact)
    case .removeMember(let identifier, let number):
      let contact = known(identifier)
      request.removeMember(contact, from: knownGroup(number))
      contacts.append(contact)
    case .addNewMember(let name, let number):
      let contact = new(name)
      request.add(contact, toContainerWithIdentifier: nil)
      request.addMember(contact, to: knownGroup(number))
      contacts.append(contact)
    case .addGroup, .renameGroup, .deleteGroup:
      groups.append(addGroup(change, to: request))
    }
  }

  private func addGroup(_ change: Step.Change, to request: CNSaveRequest) -> CNGroup {
    let group: CNMutableGroup
    switch change {
    case .renameGroup(let number, let name):
      group = knownGroup(number)
      group.name = name
      request.update(group)
    case .deleteGroup(let number):
      group = knownGroup(number)
      request.delete(group)
    case .addGroup(let name, let container):
      group = CNMutableGroup()
      group.name = name
      request.add(group, toContainerWithIdentifier: container.map(self.container))
    default: group = CNMutableGroup()
    }
    return group
  }

  private func new(_ name: String) -> CNMutableContact {
    let contact = CNMutableContact()
    contact.givenName = name
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+1 555 010 0199"))
    ]
    return contact
  }

  /// An object that the app could have kept in an archive, whether or not it was granted it here.
  private func known(_ identifier: String) -> CNMutableContact {
    let fetched = FetchedContact(
      restored: identifier, keys: requestedKeys(Self.keys).keys, values: ContactValues())
    guard let contact = clientMutableContact(fetched) as? CNMutableContact else {
      preconditionFailure("A mutable contact is one.")
    }
    return contact
  }

  private func knownGroup(_ number: Int) -> CNMutableGroup {
    let fetched = FetchedGroup(identifierText: group(number), name: "", isFromStore: true)
    guard let group = clientMutableGroup(fetched) as? CNMutableGroup else {
      preconditionFailure("A mutable group is one.")
    }
    return group
  }
}
