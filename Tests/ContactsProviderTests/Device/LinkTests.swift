import Foundation
import Testing

@testable import ContactsProvider

@Suite("Linked cards")
struct LinkTests {
  @Test("come as one contact from every fetch, and for themselves where that is asked for")
  func everyFetch() throws {
    let phone = try Phone.withLinks()
    let joined = try phone.joined("ana")
    let friends = phone.identifier("Friends")
    let cases: [(ContactPredicate?, [String], [String])] = [
      (nil, ["Ana", "Ben", "Cai"], ["Ana", "Ben", "Cai", "Anna"]),
      (.name("Ana"), ["Ana"], ["Ana"]), (.name("Anna"), ["Ana"], ["Anna"]),
      (.phone("+1 555 010 0001"), ["Ana"], ["Ana", "Anna"]),
      (.phone("+1 555 010 0002"), ["Ana"], ["Anna"]),
      (.email("anna@work.example"), ["Ana"], ["Anna"]),
      (.identifiers(["anna"]), ["Ana"], ["Anna"]),
      (.identifiers(["ana", "anna", "ben"]), ["Ana", "Ben"], ["Ana", "Ben", "Anna"]),
      (.identifiers([joined.identifierText]), ["Ana"], ["Ana", "Anna"]),
      (.group(friends), ["Ana", "Ben"], ["Ana", "Ben"]),
      (.container(phone.identifier("Work")), ["Ana"], ["Anna"]),
    ]
    for (predicate, unified, cards) in cases {
      #expect(try phone.names(predicate) == unified, "\(String(describing: predicate))")
      #expect(try phone.names(predicate, unified: false) == cards)
      #expect(try phone.names(predicate, sortedBy: .givenName) == unified.sorted())
      #expect(try phone.names(predicate, sortedBy: .givenName, unified: false) == cards.sorted())
      for contact in try phone.fetch(predicate) where contact.givenName == "Ana" {
        #expect(contact.identifierText == joined.identifierText)
      }
    }
  }

  @Test("are looked up by the identifier of each and by that of the contact")
  func singleLookUp() throws {
    let phone = try Phone.withLinks()
    let joined = try phone.joined("ana")
    #expect(!["ana", "anna"].contains(joined.identifierText))
    for identifier in ["ana", "anna", joined.identifierText] {
      let contact = try phone.joined(identifier)
      #expect(contact.identifierText == joined.identifierText)
      #expect(contact.isUnified(with: "ana") && contact.isUnified(with: "anna"))
      #expect(!contact.isUnified(with: "") && !contact.isUnified(with: joined.identifierText))
    }
    #expect(try !phone.joined("ben").isUnified(with: "ben"))
    let other = RecordIdentifier(text: "anna").joined.uuidText
    #expect(throws: ContactsError(.recordDoesNotExist, affectedIdentifiers: [other])) {
      try phone.joined(other)
    }
  }

  @Test("give the contact the name of the first, what it lacks from the others, and entries once")
  func valuesOfAll() throws {
    let contact = try Phone.withLinks().joined("anna")
    #expect(contact.givenName == "Ana")
    #expect(contact.middleName == "")
    #expect(contact.jobTitle == "Cook")
    #expect(contact.organizationName == "Kiosk")
    #expect(contact.phoneNumbers.map(\.value) == ["+1 555 010 0001", "+1 555 010 0002"])
    #expect(contact.phoneNumbers.map(\.label) == ["home", "work"])
    #expect(contact.emailAddresses.map(\.value) == ["anna@work.example"])
    #expect(contact.imageData == Data([1]) && contact.imageDataAvailable)
  }

  @Test("have their accounts found by each, not by the contact")
  func accountOfAJoinedContact() throws {
    let phone = try Phone.withLinks()
    let joined = try phone.joined("ana").identifierText
    #expect(try phone.process.containers(matching: .ofContact(joined)).isEmpty)
    #expect(try phone.process.containers(matching: .ofContact("anna")).map(\.name) == ["Work"])
  }

  @Test("are joined as far as they are shared with an app that has limited access")
  func unificationFollowsTheFilter() throws {
    let phone = try Phone.withLinks(access: .limited(["anna", "ben"]))
    #expect(try phone.names(nil) == ["Ben", "Anna"])
    #expect(try phone.joined("anna").identifierText == "anna")
    #expect(try !phone.joined("anna").isUnified(with: "anna"))
    for hidden in ["ana", RecordIdentifier(text: "ana").joined.uuidText] {
      #expect(ContactsError.Code { _ = try phone.joined(hidden) } == .recordDoesNotExist)
      #expect(try phone.names(.identifiers([hidden])).isEmpty)
      #expect(
        ContactsError.Code { try phone.save(.delete(identifier: hidden)) } == .recordDoesNotExist)
    }
    #expect(try phone.names(.phone("+1 555 010 0001")) == ["Anna"])
    try phone.device.share(["anna", "ana"], with: phone.app)
    #expect(try phone.names(nil) == ["Ana"])
  }

  @Test("start with another card where the first one is not shared")
  func firstVisibleCard() throws {
    let phone = try Phone.withLinks(access: .limited(["anna", "cai"])) {
      $0.contacts[2].linkedWith = 0
    }
    let joined = try phone.joined("anna")
    #expect(joined.identifier == RecordIdentifier(text: "cai").joined)
    #expect(joined.givenName == "Cai")
    #expect(!joined.isUnified(with: "ana"))
    #expect(try phone.names(.name("Anna"), unified: true) == ["Cai"])
  }

  @Test("count each for itself among what an app has seen")
  func exposureCountsCards() throws {
    let phone = try Phone.withLinks()
    let request = FetchRequest(
      keys: RequestedKeys(.name), predicate: .identifiers(["ana"]))
    _ = try phone.process.contacts(request).map(\.givenName)
    let exposure = phone.device.exposure(of: phone.app)
    let cards = ["ana", "anna"].map { RecordIdentifier(text: $0) }
    #expect(exposure.seen == [cards[0]: .name, cards[1]: .name])
    #expect(exposure.read[cards[1]] == ContactKeySet(.givenName))
    #expect(phone.device.cards(of: cards[1]) == cards)
    #expect(phone.device.cards(of: cards[0].joined) == cards)
    #expect(phone.device.cards(of: RecordIdentifier(text: "nobody")).isEmpty)
    #expect(phone.device.unifiedContacts.map(\.values.givenName) == ["Ana", "Ben", "Cai"])
  }

  @Test("are sorted as the contact that they come as", arguments: UInt64(1)...4)
  func sortedLikeEveryContact(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let phone = try Phone(
      access: .authorized,
      configure: { configuration in
        configuration.contacts = (0..<60).map { number in
          let name = ["", "Ana", "Zoe", "Émile", "Max"].randomElement(using: &numbers) ?? ""
          let family = ["", "Berg", "Ånäs", "Cole"].randomElement(using: &numbers) ?? ""
          var seed = ContactSeed(identifier: "\(number)", values: ContactValues(name, family))
          if name.isEmpty { seed.values.organizationName = "Firm \(number)" }
          if Int.random(in: 0..<3, using: &numbers) == 0 {
            seed.linkedWith = Int.random(in: 0..<60, using: &numbers)
          }
          return seed
        }
      })
    for order in [ContactSortOrder.givenName, .familyName, .none] {
      for isWarm in [false, true] {
        if isWarm {
          _ = try phone.fetch(nil, sortedBy: order, unified: false)
          try phone.device.edit([.delete(identifier: "\(order.rawValue)")])
        }
        let contacts = phone.device.unifiedContacts
        let naive = AddressBook(locale: "en_US", nameSearch: .names, records: contacts)
          .sorted(contacts.map { $0.replacingCards() }, by: order)
        let fetched = try phone.fetch(nil, sortedBy: order)
        #expect(fetched.map(\.identifier) == naive.map(\.identifier))
        let some = phone.device.contacts.map(\.identifierText)
        let listed = try phone.fetch(.identifiers(some), sortedBy: order)
        #expect(listed.map(\.identifier) == naive.map(\.identifier))
      }
    }
  }
}

extension ContactRecord {
  /// The same contact as a card of its own.
  fileprivate func replacingCards() -> ContactRecord {
    ContactRecord(identifier: identifier, values: values, account: account)
  }
}
