import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("Copies and equality of contacts")
struct ContactCopyTests {
  @Test("An immutable contact is its own copy")
  func copyOfImmutable() {
    let contact = CNContact()
    #expect(contact.copy() as? CNContact === contact)
  }

  @Test("A copy of a mutable contact keeps what was set, whatever is set later")
  func copyOfMutable() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ana"
    let copy = try #require(contact.copy() as? CNContact)
    let twin = try #require(contact.mutableCopy() as? CNMutableContact)
    contact.givenName = "Anna"
    #expect(copy.givenName == "Ana" && !(copy is CNMutableContact))
    #expect(twin.givenName == "Ana")
    #expect(copy.identifier == contact.identifier && twin.identifier == contact.identifier)
  }

  @Test("Contacts are equal with the same identifier, keys and values")
  func equality() throws {
    try AppRun().perform {
      let store = CNContactStore()
      let contact = try store.unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
      let again = try store.unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
      let less = try store.unifiedContact(
        withIdentifier: "ana", keysToFetch: [CNContactGivenNameKey])
      #expect(contact == again && contact !== again)
      #expect(contact.hash == again.hash && Set([contact, again]).count == 1)
      #expect(contact != less)
      let unset = try store.unifiedContact(
        withIdentifier: "ana", keysToFetch: [CNContactGivenNameKey, CNContactNicknameKey])
      #expect(less != unset, "the same values, but other keys")
      let copy = try #require(contact.mutableCopy() as? CNMutableContact)
      #expect(copy == contact)
      copy.givenName = "Anna"
      #expect(copy != contact)
    }
  }

  @Test("Comparing two contacts is no use of their values")
  func comparingReadsNothing() throws {
    let run = try AppRun()
    try run.perform {
      let store = CNContactStore()
      let contact = try store.unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
      let again = try store.unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
      #expect(contact == again)
      _ = again.familyName
    }
    let used = run.device.exposure(of: run.process.bundleIdentifier)
    #expect(used.read[RecordIdentifier(text: "ana")] == ContactKeySet(.familyName))
  }

  @Test("An archived contact comes back with its keys and values")
  func archive() throws {
    let contact = try #require(ContactPropertyTests.filled().copy() as? CNContact)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: contact, requiringSecureCoding: true)
    let restored = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data))
    #expect(restored == contact)
    #expect(restored.identifier == contact.identifier)
    #expect(restored.postalAddresses == contact.postalAddresses)
    #expect(restored.phoneNumbers.first?.identifier == contact.phoneNumbers.first?.identifier)
    #expect(restored.dates == contact.dates)
  }

  @Test("An archived partial contact stays partial")
  func archivePartial() throws {
    try AppRun().perform {
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: nameKeys)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: contact, requiringSecureCoding: true)
      let restored = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data))
      #expect(restored.identifier == "ana" && restored.familyName == "Exempel")
      #expect(!restored.isKeyAvailable(CNContactPhoneNumbersKey))
    }
  }

  @Test("Rubbish is no archive")
  func rubbish() throws {
    #expect(throws: (any Error).self) {
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: Data([1, 2, 3]))
    }
  }
}
