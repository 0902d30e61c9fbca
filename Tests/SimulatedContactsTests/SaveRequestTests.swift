import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("A save request")
struct SaveRequestTests {
  private func fetch(_ keys: [any CNKeyDescriptor] = nameKeys) throws -> CNMutableContact {
    let contact = try CNContactStore().unifiedContact(withIdentifier: "ana", keysToFetch: keys)
    return try #require(contact.mutableCopy() as? CNMutableContact)
  }

  private func execute(_ change: (CNSaveRequest) -> Void) throws {
    let request = CNSaveRequest()
    change(request)
    try CNContactStore().execute(request)
  }

  @Test("stores a new contact, which can be changed and deleted afterwards")
  func life() throws {
    let run = try AppRun(contacts: [])
    try run.perform {
      let contact = CNMutableContact()
      contact.givenName = "Cleo"
      try execute { $0.add(contact, toContainerWithIdentifier: nil) }
      #expect(run.device.contact(withIdentifier: contact.identifier)?.values.givenName == "Cleo")
      contact.nickname = "Cle"
      try execute { $0.update(contact) }
      let stored = run.device.contact(withIdentifier: contact.identifier)?.values
      #expect(stored?.nickname == "Cle" && stored?.givenName == "Cleo")
      try execute { $0.delete(contact) }
      #expect(run.device.contacts.isEmpty)
    }
  }

  @Test("changes only what was fetched and set")
  func onlyEdits() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try fetch([CNContactGivenNameKey, CNContactEmailAddressesKey])
      try run.device.edit([
        .update(
          identifier: "ana", keys: ContactKeySet(.emailAddresses), values: ContactValues())
      ])
      contact.givenName = "Anna"
      try execute { $0.update(contact) }
    }
    let stored = try #require(run.device.contact(withIdentifier: "ana")?.values)
    #expect(stored.givenName == "Anna" && stored.familyName == "Exempel")
    #expect(stored.emailAddresses.isEmpty && stored.phoneNumbers.count == 1)
  }

  @Test("keeps the identifiers of entries that stay")
  func entryIdentity() throws {
    try AppRun().perform {
      let contact = try fetch([CNContactEmailAddressesKey])
      let old = try #require(contact.emailAddresses.first)
      contact.emailAddresses = [
        old.settingValue("new@mail.example"),
        CNLabeledValue(label: CNLabelWork, value: "work@mail.example"),
      ]
      try execute { $0.update(contact) }
      let entries = try fetch([CNContactEmailAddressesKey]).emailAddresses
      #expect(entries.map { $0.value as String } == ["new@mail.example", "work@mail.example"])
      #expect(entries.first?.identifier == old.identifier)
    }
  }

  @Test("clears a property with an empty value")
  func clearing() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try fetch([CNContactFamilyNameKey, CNContactEmailAddressesKey])
      contact.familyName = ""
      contact.emailAddresses = []
      try execute { $0.update(contact) }
    }
    let stored = try #require(run.device.contact(withIdentifier: "ana")?.values)
    #expect(stored.familyName.isEmpty && stored.emailAddresses.isEmpty)
  }

  @Test("has nothing left to do after an addition and a deletion of one object")
  func cancelling() throws {
    let run = try AppRun()
    try run.perform {
      let new = CNMutableContact()
      let old = try fetch()
      try execute { request in
        request.add(new, toContainerWithIdentifier: nil)
        request.delete(new)
        request.delete(old)
        request.add(old, toContainerWithIdentifier: nil)
      }
      let before = new.identifier
      try execute { $0.add(new, toContainerWithIdentifier: nil) }
      #expect(new.identifier == before, "it was never stored before")
    }
    #expect(run.device.contacts.map(\.identifierText).prefix(2) == ["ana", "ben"])
    #expect(run.device.contacts.count == 3)
  }

  @Test("sends a change once")
  func editsAreSpent() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try fetch()
      contact.givenName = "Anna"
      try execute { $0.update(contact) }
      var values = ContactValues()
      values.givenName = "Anja"
      try run.device.edit([
        .update(identifier: "ana", keys: ContactKeySet(.givenName), values: values)
      ])
      contact.familyName = "Provsson"
      try execute { $0.update(contact) }
    }
    #expect(run.device.contact(withIdentifier: "ana")?.values.givenName == "Anja")
  }

  @Test("leaves its objects as they are where it is told so")
  func withoutRefetch() throws {
    try AppRun().perform {
      let contact = try fetch([CNContactImageDataKey, CNContactThumbnailImageDataKey])
      let new = CNMutableContact()
      new.imageData = Data([1])
      try execute { request in
        request.shouldRefetchContacts = false
        request.add(new, toContainerWithIdentifier: nil)
        request.update(contact)
      }
      #expect(new.thumbnailImageData == nil)
      let other = CNMutableContact()
      other.imageData = Data([1])
      try execute { $0.add(other, toContainerWithIdentifier: nil) }
      #expect(other.thumbnailImageData != nil)
    }
  }

  @Test("keeps the changes of its objects when it fails")
  func failure() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try fetch()
      contact.givenName = "Anna"
      let gone = CNMutableContact()
      do {
        try execute { request in
          request.update(contact)
          request.delete(gone)
        }
        Issue.record("no error")
      } catch let error as CNError {
        #expect(error.code == .recordDoesNotExist)
        #expect(error.affectedRecords?.first === gone && error.affectedRecords?.count == 1)
      }
      #expect(run.device.contact(withIdentifier: "ana")?.values.givenName == "Ana")
      #expect(contact.givenName == "Anna")
      try execute { $0.update(contact) }
      #expect(run.device.contact(withIdentifier: "ana")?.values.givenName == "Anna")
    }
  }

  @Test("adds no contact that is stored")
  func addingTwice() throws {
    try AppRun().perform {
      let contact = try fetch()
      let code = errorCode { try execute { $0.add(contact, toContainerWithIdentifier: nil) } }
      #expect(code == .insertedRecordAlreadyExists)
    }
  }
}
