import ContactsProvider
import Foundation
import SimulatedContacts
import Synchronization
import Testing

@Suite("The store")
struct StoreTests {
  @Test(
    "tells the status of each kind of access",
    arguments: [
      (Access.notDetermined, CNAuthorizationStatus.notDetermined), (.denied, .denied),
      (.authorized, .authorized), (.limited(["ana"]), .limited),
    ])
  func status(access: Access, status: CNAuthorizationStatus) throws {
    try AppRun(access).perform {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == status)
    }
  }

  @Test("fetches the contacts of every kind of predicate")
  func predicates() throws {
    try AppRun().perform {
      let store = CNContactStore()
      let predicates = [
        CNContact.predicateForContacts(matchingName: "exem"),
        CNContact.predicateForContacts(withIdentifiers: ["ana", "nobody"]),
        CNContact.predicateForContacts(matchingEmailAddress: "ANA@mail.example"),
        CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "(555) 010-0001")),
      ]
      for predicate in predicates {
        let found = try store.unifiedContacts(matching: predicate, keysToFetch: nameKeys)
        #expect(found.map(\.givenName) == ["Ana"])
      }
    }
  }

  @Test("refuses a predicate that is not the framework's own")
  func foreignPredicate() throws {
    try AppRun().perform {
      let predicate = NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(value: false))
      let code = errorCode {
        _ = try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: nameKeys)
      }
      #expect(code == .predicateInvalid)
    }
  }

  @Test("does not evaluate its predicates in memory, and copies keep their meaning")
  func predicateInMemory() throws {
    try AppRun().perform {
      let predicate = CNContact.predicateForContacts(withIdentifiers: ["ana"])
      let contact = try CNContactStore().unifiedContact(withIdentifier: "ana", keysToFetch: [])
      #expect(!predicate.evaluate(with: contact))
      let copy = try #require(predicate.copy() as? NSPredicate)
      let found = try CNContactStore().unifiedContacts(matching: copy, keysToFetch: [])
      #expect(found == [contact])
    }
  }

  @Test("enumerates in the order that was asked for, until it is stopped")
  func enumeration() throws {
    try AppRun(contacts: [.ben, .ana]).perform {
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      request.sortOrder = .familyName
      var names: [String] = []
      try CNContactStore().enumerateContacts(with: request) { contact, _ in
        names.append(contact.familyName)
      }
      #expect(names == ["Exempel", "Prov"])
      names = []
      try CNContactStore().enumerateContacts(with: request) { contact, stop in
        names.append(contact.familyName)
        stop.pointee = true
      }
      #expect(names == ["Exempel"])
    }
  }

  @Test("delivers mutable objects where they are asked for", arguments: [true, false])
  func mutableObjects(isMutable: Bool) throws {
    try AppRun().perform {
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      request.mutableObjects = isMutable
      try CNContactStore().enumerateContacts(with: request) { contact, _ in
        #expect((contact is CNMutableContact) == isMutable)
      }
    }
  }

  @Test("throws for an identifier that nobody has")
  func unknownIdentifier() throws {
    try AppRun().perform {
      do {
        _ = try CNContactStore().unifiedContact(withIdentifier: "nobody", keysToFetch: nameKeys)
        Issue.record("no error")
      } catch let error as CNError {
        #expect(error.code == .recordDoesNotExist)
        #expect(error.affectedRecordIdentifiers == ["nobody"])
      }
    }
  }

  @Test("names the keys that an app may not have")
  func unauthorizedKeys() throws {
    try AppRun().perform {
      do {
        _ = try CNContactStore().unifiedContact(
          withIdentifier: "ana", keysToFetch: [CNContactNoteKey as NSString])
        Issue.record("no error")
      } catch let error as CNError {
        #expect(error.code == .unauthorizedKeys)
        #expect(error.keyPaths == ["note"])
        #expect(error.localizedDescription == "Unauthorized Keys")
      }
    }
  }

  @Test("passes on a key that names no property")
  func unknownKey() throws {
    try AppRun().perform {
      let code = errorCode {
        _ = try CNContactStore().unifiedContact(
          withIdentifier: "ana", keysToFetch: ["shoeSize", CNContactGivenNameKey])
      }
      #expect(code == .unauthorizedKeys)
      #expect(!CNContact().isKeyAvailable("shoeSize"))
    }
  }

  @Test("asks in the async form, which throws a refusal")
  func asyncRequest() async throws {
    let allowed = try AppRun(.notDetermined, person: { _ in .allowFull })
    try await allowed.carryOut {
      let granted = try await CNContactStore().requestAccess(for: .contacts)
      #expect(granted)
    }
    let refused = try AppRun(.notDetermined, person: { _ in .deny })
    await refused.carryOut {
      do {
        try await CNContactStore().requestAccess(for: .contacts)
        Issue.record("no error")
      } catch {
        #expect((error as? CNError)?.code == .authorizationDenied)
      }
    }
  }

  @Test("asks in the closure form: later, once, and as the same app")
  func closureRequest() async throws {
    let run = try AppRun(.notDetermined, person: { _ in .deny })
    let answers = Mutex<[(Bool, String?, Bool)]>([])
    run.perform {
      CNContactStore().requestAccess(for: .contacts) { granted, error in
        let isSame = AppProcess.current === run.process
        answers.withLock { $0.append((granted, error?.localizedDescription, isSame)) }
      }
    }
    #expect(await run.settled())
    let all = answers.withLock { $0 }
    try #require(all.count == 1)
    #expect(all[0] == (false, "Access Denied", true))
  }

  @Test("keeps to its app wherever it is used")
  func keepsItsApp() throws {
    let first = try AppRun(contacts: [.ana])
    let second = try AppRun(contacts: [.ben])
    let store = first.perform { CNContactStore() }
    try second.perform {
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      try store.enumerateContacts(with: request) { contact, _ in
        #expect(contact.givenName == "Ana")
      }
    }
  }

  @Test("that outlives its app belongs to the app that uses it")
  func outlivesItsApp() throws {
    let first = try AppRun(contacts: [.ana])
    let second = try AppRun(contacts: [.ben])
    let store = first.perform { CNContactStore() }
    first.device.quit(first.process.bundleIdentifier)
    var names: [String] = []
    try second.perform {
      try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: nameKeys)) {
        contact, _ in names.append(contact.givenName)
      }
    }
    #expect(names == ["Ben"])
    #expect(throws: CNError.self) {
      try store.unifiedContact(withIdentifier: "nobody", keysToFetch: nameKeys)
    }
  }
}
