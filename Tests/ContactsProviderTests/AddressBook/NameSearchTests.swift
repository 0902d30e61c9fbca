import Testing

@testable import ContactsProvider

@Suite("Search by name")
struct NameSearchTests {
  @Test(
    "A word of the query is the beginning of a name word, in any order",
    arguments: [
      ("ad", true), ("adel", true), ("ADELINA", true), ("mor", true), ("fox adel", true),
      ("more", true), ("Moré", true), ("fox-mor", true), ("elina", false), ("fox adele", false),
      ("", false), ("  ", false), ("-", false), ("adelinab", false),
    ])
  func wordsAndPrefixes(query: String, isFound: Bool) {
    var book = AddressBook(of: [ContactValues("Zoe"), ContactValues("Adelina", "Fox-Moré")])
    #expect(book.records(matchingName: query).map(\.name) == (isFound ? ["Adelina Fox-Moré"] : []))
  }

  @Test(
    "Case, diacritics and width make no difference, scripts do",
    arguments: [
      ("jose", "José"), ("JOSÉ", "jose"), ("zoe", "Zoë"), ("Ｚｏｅ", "Zoe"), ("zoe", "Ｚｏｅ"),
      ("strasse", "Straße"), ("жан", "ЖАННА"), ("елка", "Ёлка"), ("山", "山田"), ("김", "김민수"),
      ("e\u{301}lo", "Éloi"), ("محمد", "محمد"), ("🎉", "🎉 Party"), ("o'n", "O’Neil"),
      ("neil", "O’Neil"), ("1st", "1st Floor"), ("ii", "Ⅱ II"),
    ])
  func foldedAlike(query: String, name: String) {
    var book = AddressBook(of: [ContactValues("Latin"), ContactValues(name)])
    #expect(book.records(matchingName: query).map(\.name) == [name])
  }

  @Test("What a search looks at", arguments: NameSearchCoverage.allCases)
  func coverage(_ coverage: NameSearchCoverage) {
    let contact = ContactValues("Given", "Family") {
      $0.namePrefix = "Prefix"
      $0.middleName = "Middle"
      $0.previousFamilyName = "Maiden"
      $0.nameSuffix = "Suffix"
      $0.organizationName = "Organization"
      $0.nickname = "Nick"
      $0.phoneticFamilyName = "Phonetic"
      $0.jobTitle = "Job"
    }
    var book = AddressBook(nameSearch: coverage, of: [contact])
    var found: [String] = []
    for word in [
      "given", "family", "prefix", "middle", "maiden", "suffix", "organi", "nick", "phonetic",
      "job",
    ] where !book.records(matchingName: word).isEmpty { found.append(word) }
    let names = ["given", "family", "prefix", "middle", "maiden", "suffix"]
    let expected: [NameSearchCoverage: [String]] = [
      .names: names, .namesAndOrganization: names + ["organi"],
      .everyName: names + ["organi", "nick", "phonetic"],
    ]
    #expect(found == expected[coverage])
  }

  @Test("A long word is told from another that begins with the same sixteen bytes")
  func longWords() {
    let names = ["abcdefghijklmnopqrst", "abcdefghijklmnopxyz", "abcdefghijklmnop"]
    var book = AddressBook(of: names.map { ContactValues($0) })
    #expect(book.records(matchingName: "abcdefghijklmnopq").map(\.name) == [names[0]])
    #expect(book.records(matchingName: "abcdefghijklmnop").map(\.name) == names)
    #expect(book.records(matchingName: "abcdefghijklmno").map(\.name) == names)
    #expect(book.records(matchingName: "abcdefghijklmnopqrstu").isEmpty)
  }
}
