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
}
