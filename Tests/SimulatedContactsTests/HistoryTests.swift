import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("The change history")
struct HistoryTests {
  private func run(_ access: Access = .authorized) throws -> AppRun {
    try AppRun(access, configure: { $0.groups = [GroupSeed(name: "Choir", members: [0])] })
  }

  /// What has changed, as words, and the token for the next time.
  private func changes(
    since token: Data?, _ ask: (CNChangeHistoryFetchRequest) -> Void = { _ in }
  ) throws -> (words: [String], token: Data) {
    let request = CNChangeHistoryFetchRequest()
    request.startingToken = token
    ask(request)
    let result = try CNContactStore().enumerator(for: request)
    let visitor = WordVisitor()
    for case let event as CNChangeHistoryEvent in result.value { event.accept(visitor) }
    return (visitor.words, result.currentHistoryToken)
  }

  private func execute(_ change: (CNSaveRequest) -> Void) throws {
    let request = CNSaveRequest()
    change(request)
    try CNContactStore().execute(request)
  }

  private func contact(_ identifier: String) throws -> CNMutableContact {
    let contact = try CNContactStore().unifiedContact(
      withIdentifier: identifier, keysToFetch: nameKeys)
    return try #require(contact.mutableCopy() as? CNMutableContact)
  }

  @Test("A request has Apple's defaults")
  func defaults() {
    let request = CNChangeHistoryFetchRequest()
    #expect(request.startingToken == nil && request.additionalContactKeyDescriptors == nil)
    #expect(request.shouldUnifyResults && !request.mutableObjects && !request.includeGroupChanges)
    #expect(request.excludedTransactionAuthors == nil)
  }

  @Test("An archived request comes back")
  func archivedRequest() throws {
    let request = CNChangeHistoryFetchRequest()
    request.startingToken = Data([1, 2])
    request.additionalContactKeyDescriptors = [CNContactGivenNameKey]
    request.shouldUnifyResults = false
    request.includeGroupChanges = true
    request.excludedTransactionAuthors = ["me"]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: request, requiringSecureCoding: true)
    let restored = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CNChangeHistoryFetchRequest.self, from: data))
    #expect(restored.startingToken == Data([1, 2]))
    #expect(restored.additionalContactKeyDescriptors as? [String] == [CNContactGivenNameKey])
    #expect(!restored.shouldUnifyResults && restored.includeGroupChanges)
    #expect(restored.excludedTransactionAuthors == ["me"])
  }

  @Test("From the beginning everything is dropped and what there is follows")
  func beginning() throws {
    try run().perform {
      let first = try changes(since: nil)
      #expect(first.words == ["drop", "add ana", "add ben"])
      #expect(try changes(since: first.token).words.isEmpty)
      let withGroups = try changes(since: nil) { $0.includeGroupChanges = true }.words
      #expect(withGroups.contains("add group Choir"))
    }
  }

  @Test("Each change since a token is told once")
  func changesSinceToken() throws {
    try run().perform {
      let token = try changes(since: nil).token
      let (ana, ben) = (try contact("ana"), try contact("ben"))
      let new = CNMutableContact()
      ana.givenName = "Anna"
      try execute { $0.update(ana) }
      ana.familyName = "Provsson"
      try execute { $0.update(ana) }
      try execute { $0.delete(ben) }
      try execute { $0.add(new, toContainerWithIdentifier: nil) }
      let words = try changes(since: token) { request in
        request.additionalContactKeyDescriptors = [CNContactGivenNameKey]
      }.words
      #expect(words.count == 3)
      #expect(Set(words) == ["update ana", "delete ben", "add \(new.identifier)"])
    }
  }

  @Test("Groups and members are told to those who ask")
  func groups() throws {
    try run().perform {
      let token = try changes(since: nil).token
      let choir = try #require(try CNContactStore().groups(matching: nil).first)
      let (ana, ben) = (try contact("ana"), try contact("ben"))
      let band = CNMutableGroup()
      band.name = "Band"
      try execute { request in
        request.add(band, toContainerWithIdentifier: nil)
        request.addMember(ben, to: choir)
        request.removeMember(ana, from: choir)
      }
      #expect(try changes(since: token).words.isEmpty)
      let words = try changes(since: token) { $0.includeGroupChanges = true }.words
      #expect(Set(words) == ["add group Band", "join ben Choir", "leave ana Choir"])
    }
  }

  @Test("A visitor needs no methods about groups")
  func plainVisitor() throws {
    try run().perform {
      let request = CNChangeHistoryFetchRequest()
      request.includeGroupChanges = true
      let result = try CNContactStore().enumerator(for: request)
      let visitor = CountingVisitor()
      while let event = result.value.nextObject() as? CNChangeHistoryEvent {
        event.accept(visitor)
      }
      #expect(visitor.drops == 1 && visitor.additions == 2)
    }
  }

  @Test("Changes of excluded authors are left out")
  func authors() throws {
    try run().perform {
      let token = try changes(since: nil).token
      let ana = try contact("ana")
      ana.givenName = "Anna"
      try execute { request in
        request.transactionAuthor = "me"
        request.update(ana)
      }
      #expect(try changes(since: token) { $0.excludedTransactionAuthors = ["me"] }.words.isEmpty)
      let others = try changes(since: token) { $0.excludedTransactionAuthors = ["others"] }.words
      #expect(others == ["update ana"])
    }
  }

  @Test("Contacts come mutable and with the keys that were asked for")
  func contacts() throws {
    try run().perform {
      let request = CNChangeHistoryFetchRequest()
      request.mutableObjects = true
      request.additionalContactKeyDescriptors = [CNContactGivenNameKey]
      let events = try CNContactStore().enumerator(for: request).value.allObjects
      let contacts = events.compactMap { ($0 as? CNChangeHistoryAddContactEvent)?.contact }
      #expect(contacts.map(\.givenName) == ["Ana", "Ben"])
      #expect(contacts.allSatisfy { $0 is CNMutableContact })
      #expect(contacts.allSatisfy { !$0.isKeyAvailable(CNContactFamilyNameKey) })
      let container = CNContactStore().defaultContainerIdentifier()
      let addition = events.lazy.compactMap { $0 as? CNChangeHistoryAddContactEvent }.first
      #expect(addition?.containerIdentifier == container)
    }
  }

  @Test("The store's own token, where there is one, tells where the app stands")
  func storeToken() throws {
    try run().perform {
      let store = CNContactStore()
      _ = try changes(since: nil)
      let token = try #require(store.currentHistoryToken)
      #expect(try changes(since: token).words.isEmpty)
    }
    let denied = try run(.denied)
    denied.perform {
      #expect(CNContactStore().currentHistoryToken == nil)
      #expect(errorCode { _ = try changes(since: nil) } == .authorizationDenied)
    }
  }

  @Test("Linked cards come as one contact, or each for itself", arguments: [true, false])
  func linkedCards(unifies: Bool) throws {
    var second = ContactSeed.ben
    second.linkedWith = 0
    try AppRun(contacts: [.ana, second]).perform {
      let words = try changes(since: nil) { $0.shouldUnifyResults = unifies }.words
      #expect(words.count == (unifies ? 2 : 3))
      #expect(unifies || words == ["drop", "add ana", "add ben"])
    }
  }

  @Test("A token of the app's own making counts for nothing")
  func madeUpToken() throws {
    try run().perform {
      let words = try changes(since: Data("a token".utf8)).words
      #expect(words == ["drop", "add ana", "add ben"])
    }
    let strict = try AppRun(configure: { $0.assumptions.expiredToken = .changeHistoryExpired })
    strict.perform {
      let code = errorCode { _ = try changes(since: Data("a token".utf8)) }
      #expect(code == .changeHistoryInvalidAnchor)
    }
  }

  @Test("Events can be archived")
  func archivedEvents() throws {
    try run().perform {
      let request = CNChangeHistoryFetchRequest()
      request.includeGroupChanges = true
      let events = try CNContactStore().enumerator(for: request).value.allObjects
      for case let event as CNChangeHistoryEvent in events {
        let data = try NSKeyedArchiver.archivedData(
          withRootObject: event, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(
          ofClasses: [
            CNChangeHistoryDropEverythingEvent.self, CNChangeHistoryAddContactEvent.self,
            CNChangeHistoryAddGroupEvent.self, CNChangeHistoryAddMemberToGroupEvent.self,
          ], from: data)
        let (before, after) = (WordVisitor(), WordVisitor())
        event.accept(before)
        (restored as? CNChangeHistoryEvent)?.accept(after)
        #expect(before.words == after.words && !before.words.isEmpty)
      }
    }
  }

  @Test("Contacts can be enumerated with a token for later")
  func contactEnumerator() throws {
    try run().perform {
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      let result = try CNContactStore().enumerator(for: request)
      let names = result.value.compactMap { ($0 as? CNContact)?.givenName }
      #expect(names == ["Ana", "Ben"])
    }
  }
}

/// A visitor with every method, which writes down what it is told.
private final class WordVisitor: NSObject, CNChangeHistoryEventVisitor {
  private(set) var words: [String] = []

  func visit(_ event: CNChangeHistoryDropEverythingEvent) { words.append("drop") }
  func visit(_ event: CNChangeHistoryAddContactEvent) {
    words.append("add \(event.contact.identifier)")
  }
  func visit(_ event: CNChangeHistoryUpdateContactEvent) {
    words.append("update \(event.contact.identifier)")
  }
  func visit(_ event: CNChangeHistoryDeleteContactEvent) {
    words.append("delete \(event.contactIdentifier)")
  }
  func visit(_ event: CNChangeHistoryAddGroupEvent) {
    words.append("add group \(event.group.name)")
  }
  func visit(_ event: CNChangeHistoryUpdateGroupEvent) {
    words.append("update group \(event.group.name)")
  }
  func visit(_ event: CNChangeHistoryDeleteGroupEvent) {
    words.append("delete group \(event.groupIdentifier)")
  }
  func visitAddMember(_ event: CNChangeHistoryAddMemberToGroupEvent) {
    words.append("join \(event.member.identifier) \(event.group.name)")
  }
  func visitRemoveMember(_ event: CNChangeHistoryRemoveMemberFromGroupEvent) {
    words.append("leave \(event.member.identifier) \(event.group.name)")
  }
  func visitAddSubgroup(_ event: CNChangeHistoryAddSubgroupToGroupEvent) {
    words.append("join \(event.subgroup.name) \(event.group.name)")
  }
  func visitRemoveSubgroup(_ event: CNChangeHistoryRemoveSubgroupFromGroupEvent) {
    words.append("leave \(event.subgroup.name) \(event.group.name)")
  }
}

/// A visitor with the methods that it must have.
private final class CountingVisitor: NSObject, CNChangeHistoryEventVisitor {
  private(set) var drops = 0
  private(set) var additions = 0

  func visit(_ event: CNChangeHistoryDropEverythingEvent) { drops += 1 }
  func visit(_ event: CNChangeHistoryAddContactEvent) { additions += 1 }
  func visit(_ event: CNChangeHistoryUpdateContactEvent) {}
  func visit(_ event: CNChangeHistoryDeleteContactEvent) {}
}
