internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// Edits of contacts as an app's code makes them: through the properties of `CNMutableContact`.
enum MutableContact {
  /// Gives each new entry of a many-valued key its identity.
  typealias Identities = () -> RecordIdentifier

  /// A new contact with the values of an addition.
  static func new(_ addition: PlannedAddition) -> CNMutableContact {
    let contact = CNMutableContact()
    set(addition.values, in: contact, newIdentifier)
    return contact
  }

  /// The values of a stored contact after an update by the person, whose entries the device names.
  static func values(_ values: ContactValues, after update: PlannedUpdate) -> ContactValues {
    let fetched = FetchedContact(memory: .unset, values: values)
    guard let contact = clientMutableContact(fetched) as? CNMutableContact else { return values }
    apply(update, to: contact) { .unset }
    return fetchedContact(contact).availableValues
  }

  /// A contact that an app knows by identifier alone, with keys that it never read.
  static func known(by identifier: String, keys: ContactKeySet) -> CNMutableContact? {
    let fetched = FetchedContact(restored: identifier, keys: keys, values: ContactValues())
    return clientMutableContact(fetched) as? CNMutableContact
  }

  /// Carries out an update; a key that was not fetched ends the process.
  static func apply(
    _ update: PlannedUpdate, to contact: CNMutableContact,
    _ identities: Identities = newIdentifier
  ) {
    set(update.set, in: contact, identities)
    for key in update.append.keys.keys {
      let added = object(of: update.append, identities)
      let entries = entries(of: contact, key) + entries(of: added, key)
      contact.setValue(entries, forKey: key.name)
    }
    for key in update.remove.keys.keys {
      let unwanted = ObservedValue(key, of: update.remove.values)
      let entries = entries(of: contact, key)
      guard case .entries(let observed) = contact.observe(key), observed.count == entries.count
      else { continue }
      let kept = zip(entries, observed).filter { !unwanted.removes($0.1) }.map(\.0)
      contact.setValue(kept, forKey: key.name)
    }
  }

  private static func set(
    _ written: KeyedValues, in contact: CNMutableContact, _ identities: Identities
  ) {
    let source = object(of: written, identities)
    for key in written.keys.keys {
      contact.setValue(source.value(forKey: key.name), forKey: key.name)
    }
  }

  private static func object(of written: KeyedValues, _ identities: Identities) -> CNContact {
    var values = written.values
    for key in written.keys.keys { values.renewEntryIdentifiers(of: key, identities) }
    return clientContact(FetchedContact(memory: .unset, values: values))
  }

  private static func entries(of contact: CNContact, _ key: ContactKey) -> [Any] {
    contact.value(forKey: key.name) as? [Any] ?? []
  }
}

extension ObservedValue {
  /// Tells whether an entry is one that is to go: equal in value, and in label where one is written.
  func removes(_ entry: LabeledEntry) -> Bool {
    guard case .entries(let unwanted) = self else { return false }
    return unwanted.contains {
      ($0.label == nil || $0.label == entry.label) && $0.value == entry.value
    }
  }
}

extension ContactValues {
  /// Gives every entry under a key an identity of its own.
  mutating func renewEntryIdentifiers(of key: ContactKey, _ next: () -> RecordIdentifier) {
    switch key.field {
    case .identifier, .contactType, .text, .image, .flag, .date: break
    case .texts(let place): self[keyPath: place].renew(next)
    case .dates(let place): self[keyPath: place].renew(next)
    case .postalAddresses(let place): self[keyPath: place].renew(next)
    case .socialProfiles(let place): self[keyPath: place].renew(next)
    case .instantMessageAddresses(let place): self[keyPath: place].renew(next)
    }
  }
}

extension Array {
  fileprivate mutating func renew<Value>(
    _ next: () -> RecordIdentifier
  ) where Element == LabeledValue<Value> {
    for index in indices { self[index].identifier = next() }
  }
}
