import BenchmarkFloor
import ContactsProvider
import Foundation
import SimulatedContacts

extension Workbench {
  /// Changes the address book, on a device of its own, so that look-ups go on finding what they
  /// found.
  func saving() throws -> [WorkItem] {
    let app = try appOfItsOwn()
    try Self.makeIndexes(of: app)
    let written = WriteFloor()
    _ = written.append(floorRecords)
    return savingAll() + savingOne(app, written) + undoing(app, written)
      + savingWhileOpen(app, written)
  }

  private func savingAll() -> [WorkItem] {
    let fresh = WriteFloor()
    let floor = WorkItem.Floor(name: "array and dictionary") { [floorRecords] in
      fresh.store(floorRecords)
    }
    return [
      savingAll("save all in one request", floor: floor, indexesAreMade: false),
      savingAll("save all in one, indexes made", floor: floor, indexesAreMade: true),
      WorkItem("save all in one, provider alone", "contacts", floor: floor) { [seeds] in
        let app = try Self.launch(
          "com.example.full", on: try Self.device(with: []), access: .authorized)
        let operations = seeds.map { seed in
          SaveOperation.add(app.makeIdentifier(), seed.values, isFromStore: false)
        }
        return {
          let outcome = try app.save(SaveRequest(operations: operations))
          return outcome.added.count
        }
      },
    ]
  }

  private func savingAll(
    _ name: String, floor: WorkItem.Floor, indexesAreMade: Bool
  ) -> WorkItem {
    WorkItem(name, "contacts", floor: floor) { [seeds] in
      let app = try Self.launch(
        "com.example.full", on: try Self.device(with: []), access: .authorized)
      if indexesAreMade { try Self.makeIndexes(of: app) }
      let request = AppProcess.$current.withValue(app) {
        let request = CNSaveRequest()
        for seed in seeds {
          request.add(Self.contact(seed.values), toContainerWithIdentifier: nil)
        }
        return request
      }
      return {
        try Self.run(as: app) { store in
          try store.execute(request)
          return seeds.count
        }
      }
    }
  }

  /// Fetches nothing: the contacts to change are fetched before the measurement.
  private func savingOne(_ app: AppProcess, _ written: WriteFloor) -> [WorkItem] {
    let identifiers = sample.prefix(500).map(\.identifierText)
    let floor = WorkItem.Floor(name: "array and dictionary") {
      written.rename(identifiers, to: "Mira")
    }
    return [
      WorkItem("save one change", "saves", floor: floor) {
        let contacts = try Self.mutableContacts(identifiers, as: app)
        return {
          try Self.run(as: app) { store in
            for contact in contacts { try Self.save(contact, named: "Mira", in: store) }
            return contacts.count
          }
        }
      },
      WorkItem("save one change, provider alone", "saves", floor: floor) {
        var values = ContactValues()
        values.givenName = "Mira"
        for identifier in identifiers {
          _ = try app.save(
            SaveRequest(operations: [
              .update(identifier: identifier, keys: ContactKeySet(.givenName), values: values)
            ]))
        }
        return identifiers.count
      },
    ]
  }

  private func undoing(_ app: AppProcess, _ written: WriteFloor) -> [WorkItem] {
    let identifiers = sample.prefix(500).map(\.identifierText)
    let floor = WorkItem.Floor(name: "array and dictionary") {
      written.renameAndTakeBack(identifiers, to: "Zoe")
    }
    return [
      WorkItem("failed save, undone", "saves", floor: floor) {
        let contacts = try Self.mutableContacts(identifiers, as: app)
        let missing = AppProcess.$current.withValue(app) { CNMutableContact() }
        return {
          try Self.run(as: app) { store in
            for contact in contacts { try Self.fail(contact, missing, in: store) }
            return contacts.count
          }
        }
      }
    ]
  }

  /// Saves a change and a deletion of what is not stored, which must fail.
  private static func fail(
    _ contact: CNMutableContact, _ missing: CNMutableContact, in store: CNContactStore
  ) throws {
    let request = CNSaveRequest()
    contact.givenName = "Zoe"
    request.update(contact)
    request.delete(missing)
    do {
      try store.execute(request)
    } catch let error as CNError where error.code == .recordDoesNotExist {
      return
    }
    throw UnexpectedResult(description: "a save succeeded that should have failed")
  }

  /// Opens an enumeration and saves from inside its block.
  private func savingWhileOpen(_ app: AppProcess, _ written: WriteFloor) -> [WorkItem] {
    let identifiers = sample.prefix(100).map(\.identifierText)
    let floor = WorkItem.Floor(name: "array and dictionary") {
      written.rename(identifiers, to: "Jonas")
    }
    return [
      WorkItem("100 saves in an enumeration", "saves", floor: floor) {
        let contacts = try Self.mutableContacts(identifiers, as: app)
        return {
          try Self.run(as: app) { store in
            let request = CNContactFetchRequest(keysToFetch: Self.nameKeys)
            return try Self.saveInside(contacts, request, store)
          }
        }
      }
    ]
  }

  private static func saveInside(
    _ contacts: [CNMutableContact], _ request: CNContactFetchRequest, _ store: CNContactStore
  ) throws -> Int {
    var result = Result<Int, any Error>.success(0)
    try store.enumerateContacts(with: request) { _, stop in
      result = Result {
        for contact in contacts { try save(contact, named: "Jonas", in: store) }
        return contacts.count
      }
      stop.pointee = true
    }
    return try result.get()
  }

  private static func save(
    _ contact: CNMutableContact, named givenName: String, in store: CNContactStore
  ) throws {
    let request = CNSaveRequest()
    contact.givenName = givenName
    request.update(contact)
    try store.execute(request)
  }

  private static func mutableContacts(
    _ identifiers: [String], as app: AppProcess
  ) throws -> [CNMutableContact] {
    try AppProcess.$current.withValue(app) {
      let store = CNContactStore()
      return try identifiers.compactMap { identifier in
        let contact = try store.unifiedContact(
          withIdentifier: identifier, keysToFetch: nameKeys)
        return contact.mutableCopy() as? CNMutableContact
      }
    }
  }

  /// Writes a contact as an app does.
  private static func contact(_ values: ContactValues) -> CNMutableContact {
    let contact = CNMutableContact()
    contact.givenName = values.givenName
    contact.familyName = values.familyName
    contact.organizationName = values.organizationName
    contact.jobTitle = values.jobTitle
    contact.nickname = values.nickname
    contact.phoneticGivenName = values.phoneticGivenName
    contact.phoneticFamilyName = values.phoneticFamilyName
    contact.phoneNumbers = values.phoneNumbers.map { entry in
      CNLabeledValue(label: entry.label, value: CNPhoneNumber(stringValue: entry.value))
    }
    contact.emailAddresses = values.emailAddresses.map { entry in
      CNLabeledValue(label: entry.label, value: entry.value as NSString)
    }
    contact.postalAddresses = values.postalAddresses.map { entry in
      CNLabeledValue(label: entry.label, value: address(entry.value))
    }
    return contact
  }

  private static func address(_ parts: PostalAddress) -> CNPostalAddress {
    let address = CNMutablePostalAddress()
    address.street = parts.street
    address.city = parts.city
    address.postalCode = parts.postalCode
    return address
  }
}
