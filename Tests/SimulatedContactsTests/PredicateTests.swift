import ContactsProvider
import Foundation
import SimulatedContacts
import Testing

@Suite("Predicates that apps make")
struct PredicateTests {
  private static func contact(_ fill: (CNMutableContact) -> Void = { _ in }) -> CNContact {
    let contact = CNMutableContact()
    contact.givenName = "Ana"
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+1 555 010 0001"))
    ]
    contact.birthday = DateComponents(year: 1990, month: 6, day: 15)
    fill(contact)
    return contact
  }

  @Test("A block that asks predicates of ours is a block, not one of these")
  func blockOfPredicates() throws {
    let first = NSPredicate(format: "phoneNumbers.@count > 0")
    let blocks = [
      NSPredicate { object, _ in first.evaluate(with: object) },
      NSPredicate { object, _ in !first.evaluate(with: object) },
    ]
    for block in blocks {
      #expect(throws: PredicateFormatError.self) { try predicateFormat(of: block) }
    }
    #expect(try predicateFormat(of: first).text == "phoneNumbers.@count > 0")
  }

  @Test("take arguments of every kind that apps give")
  func arguments() {
    let contact = Self.contact()
    let number = NSNumber(value: 1)
    let birthday = DateComponents(year: 1990, month: 6, day: 15)
    let unset: String? = nil
    let predicates = [
      NSPredicate(format: "givenName == 'Ana'"),
      NSPredicate(format: "givenName == %@", "Ana"),
      NSPredicate(format: "givenName == %@", "Ana" as NSString),
      NSPredicate(format: "%K == %@", CNContactGivenNameKey, "Ana"),
      NSPredicate(format: "givenName IN %@", ["Ana", "Ben"]),
      NSPredicate(format: "givenName IN %@", ["Ana", "Ben"] as NSArray),
      NSPredicate(format: "givenName IN %@", Set(["Ana"])),
      NSPredicate(format: "givenName IN %@", NSSet(array: ["Ana"])),
      NSPredicate(format: "phoneNumbers.@count == %d", 1),
      NSPredicate(format: "phoneNumbers.@count == %ld AND givenName.length == %lu", 1, 3),
      NSPredicate(format: "phoneNumbers.@count == %@", number),
      NSPredicate(format: "phoneNumbers.@count < %f", 1.5),
      NSPredicate(format: "imageDataAvailable == %@", false as NSNumber),
      NSPredicate(format: "imageDataAvailable == %@", false),
      NSPredicate(format: "imageDataAvailable == %@", argumentArray: [false]),
      NSPredicate(format: "phoneNumbers.@count > 0", argumentArray: nil),
      NSPredicate(format: "birthday == %@", birthday),
      NSPredicate(format: "birthday == %@", birthday as NSDateComponents),
      NSPredicate(format: "nonGregorianBirthday == %@", unset),
      NSPredicate(format: "imageData == %@", NSNull()),
      NSPredicate(format: "identifier == %@", contact.identifier),
      NSPredicate(format: "identifier != %@", UUID()),
      NSPredicate(format: "SELF == %@", contact),
      NSPredicate(format: "SELF IN %@", [contact]),
      NSPredicate(format: "phoneNumbers CONTAINS %@", contact.phoneNumbers[0]),
      NSPredicate(format: "ANY phoneNumbers.label == %@", CNLabelPhoneNumberMobile),
    ]
    for (place, predicate) in predicates.enumerated() {
      #expect(predicate.evaluate(with: contact), "predicate \(place)")
    }
  }

  @Test("take a list of arguments as C passes it")
  func listOfArguments() {
    let contact = Self.contact()
    let first = "Ana" as NSString
    let second = CNContactGivenNameKey as NSString
    func holds(_ format: String, _ arguments: [any CVarArg]) -> Bool {
      withVaList(arguments) { NSPredicate(format: format, arguments: $0).evaluate(with: contact) }
    }
    #expect(holds("givenName == %@ AND phoneNumbers.@count == %d", [first, 1]))
    #expect(holds("%K == %@", [second, first]))
    #expect(holds("phoneNumbers.@count < %f AND phoneNumbers.@count > %ld", [1.25, -7]))
    #expect(holds("givenName == 'Ana'", []))
    #expect(!holds("givenName == %@", [second]))
  }

  @Test("see contacts, values, entries, dictionaries and texts")
  func subjects() {
    let contact = Self.contact()
    let entry = contact.phoneNumbers[0]
    let picked = CNContactProperty(
      contact: contact, key: CNContactPhoneNumbersKey, value: entry.value,
      identifier: entry.identifier, label: entry.label)
    func holds(_ format: String, _ object: Any?) -> Bool {
      NSPredicate(format: format).evaluate(with: object)
    }
    #expect(holds("key == 'phoneNumbers' AND value LIKE '+1*'", picked))
    #expect(holds("contact.givenName == 'Ana' AND label CONTAINS 'Mobile'", picked))
    #expect(holds("value == '+1 555 010 0001' AND label != nil", entry))
    #expect(holds("stringValue BEGINSWITH '+1'", entry.value))
    #expect(holds("SELF ENDSWITH '0001'", entry.value))
    #expect(holds("name == 'Ben'", CNContactRelation(name: "Ben")))
    #expect(holds("age > 17 AND name.length == 3", ["name": "Ana", "age": 18] as [String: Any]))
    #expect(holds("SELF BEGINSWITH[c] 'an'", "Ana"))
    #expect(holds("SELF MATCHES '[A-Z][a-z]+'", "Ana"))
    #expect(!holds("SELF MATCHES '[A-Z]'", "Ana"))
    #expect(holds("SELF > 2", 3))
    #expect(holds("SELF == nil", nil))
    #expect(holds("SELF.@count == 2", [1, 2]))
    let soon = Date(timeIntervalSinceReferenceDate: 100)
    let later = Date(timeIntervalSinceReferenceDate: 100.5)
    #expect(NSPredicate(format: "when < %@", later).evaluate(with: ["when": soon]))
    #expect(!NSPredicate(format: "when < %@", soon).evaluate(with: ["when": later]))
  }

  @Test("filter arrays, alone and joined")
  func filtering() {
    let contacts = [
      Self.contact(), Self.contact { $0.givenName = "Ben" },
      Self.contact {
        $0.givenName = "Bea"
        $0.phoneNumbers = []
      },
    ]
    let names = NSPredicate(format: "%K in %@", "givenName", ["Ana", "Bea"])
    let filtered = (contacts as NSArray).filtered(using: names) as? [CNContact]
    #expect(filtered?.map(\.givenName) == ["Ana", "Bea"])
    let reachable = NSPredicate(format: "phoneNumbers.@count > 0")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [names, reachable])
    #expect(contacts.filter { both.evaluate(with: $0) }.map(\.givenName) == ["Ana"])
    let neither = NSCompoundPredicate(
      notPredicateWithSubpredicate: NSCompoundPredicate(orPredicateWithSubpredicates: [names]))
    #expect(contacts.filter { neither.evaluate(with: $0) }.map(\.givenName) == ["Ben"])
    let copy = names.copy() as? NSPredicate
    #expect(copy?.evaluate(with: contacts[0]) == true)
  }

  @Test("are found again with their format, also in compounds and copies")
  func formats() throws {
    let named = NSPredicate(format: "givenName == %@", "Ana")
    let single = NSPredicate(format: "phoneNumbers.@count == 1")
    #expect(
      try predicateFormat(of: named)
        == PredicateFormat("givenName == %@", arguments: [.text("Ana")]))
    #expect(try predicateFormat(of: named, for: .contactProperty).text == "givenName == %@")
    #expect(try predicateFormat(of: NSPredicate(value: true)) == .constant(true))
    #expect(try predicateFormat(of: NSPredicate(value: false)) == .constant(false))
    let copy = try #require(single.copy() as? NSPredicate)
    #expect(try predicateFormat(of: copy).text == "phoneNumbers.@count == 1")
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      NSCompoundPredicate(notPredicateWithSubpredicate: named),
      NSCompoundPredicate(andPredicateWithSubpredicates: [single, NSPredicate(value: true)]),
    ])
    let text = "(NOT (givenName == %@)) OR ((phoneNumbers.@count == 1) AND (TRUEPREDICATE))"
    #expect(try predicateFormat(of: either).text == text)
  }

  @Test(
    "that are blocks are refused and see nobody",
    arguments: [
      PredicateSubjectKind.contact, .contactProperty,
    ])
  func blocks(_ kind: PredicateSubjectKind) throws {
    let block = NSPredicate { object, _ in
      // What an app's own block does, without a look at what it is given.
      guard kind == .contact else { return (object as! CNContactProperty).key == "phoneNumbers" }
      return (object as! CNContact).phoneNumbers.isEmpty
    }
    let joined = NSCompoundPredicate(andPredicateWithSubpredicates: [block])
    for predicate in [block, joined] {
      let error = #expect(throws: PredicateFormatError.self) {
        try predicateFormat(of: predicate, for: kind)
      }
      #expect(error?.message == "A predicate that is a block cannot leave the app")
    }
    let store = CNContact.predicateForContacts(matchingName: "Ana")
    let error = #expect(throws: PredicateFormatError.self) { try predicateFormat(of: store) }
    #expect(error?.message == "A predicate of CNContact works with a contact store only")
  }

  @Test("that are joined without end are refused")
  func deep() throws {
    var predicate = NSPredicate(value: true)
    for _ in 0..<300 {
      predicate = NSCompoundPredicate(notPredicateWithSubpredicate: predicate)
    }
    #expect(throws: PredicateFormatError.self) { try predicateFormat(of: predicate) }
  }

  @Test("that cannot be read end the app, and are never met")
  func malformed() throws {
    let run = try AppRun()
    let predicate = run.perform { NSPredicate(format: "givenName = = 'Ana'") }
    guard case .invalidPredicate(let error) = run.termination else {
      Issue.record("The app still runs.")
      return
    }
    #expect(error.offset == 12)
    #expect(!predicate.evaluate(with: Self.contact()))
  }

  @Test("that cannot be read stop a program in which no app runs, and say why")
  func malformedOutside() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = NSPredicate(format: "birthday != nil &")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Write && or AND"))
  }

  @Test("with an unknown key end the app once they are used on a contact")
  func unknownKey() throws {
    let run = try AppRun()
    let contact = Self.contact()
    try run.perform {
      let predicate = NSPredicate(format: "Birthday != nil")
      #expect(run.termination == nil)
      #expect(!predicate.evaluate(with: contact))
      let error = try #require(throws: PredicateFormatError.self) {
        try PredicateFormat("Birthday != nil").check(for: .contact)
      }
      #expect(run.termination == .invalidPredicate(error))
    }
  }

  @Test("mark the keys that they read, and end the app on one that was not fetched")
  func reads() throws {
    let run = try AppRun()
    try run.perform {
      let contact = try CNContactStore().unifiedContact(
        withIdentifier: "ana", keysToFetch: nameKeys)
      #expect(NSPredicate(format: "givenName == 'Ana'").evaluate(with: contact))
      let used = run.device.exposure(of: run.process.bundleIdentifier)
      #expect(used.read[RecordIdentifier(text: "ana")] == ContactKeySet(.givenName))
      #expect(!NSPredicate(format: "nickname.length > 0").evaluate(with: contact))
    }
    #expect(run.termination == .propertyNotFetched(.nickname))
  }

  @Test("that the store cannot evaluate stand in the ledger with their text")
  func ledger() {
    func text(_ predicate: NSPredicate) -> String {
      guard case .foreign(let text) = contactPredicate(predicate) else { return "" }
      return text
    }
    let single = NSPredicate(format: "phoneNumbers.@count > 0")
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [single, single])
    #expect(text(single) == "NSPredicate phoneNumbers.@count > 0")
    #expect(
      text(compound)
        == "NSCompoundPredicate (phoneNumbers.@count > 0) AND (phoneNumbers.@count > 0)")
    #expect(text(NSPredicate { _, _ in true }) == "NSPredicate")
  }
}
