import Testing

@testable import ContactsProvider

@Suite("Sorted order")
struct SortOrderTests {
  @Test("By given or by family name, the other name second")
  func givenAndFamily() {
    var book = AddressBook(of: [
      ContactValues("Zoe", "Able"), ContactValues("Ana", "Young"), ContactValues("Mia", "Kent"),
      ContactValues("Bea", "Able"),
    ])
    #expect(
      book.records(sortedBy: .givenName).map(\.name)
        == ["Ana Young", "Bea Able", "Mia Kent", "Zoe Able"])
    #expect(
      book.records(sortedBy: .familyName).map(\.name)
        == ["Bea Able", "Zoe Able", "Mia Kent", "Ana Young"])
    #expect(
      book.records(sortedBy: .none).map(\.name)
        == ["Zoe Able", "Ana Young", "Mia Kent", "Bea Able"])
  }

  @Test(
    "The language decides",
    arguments: [
      ("sv_SE", ["a", "A", "Z", "Å", "Ö"]), ("de_DE", ["a", "A", "Å", "Ö", "Z"]),
      ("en_US", ["a", "A", "Å", "Ö", "Z"]), ("da_DK", ["a", "A", "Z", "Ö", "Å"]),
      ("xx_YY", ["a", "A", "Å", "Ö", "Z"]), ("", ["a", "A", "Å", "Ö", "Z"]),
    ])
  func languages(locale: String, expected: [String]) {
    var book = AddressBook(locale: locale, of: expected.reversed().map { ContactValues("", $0) })
    let sorted = book.records(sortedBy: .familyName).map(\.name)
    if locale == "da_DK" {
      #expect(sorted.suffix(3) == ["Z", "Ö", "Å"])
    } else {
      #expect(sorted == expected)
    }
  }

  @Test("Accents and case do not part equal family names, and the order is always the same")
  func mixedScripts() {
    let contacts = [
      ContactValues("Жанна", "Альфа"), ContactValues("Ana", "Alpha"),
      ContactValues("Émile", "Alpha"), ContactValues("ana", "alpha"),
      ContactValues("Борис", "Бета"), ContactValues("Zoe", "ALPHA"), ContactValues("Bea", "Álpha"),
    ]
    let expected = [
      "ana alpha", "Ana Alpha", "Bea Álpha", "Émile Alpha", "Zoe ALPHA", "Жанна Альфа",
      "Борис Бета",
    ]
    for _ in 0..<20 {
      var book = AddressBook(of: contacts)
      #expect(book.records(sortedBy: .familyName).map(\.name) == expected)
    }
  }

  @Test("A family name comes before a longer one, whatever the given names are")
  func namesOfSeveralWords() {
    var book = AddressBook(of: [
      ContactValues("Ann", "De La"), ContactValues("Lz", "De"), ContactValues("Zoe", "De"),
      ContactValues("Bea", "Del"), ContactValues("Ann", "D"),
    ])
    #expect(
      book.records(sortedBy: .familyName).map(\.name)
        == ["Ann D", "Lz De", "Zoe De", "Ann De La", "Bea Del"])
  }

  @Test("A missing part is left out; without names organization, nickname, e-mail, number decide")
  func missingParts() {
    let contacts: [ContactValues] = [
      ContactValues("", "") { $0.addPhone("5550100") },
      ContactValues("", "") { $0.addEmail("e@mail.example") },
      ContactValues("", "") { $0.nickname = "Gus" },
      ContactValues("", "") { $0.organizationName = "Dolphin" },
      ContactValues("Fay"), ContactValues("", "Cole"), ContactValues("Ann", "Hill"),
      ContactValues("Zed", "Xu") {
        $0.contactType = .organization
        $0.organizationName = "Bakery"
      },
      ContactValues(),
    ]
    var book = AddressBook(of: contacts)
    let first = book.records(sortedBy: .familyName).map {
      SortName(of: $0.values, order: .familyName).first
    }
    let expected = [
      "", "5550100", "Bakery", "Cole", "Dolphin", "e@mail.example", "Fay", "Gus", "Hill",
    ]
    #expect(first == expected)
  }

  @Test("Phonetic names take the place of the names that they spell")
  func phoneticNames() {
    var book = AddressBook(
      locale: "ja_JP",
      of: [
        ContactValues("太郎", "山田") {
          ($0.phoneticGivenName, $0.phoneticFamilyName) = ("たろう", "やまだ")
        },
        ContactValues("花子", "青木") {
          ($0.phoneticGivenName, $0.phoneticFamilyName) = ("はなこ", "あおき")
        },
      ])
    #expect(book.records(sortedBy: .familyName).map(\.values.familyName) == ["青木", "山田"])
  }

  @Test("Equal names stay in stored order, and a removed one comes back to its place")
  func equalNames() {
    var book = AddressBook(of: (0..<2_000).map { _ in ContactValues("Ana", "Kent") })
    let before = book.records(sortedBy: .familyName).map(\.identifier)
    #expect(before == book.records().map(\.identifier))
    let undo = [1, 1_000, 1_999].map { book.apply(.remove(before[$0])) }
    #expect(book.records(sortedBy: .familyName).map(\.identifier).count == 1_997)
    for change in undo.reversed() { _ = book.apply(change) }
    #expect(book.records(sortedBy: .familyName).map(\.identifier) == before)
  }

  @Test("Some cards are sorted as all are, whether or not the order is kept")
  func someCards() {
    var book = AddressBook(of: ["c", "a", "b", "a", "d"].map { ContactValues("x", $0) })
    let some = Array(book.records().dropFirst().reversed())
    let before = book.sorted(some, by: .familyName)
    _ = book.records(sortedBy: .familyName)
    #expect(before.map(\.values.familyName) == ["a", "a", "b", "d"])
    #expect(before.map(\.identifier) == book.sorted(some, by: .familyName).map(\.identifier))
    #expect(before[0].identifier == RecordIdentifier(text: "record 1"))
    #expect(book.sorted(some, by: .none).map(\.values.familyName) == ["a", "b", "a", "d"])
  }
}
