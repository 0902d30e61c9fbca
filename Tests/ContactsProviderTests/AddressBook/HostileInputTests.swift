import Testing

@testable import ContactsProvider

@Suite("Strange input")
struct HostileInputTests {
  private static let megabyte = String(repeating: "Wörd ", count: 200_000)
  private static let oneWord = String(repeating: "x", count: 1_000_000)

  @Test(
    "A strange name is stored, found, sorted and shown",
    arguments: [
      "", " ", "\u{0}", "a\u{0}b", "👩‍👩‍👧‍👦", "🇸🇪", "שלום עולם", "\u{202E}abc", "\u{301}",
      "e\u{301}\u{301}\u{301}",
      "\u{FFFE}", "\u{FFFD}", "-", "ﷺ", "İstanbul", "ŉ", "\u{1F1F8}", "𝒜𝓃𝒶", megabyte, oneWord,
    ])
  func strangeNames(name: String) {
    var book = AddressBook(of: [
      ContactValues("Ana", "Kent"), ContactValues(name, name) { $0.organizationName = name },
      ContactValues("Zoe", name),
    ])
    #expect(book.records(sortedBy: .givenName).count == 3)
    #expect(book.records(sortedBy: .familyName).count == 3)
    let words = NameFolding.words(of: name)
    let found = book.records(matchingName: String(name.prefix(2_000)))
    #expect(found.count == (words.isEmpty ? 0 : 2))
    for record in found {
      let title = DisplayName(locale: "ja", displayOrder: .givenNameFirst).rowTitle(
        of: record.values)
      #expect(!title.isEmpty)
    }
    _ = book.apply(.remove(RecordIdentifier(text: "record 1")))
    #expect(book.records(sortedBy: .familyName).count == 2)
    #expect(book.records(matchingName: String(name.prefix(2_000))).count == (words.isEmpty ? 0 : 1))
  }

  @Test(
    "A strange number is stored and finds nothing but itself",
    arguments: [
      "", " ", "+", "++", "no digits", "0", "00", "000", "+0", "+44", "+1", "*100#", "#", ",,,",
      String(repeating: "9", count: 19), String(repeating: "9", count: 20), oneWord,
      String(repeating: "0", count: 10_000), "+" + String(repeating: "1", count: 10_000),
    ])
  func strangeNumbers(number: String) {
    for locale in ["en_GB", "", "@", "en_"] {
      let book = AddressBook(
        locale: locale,
        of: [
          ContactValues("Ana") { $0.addPhone("07700 900123") },
          ContactValues("Zoe") { $0.addPhone(number) },
        ])
      let found = book.records(matchingPhone: number).map(\.name)
      #expect(found == (number.contains(where: \.isNumber) ? ["Zoe"] : []))
    }
  }

  @Test("Thousands of cards with one number, one name and one address are stored and taken out")
  func manyAlike() {
    let contact = ContactValues("Ana", "Kent") {
      $0.addPhone("07700 900123")
      $0.addEmail("ana@mail.example")
    }
    var book = AddressBook(locale: "en_GB", of: Array(repeating: contact, count: 5_000))
    #expect(counts(&book) == [5_000, 5_000, 5_000])
    for number in 0..<4_999 { _ = book.apply(.remove(ContactRecord(number, contact).identifier)) }
    #expect(counts(&book) == [1, 1, 1])
  }

  private func counts(_ book: inout AddressBook) -> [Int] {
    [
      book.records(matchingName: "ana").count, book.records(matchingPhone: "+447700900123").count,
      book.records(matchingEmail: "ana@mail.example").count,
    ]
  }
}
