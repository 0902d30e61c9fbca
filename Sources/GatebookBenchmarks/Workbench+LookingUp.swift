import BenchmarkFloor
import ContactsProvider
import Foundation
import SimulatedContacts

extension Workbench {
  /// Looks for some contacts among all.
  func lookingUp() -> [WorkItem] {
    byIdentifier() + byName() + byPhoneNumber() + byEmailAddress()
  }

  private func byIdentifier() -> [WorkItem] {
    let identifiers = sample.map(\.identifierText)
    let dictionary = DictionaryFloor(floorRecords.map { ($0.identifier, $0) })
    let floor = WorkItem.Floor(name: "dictionary look-up") { dictionary.lookUp(identifiers) }
    return [
      WorkItem("by identifier", "look-ups", floor: floor) { [app] in
        try Self.run(as: app) { store in
          for identifier in identifiers {
            let contact = try store.unifiedContact(
              withIdentifier: identifier, keysToFetch: Self.nameKeys)
            consume(contact.givenName.utf8.count)
          }
          return identifiers.count
        }
      },
      WorkItem("by identifier, provider alone", "look-ups", floor: floor) { [app] in
        for identifier in identifiers {
          let contact = try app.contact(
            withIdentifier: identifier, keys: RequestedKeys(.name))
          consume(contact.givenName.utf8.count)
        }
        return identifiers.count
      },
    ]
  }

  /// Searches for the first three letters of some names.
  private func byName() -> [WorkItem] {
    let names = sample.map { Self.folded($0.values.givenName) }.filter { $0.count >= 3 }
    let prefixes = names.prefix(40).map { String($0.prefix(3)) }
    let words = floorRecords.flatMap { record in
      [(Self.folded(record.givenName), record), (Self.folded(record.familyName), record)]
    }
    let search = PrefixFloor(words)
    return [
      WorkItem(
        "name prefix, read 2", "queries",
        floor: WorkItem.Floor(name: "sorted array") { search.search(prefixes) }
      ) { [app] in
        try Self.run(as: app) { store in
          for prefix in prefixes {
            let predicate = CNContact.predicateForContacts(matchingName: prefix)
            try Self.find(predicate, in: store) { contact in
              contact.givenName.utf8.count + contact.familyName.utf8.count
            }
          }
          return prefixes.count
        }
      }
    ]
  }

  private func byPhoneNumber() -> [WorkItem] {
    let numbers = sample.compactMap { $0.values.phoneNumbers.first?.value }
    let dictionary = DictionaryFloor(
      floorRecords.flatMap { record in record.phoneNumbers.map { ($0, record) } })
    return [
      WorkItem(
        "by phone number", "queries",
        floor: WorkItem.Floor(name: "dictionary look-up") { dictionary.lookUp(numbers) }
      ) { [app] in
        try Self.run(as: app) { store in
          for number in numbers {
            let predicate = CNContact.predicateForContacts(
              matching: CNPhoneNumber(stringValue: number))
            try Self.find(predicate, in: store) { $0.givenName.utf8.count }
          }
          return numbers.count
        }
      }
    ]
  }

  private func byEmailAddress() -> [WorkItem] {
    let addresses = sample.compactMap { $0.values.emailAddresses.first?.value }
    let dictionary = DictionaryFloor(
      floorRecords.flatMap { record in record.emailAddresses.map { ($0, record) } })
    return [
      WorkItem(
        "by e-mail address", "queries",
        floor: WorkItem.Floor(name: "dictionary look-up") { dictionary.lookUp(addresses) }
      ) { [app] in
        try Self.run(as: app) { store in
          for address in addresses {
            let predicate = CNContact.predicateForContacts(matchingEmailAddress: address)
            try Self.find(predicate, in: store) { $0.givenName.utf8.count }
          }
          return addresses.count
        }
      }
    ]
  }

  /// Fetches what a predicate matches; the sample was taken from the book, so there is something.
  private static func find(
    _ predicate: NSPredicate, in store: CNContactStore, _ read: (CNContact) -> Int
  ) throws {
    let contacts = try store.unifiedContacts(matching: predicate, keysToFetch: nameKeys)
    guard !contacts.isEmpty else {
      throw UnexpectedResult(description: "a contact of the book was not found")
    }
    for contact in contacts { consume(read(contact)) }
  }

  private static func folded(_ name: String) -> String {
    name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
