import Foundation
import Testing

@testable import ContactsProvider

@Suite("Derived identifiers")
struct IdentifierTests {
  private let contacts = [
    ContactValues("Ana", "Kent"), ContactValues("Kent", "Ana"), ContactValues("AnaKent"),
    ContactValues("Ana") { $0.nickname = "Kent" }, ContactValues("Ana", "Kent") { $0.note = "n" },
    ContactValues("Ana", "Kent") { $0.addPhone("1") },
    ContactValues("Ana", "Kent") { $0.addEmail("1") },
    ContactValues("Ana", "Kent") { $0.contactType = .organization },
    ContactValues("Ana", "Kent") { $0.imageData = Data([1, 2]) },
    ContactValues("Ana", "Kent") { $0.imageDataAvailable = true },
    ContactValues("Ana", "Kent") { $0.birthday = DateComponents(month: 2, day: 3) },
    ContactValues("Ana", "Kent") { $0.birthday = DateComponents(year: 2, month: 3) },
    ContactValues("Ana", "Kent") { $0.nonGregorianBirthday = DateComponents(month: 2, day: 3) },
  ]

  private func identifiers(of contacts: [ContactValues], seed: UInt64 = 7) -> [RecordIdentifier] {
    var identities = ContactIdentities(seed: seed)
    return contacts.map { identities.next(for: $0) }
  }

  @Test("Distinct contacts keep theirs in any order and beside any others")
  func permutations() {
    let all = identifiers(of: contacts)
    #expect(Set(all).count == contacts.count)
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<20 {
      let order = contacts.indices.shuffled(using: &numbers).dropLast(2)
      #expect(identifiers(of: order.map { contacts[$0] }) == order.map { all[$0] })
    }
  }

  @Test("Equal contacts have different ones, told by their ordinal alone")
  func equalContacts() {
    let pair = identifiers(of: [contacts[0], contacts[0]])
    #expect(pair[0] != pair[1])
    #expect(
      identifiers(of: [contacts[0], contacts[4], contacts[0]]) == [
        pair[0], identifiers(of: [contacts[4]])[0], pair[1],
      ])
  }

  @Test("The seed changes all; the identity of an entry is no value of the contact")
  func seeds() {
    #expect(Set(identifiers(of: contacts) + identifiers(of: contacts, seed: 8)).count == 26)
    var other = contacts[5]
    other.phoneNumbers[0].identifier = RecordIdentifier(text: "another")
    #expect(identifiers(of: [other]) == identifiers(of: [contacts[5]]))
  }

  @Test("Entries derive theirs from contact, key, label and value; equal ones are counted")
  func entries() {
    var values = ContactValues("Ana")
    values.phoneNumbers = [
      LabeledValue(label: nil, value: "1"), LabeledValue(label: "home", value: "1"),
      LabeledValue(label: nil, value: "1"),
    ]
    values.emailAddresses = [LabeledValue(label: nil, value: "1")]
    values.urlAddresses = values.emailAddresses
    let original = values
    values.identifyEntries(of: RecordIdentifier(text: "a"))
    let all = (values.phoneNumbers + values.emailAddresses + values.urlAddresses).map(\.identifier)
    #expect(Set(all).count == 5)
    var again = original
    again.phoneNumbers.swapAt(0, 1)
    again.identifyEntries(of: RecordIdentifier(text: "a"))
    #expect(again.phoneNumbers.map(\.identifier) == [all[1], all[0], all[2]])
    var other = original
    other.identifyEntries(of: RecordIdentifier(text: "b"))
    #expect(Set(other.phoneNumbers.map(\.identifier)).isDisjoint(with: all))
    again.identifyEntries(of: RecordIdentifier(text: "b"))
    #expect(again.phoneNumbers.map(\.identifier) == [all[1], all[0], all[2]])
  }

  @Test("What an app makes depends on the app and its own count")
  func created() {
    let made = ["a", "b"].flatMap { app in
      (0..<3 as Range<UInt64>).map { RecordIdentifier.created(seed: 1, app: app, counter: $0) }
    }
    #expect(Set(made).count == 6)
  }

  @Test("The identifiers of a seed are the same in every run")
  func known() {
    let identifier = RecordIdentifier.contact(seed: 1, values: contacts[0], ordinal: 0)
    #expect(identifier.uuidText == "6BD97F89-CE37-86C2-901B-FB06C217349F")
    #expect(RecordIdentifier(text: identifier.uuidText) == identifier)
  }
}
