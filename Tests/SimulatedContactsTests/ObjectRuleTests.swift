import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

/// What the objects of an app are and do, one test a rule of the rulebook.
@Suite("Objects of the framework")
struct ObjectRuleTests {
  @Test(
    "give each status its number, and limited is none of the others",
    arguments: [
      (CNAuthorizationStatus.notDetermined, 0), (.restricted, 1), (.denied, 2), (.authorized, 3),
      (.limited, 4),
    ])
  func statuses(status: CNAuthorizationStatus, number: Int) {
    #expect(status.rawValue == number)
    #expect(CNAuthorizationStatus(rawValue: number) == status)
  }

  @Test("know one permission, of one entity type, that covers reading and writing")
  func onePermission() throws {
    #expect(CNEntityType.contacts.rawValue == 0 && CNEntityType(rawValue: 1) == nil)
    let run = try AppRun(.notDetermined, person: { _ in .allowFull })
    try run.perform {
      let store = CNContactStore()
      try store.execute(CNSaveRequest())
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      try store.enumerateContacts(with: request) { _, _ in }
    }
    #expect(run.device.promptCount(of: run.process.bundleIdentifier) == 1)
  }

  @Test("find nothing without an error and without calling a block")
  func nothingFound() throws {
    try AppRun(contacts: []).perform {
      let store = CNContactStore()
      var count = 0
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      try store.enumerateContacts(with: request) { _, _ in count += 1 }
      #expect(count == 0)
      let nobody = CNContact.predicateForContacts(matchingName: "Nobody")
      #expect(try store.unifiedContacts(matching: nobody, keysToFetch: nameKeys).isEmpty)
    }
  }

  @Test("work on any thread, and contacts outlive their store")
  func threads() async throws {
    let run = try AppRun()
    let names = await withTaskGroup(of: String?.self) { group in
      for identifier in ["ana", "ben", "ana", "ben"] {
        group.addTask {
          run.perform {
            let contact = try? CNContactStore().unifiedContact(
              withIdentifier: identifier, keysToFetch: nameKeys)
            return contact?.givenName
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names.compactMap(\.self).sorted() == ["Ana", "Ana", "Ben", "Ben"])
  }

  @Test(
    "have the documented number of every error",
    arguments: [
      ([CNError.Code.communicationError, .dataAccessError], [1, 2]),
      (
        [
          .authorizationDenied, .noAccessableWritableContainers, .unauthorizedKeys,
          .featureDisabledByUser, .featureNotAvailable,
        ], [100, 101, 102, 103, 104]
      ),
      (
        [
          .recordDoesNotExist, .insertedRecordAlreadyExists, .containmentCycle, .containmentScope,
          .parentRecordDoesNotExist, .recordIdentifierInvalid, .recordNotWritable,
          .parentContainerNotWritable,
        ], Array(200...207)
      ),
      (
        [.validationMultipleErrors, .validationTypeMismatch, .validationConfigurationError],
        [300, 301, 302]
      ),
      ([.predicateInvalid, .policyViolation], [400, 500]),
      (
        [
          .clientIdentifierInvalid, .clientIdentifierDoesNotExist, .clientIdentifierCollision,
          .changeHistoryExpired, .changeHistoryInvalidAnchor, .changeHistoryInvalidFetchRequest,
        ], Array(600...605)
      ),
      ([.vCardMalformed, .vCardSummarizationError], [700, 701]),
    ])
  func codes(codes: [CNError.Code], numbers: [Int]) {
    #expect(codes.map(\.rawValue) == numbers)
  }

  @Test("say few errors in words of their own, and the others as any error")
  func texts() throws {
    let run = try AppRun()
    run.device.inject(
      InjectedFault(call: .fetch, error: ContactsError(.featureNotAvailable)))
    run.perform {
      do {
        _ = try CNContactStore().unifiedContact(withIdentifier: "ana", keysToFetch: nameKeys)
        Issue.record("no error")
      } catch {
        #expect(error.localizedDescription.contains("CNErrorDomain"))
        #expect(error.localizedDescription.contains("104"))
      }
    }
  }

  @Test("have all of no keys, and never end the app when asked")
  func availability() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: [CNContactGivenNameKey])
      #expect(contact.areKeysAvailable([]))
      #expect(!contact.areKeysAvailable(nameKeys) && !contact.isKeyAvailable("noSuchKey"))
      #expect(contact.isKeyAvailable(CNContactGivenNameKey))
    }
    #expect(run.termination == nil)
  }

  @Test("come back from an archive where there is no access")
  func archive() throws {
    let run = try AppRun(.denied)
    let contact = CNMutableContact()
    contact.givenName = "Ana"
    try run.perform {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: contact, requiringSecureCoding: true)
      let restored = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContact.self, from: data))
      #expect(restored.givenName == "Ana" && restored.identifier == contact.identifier)
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    }
  }

  @Test("fetch all contacts, unified, immutable and unsorted unless told otherwise")
  func fetchDefaults() {
    let request = CNContactFetchRequest(keysToFetch: nameKeys)
    #expect(request.predicate == nil && request.unifyResults && !request.mutableObjects)
    #expect(request.sortOrder == .none && request.keysToFetch.count == 2)
  }

  @Test("are fetched with keys and descriptors in one list")
  func descriptors() throws {
    try AppRun().perform {
      let descriptor = CNContact.descriptorForAllComparatorKeys()
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: [CNContactPhoneNumbersKey, descriptor])
      #expect(contact.areKeysAvailable([descriptor]) && contact.phoneNumbers.count == 1)
      #expect(!contact.isKeyAvailable(CNContactBirthdayKey))
    }
  }

  @Test("change nothing before a store executes their request")
  func onlyCollected() throws {
    let run = try AppRun(contacts: [])
    try run.perform {
      let request = CNSaveRequest()
      let contact = CNMutableContact()
      contact.givenName = "Cleo"
      request.add(contact, toContainerWithIdentifier: nil)
      #expect(run.device.contacts.isEmpty)
      try CNContactStore().execute(request)
      #expect(run.device.contacts.count == 1)
    }
  }

  @Test("store a contact without any name or number")
  func nameless() throws {
    let run = try AppRun(contacts: [])
    try run.perform {
      let request = CNSaveRequest()
      request.add(CNMutableContact(), toContainerWithIdentifier: nil)
      try CNContactStore().execute(request)
    }
    #expect(run.device.contacts.count == 1)
  }
}
