import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("The order of names and the device's settings")
struct NameOrderTests {
  private func contact(_ given: String, _ family: String) -> CNContact {
    let contact = CNMutableContact()
    contact.givenName = given
    contact.familyName = family
    return contact
  }

  private func sorted(_ contacts: [CNContact], by order: CNContactSortOrder) -> [String] {
    let comparator = CNContact.comparator(forNameSortOrder: order)
    return contacts.sorted { comparator($0, $1) == .orderedAscending }.map(\.givenName)
  }

  @Test("Contacts sort in memory by the name that is asked for")
  func orders() throws {
    try AppRun().perform {
      let contacts = [contact("Ana", "Zorn"), contact("Ben", "Alm"), contact("Cleo", "Moe")]
      #expect(sorted(contacts, by: .givenName) == ["Ana", "Ben", "Cleo"])
      #expect(sorted(contacts, by: .familyName) == ["Ben", "Cleo", "Ana"])
      #expect(sorted(contacts, by: .userDefault) == ["Ben", "Cleo", "Ana"])
      let comparator = CNContact.comparator(forNameSortOrder: .familyName)
      #expect(comparator(contacts[0], contacts[0]) == .orderedSame)
      #expect(comparator(contacts[0], contacts[1]) == .orderedDescending)
      #expect(comparator("one", "other") == .orderedSame)
    }
  }

  @Test(
    "Letters sort as the device's language has them",
    arguments: [("sv_SE", ["Zoe", "Åse"]), ("en_US", ["Åse", "Zoe"])])
  func languages(locale: String, expected: [String]) throws {
    try AppRun(configure: { $0.locale = locale }).perform {
      #expect(sorted([contact("Åse", ""), contact("Zoe", "")], by: .givenName) == expected)
    }
  }

  @Test("The comparator's descriptor names all that it reads")
  func descriptor() throws {
    let run = try AppRun()
    try run.perform {
      let keys = [CNContact.descriptorForAllComparatorKeys()]
      let contacts = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(withIdentifiers: ["ana", "ben"]),
        keysToFetch: keys)
      #expect(contacts.allSatisfy { $0.areKeysAvailable(keys) })
      #expect(sorted(contacts, by: .givenName) == ["Ana", "Ben"])
    }
    #expect(run.termination == nil)
  }

  @Test("Comparing contacts that lack a name's key ends the app")
  func missingKey() throws {
    let run = try AppRun()
    try run.perform {
      let contacts = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(withIdentifiers: ["ana", "ben"]),
        keysToFetch: [CNContactGivenNameKey])
      _ = CNContact.comparator(forNameSortOrder: .givenName)(contacts[0], contacts[1])
    }
    #expect(run.termination != nil)
  }

  @Test(
    "The device's settings can be read",
    arguments: [("sv_SE", "se"), ("en_GB", "gb"), ("en", "")])
  func settings(locale: String, country: String) throws {
    try AppRun(configure: { configuration in
      configuration.locale = locale
      configuration.sortOrder = .givenName
    }).perform {
      let defaults = CNContactsUserDefaults.shared()
      #expect(defaults.countryCode == country)
      #expect(defaults.sortOrder == .givenName)
    }
  }

  @Test("A request of several keys is archived with all of them")
  func archivedRequest() throws {
    try AppRun().perform {
      let keys = [CNContact.descriptorForAllComparatorKeys(), CNContactJobTitleKey as NSString]
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: CNContactFetchRequest(keysToFetch: keys as [any CNKeyDescriptor]),
        requiringSecureCoding: true)
      let restored = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: CNContactFetchRequest.self, from: data))
      var titles: [String] = []
      try CNContactStore().enumerateContacts(with: restored) { contact, _ in
        #expect(contact.areKeysAvailable(keys as [any CNKeyDescriptor]))
        titles.append(contact.givenName + contact.jobTitle)
      }
      #expect(titles == ["Ana", "Ben"])
    }
  }
}
