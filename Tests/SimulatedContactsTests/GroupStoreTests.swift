import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("Groups and containers of the store")
struct GroupStoreTests {
  /// Ana and Ben are in the cloud, where the choir is with Ana; the band is on the phone.
  private func run(_ access: Access = .authorized, system: DeviceSystem = .iOS26) throws -> AppRun {
    try AppRun(
      access,
      configure: { configuration in
        configuration.system = system
        configuration.accounts = [.cloud, .onMyPhone]
        configuration.groups = [
          GroupSeed(name: "Choir", account: 0, members: [0]), GroupSeed(name: "Band", account: 1),
        ]
      })
  }

  private func names(_ predicate: NSPredicate?) throws -> [String] {
    try CNContactStore().groups(matching: predicate).map(\.name)
  }

  private func members(of group: CNGroup) throws -> [String] {
    let predicate = CNContact.predicateForContactsInGroup(withIdentifier: group.identifier)
    return try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: nameKeys)
      .map(\.givenName)
  }

  private func group(_ name: String) throws -> CNMutableGroup {
    let group = try CNContactStore().groups(matching: nil).first { $0.name == name }
    return try #require(group?.mutableCopy() as? CNMutableGroup)
  }

  private func contact(_ identifier: String) throws -> CNMutableContact {
    let contact = try CNContactStore().unifiedContact(
      withIdentifier: identifier, keysToFetch: nameKeys)
    return try #require(contact.mutableCopy() as? CNMutableContact)
  }

  private func execute(_ change: (CNSaveRequest) -> Void) throws {
    let request = CNSaveRequest()
    change(request)
    try CNContactStore().execute(request)
  }

  @Test("Groups are found by every kind of predicate")
  func groupPredicates() throws {
    try run().perform {
      let store = CNContactStore()
      let containers = try store.containers(matching: nil)
      #expect(try names(nil) == ["Choir", "Band"])
      let choir = try group("Choir")
      let unknown = [choir.identifier, "nobody"]
      #expect(try names(CNGroup.predicateForGroups(withIdentifiers: unknown)) == ["Choir"])
      let phone = try #require(containers.last).identifier
      #expect(try names(CNGroup.predicateForGroupsInContainer(withIdentifier: phone)) == ["Band"])
      #expect(try names(CNGroup.predicateForGroupsInContainer(withIdentifier: "nobody")).isEmpty)
    }
  }

  @Test("Containers are found by every kind of predicate")
  func containerPredicates() throws {
    try run().perform {
      let store = CNContactStore()
      let all = try store.containers(matching: nil)
      #expect(all.map(\.name) == ["Cloud", "On My iPhone"])
      #expect(all.map(\.type) == [.cardDAV, .local])
      try #require(all.count == 2 && store.defaultContainerIdentifier() == all[0].identifier)
      let queries = [
        CNContainer.predicateForContainers(withIdentifiers: [all[0].identifier, "nobody"]),
        CNContainer.predicateForContainerOfContact(withIdentifier: "ana"),
        CNContainer.predicateForContainerOfGroup(withIdentifier: try group("Choir").identifier),
      ]
      for query in queries {
        #expect(try store.containers(matching: query) == [all[0]])
      }
      let inCloud = CNContact.predicateForContactsInContainer(withIdentifier: all[0].identifier)
      let found = try store.unifiedContacts(matching: inCloud, keysToFetch: nameKeys)
      #expect(found.map(\.givenName) == ["Ana", "Ben"])
    }
  }

  @Test("Predicates of another class are refused")
  func foreignPredicates() throws {
    try run().perform {
      let store = CNContactStore()
      let foreign = [
        CNContact.predicateForContacts(withIdentifiers: ["ana"]), NSPredicate(value: true),
      ]
      for predicate in foreign {
        #expect(errorCode { _ = try store.groups(matching: predicate) } == .predicateInvalid)
        #expect(errorCode { _ = try store.containers(matching: predicate) } == .predicateInvalid)
      }
      let ofGroups = CNGroup.predicateForGroups(withIdentifiers: [])
      let code = errorCode { _ = try store.unifiedContacts(matching: ofGroups, keysToFetch: []) }
      #expect(code == .predicateInvalid)
    }
  }

  @Test("Without access calls throw, and there is no default container")
  func denied() throws {
    try run(.denied).perform {
      let store = CNContactStore()
      #expect(errorCode { _ = try store.groups(matching: nil) } == .authorizationDenied)
      #expect(errorCode { _ = try store.containers(matching: nil) } == .authorizationDenied)
      #expect(store.defaultContainerIdentifier().isEmpty)
    }
  }

  @Test("A group lives: it is added, renamed, deleted, and its contacts stay")
  func life() throws {
    let run = try run()
    try run.perform {
      let store = CNContactStore()
      let group = CNMutableGroup()
      group.name = "Quartet"
      let before = group.identifier
      try execute { $0.add(group, toContainerWithIdentifier: nil) }
      #expect(group.identifier == before && group.name == "Quartet")
      #expect(try names(nil).contains("Quartet"))
      group.name = "Quintet"
      try execute { request in
        request.update(group)
        if let ana = try? contact("ana") { request.addMember(ana, to: group) }
      }
      #expect(try members(of: group) == ["Ana"])
      #expect(try names(nil).contains("Quintet"))
      try execute { $0.delete(group) }
      #expect(try names(nil) == ["Choir", "Band"])
      #expect(try store.unifiedContact(withIdentifier: "ana", keysToFetch: []).identifier == "ana")
    }
  }

  @Test("A new contact, a new group and the membership are stored in one request")
  func newMember() throws {
    try run().perform {
      let container = try #require(try CNContactStore().containers(matching: nil).last)
      let contact = CNMutableContact()
      contact.givenName = "Cleo"
      let group = CNMutableGroup()
      group.name = "Trio"
      try execute { request in
        request.add(contact, toContainerWithIdentifier: container.identifier)
        request.add(group, toContainerWithIdentifier: container.identifier)
        request.addMember(contact, to: group)
      }
      #expect(try members(of: group) == ["Cleo"])
      let ofContact = CNContainer.predicateForContainerOfContact(withIdentifier: contact.identifier)
      #expect(try CNContactStore().containers(matching: ofContact) == [container])
    }
  }

  @Test("Of an addition and a removal of one member the later call counts")
  func laterMembershipCounts() throws {
    try run().perform {
      let choir = try group("Choir")
      let (ana, ben) = (try contact("ana"), try contact("ben"))
      try execute { request in
        request.removeMember(ana, from: choir)
        request.addMember(ben, to: choir)
        request.addMember(ana, to: choir)
        request.removeMember(ben, from: choir)
      }
      #expect(try members(of: choir) == ["Ana"])
      let band = try group("Band")
      try execute { request in
        request.addMember(ana, to: band)
        request.removeMember(ana, from: band)
      }
      #expect(try members(of: band).isEmpty)
      let code = errorCode { try execute { $0.addMember(ana, to: band) } }
      #expect(code == .containmentScope, "the addition alone cannot be made")
    }
  }

  @Test("An addition and a deletion of one group come to nothing")
  func cancelling() throws {
    try run().perform {
      let new = CNMutableGroup()
      let choir = try group("Choir")
      try execute { request in
        request.add(new, toContainerWithIdentifier: nil)
        request.delete(new)
        request.delete(choir)
        request.add(choir, toContainerWithIdentifier: nil)
      }
      #expect(try names(nil) == ["Choir", "Band"])
    }
  }

  @Test("A group that was deleted and is added again is another one, and the object is told")
  func addedAgain() throws {
    try run().perform {
      let group = CNMutableGroup()
      group.name = "Trio"
      try execute { $0.add(group, toContainerWithIdentifier: nil) }
      let before = group.identifier
      try execute { $0.delete(group) }
      try execute { $0.add(group, toContainerWithIdentifier: nil) }
      #expect(group.identifier != before && group.name == "Trio")
      #expect(
        try names(CNGroup.predicateForGroups(withIdentifiers: [group.identifier])) == ["Trio"])
    }
  }

  @Test("A failed save names the objects at fault, and keeps a new name pending")
  func objectsAtFault() throws {
    try run().perform {
      let choir = try group("Choir")
      choir.name = "Chorus"
      let gone = CNMutableGroup()
      do {
        try execute { request in
          request.update(choir)
          request.delete(gone)
        }
        Issue.record("no error")
      } catch let error as CNError {
        #expect(error.code == .recordDoesNotExist)
        #expect(error.affectedRecords?.count == 1 && error.affectedRecords?.first === gone)
        #expect(error.affectedRecordIdentifiers == [gone.identifier])
      }
      #expect(try names(nil) == ["Choir", "Band"])
      try execute { $0.update(choir) }
      #expect(try names(nil) == ["Chorus", "Band"])
    }
  }

  @Test("A group of the Mac has subgroups", arguments: [true, false])
  func subgroups(isMac: Bool) throws {
    let run = try run(system: isMac ? .macOS26 : .iOS26)
    try run.perform {
      let outer = try group("Choir")
      let inner = CNMutableGroup()
      inner.name = "Altos"
      let container = CNContactStore().defaultContainerIdentifier()
      let predicate = CNGroup.predicateForSubgroupsInGroup(withIdentifier: outer.identifier)
      try execute { $0.add(inner, toContainerWithIdentifier: container) }
      let code = errorCode { try execute { $0.addSubgroup(inner, to: outer) } }
      guard isMac else {
        #expect(code != nil)
        return
      }
      #expect(code == nil)
      #expect(try names(predicate) == ["Altos"])
      try execute { $0.removeSubgroup(inner, from: outer) }
      #expect(try names(predicate).isEmpty)
    }
  }

  @Test("The person's own card is there on a Mac that has one", arguments: [0, nil])
  func meCard(me: Int?) throws {
    let run = try AppRun(configure: { configuration in
      configuration.system = .macOS26
      configuration.me = me
    })
    try run.perform {
      let store = CNContactStore()
      if me == nil {
        let code = errorCode { _ = try store.unifiedMeContactWithKeys(toFetch: nameKeys) }
        #expect(code == .recordDoesNotExist)
      } else {
        let own = try store.unifiedMeContactWithKeys(toFetch: nameKeys)
        #expect(own.givenName == "Ana")
      }
    }
  }

  @Test("Linked cards come as one contact that knows them")
  func unified() throws {
    var second = ContactSeed.ben
    second.linkedWith = 0
    try AppRun(contacts: [.ana, second]).perform {
      let store = CNContactStore()
      let request = CNContactFetchRequest(keysToFetch: nameKeys)
      var all: [CNContact] = []
      try store.enumerateContacts(with: request) { contact, _ in all.append(contact) }
      let joined = try #require(all.first)
      #expect(all.count == 1 && !["ana", "ben"].contains(joined.identifier))
      #expect(joined.isUnifiedWithContact(withIdentifier: "ana"))
      #expect(joined.isUnifiedWithContact(withIdentifier: "ben"))
      #expect(!joined.isUnifiedWithContact(withIdentifier: "cleo"))
      request.unifyResults = false
      var cards: [String] = []
      try store.enumerateContacts(with: request) { contact, _ in cards.append(contact.identifier) }
      #expect(cards == ["ana", "ben"])
    }
  }
}
