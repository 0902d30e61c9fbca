import Testing

@testable import ContactsProvider

@Suite("Search by phone number")
struct PhoneNumberTests {
  @Test(
    "Formatting and form make no difference within the device's region",
    arguments: [
      ("en_GB", "07700 900123", "+447700900123"), ("en_GB", "07700 900123", "0044 7700 900123"),
      ("en_GB", "+44 (0)7700 900123", "07700900123"), ("en_GB", "+44 7700 900123", "07700-900-123"),
      ("de_DE", "030 23125001", "+493023125001"), ("de_DE", "+49 30 23125001", "030/23125001"),
      ("en_US", "(555) 010-0123", "+1 555 010 0123"), ("en_US", "1-555-010-0123", "5550100123"),
      ("en_US", "011 44 7700 900123", "+44 7700 900123"), ("it_IT", "06 5550123", "+39 06 5550123"),
      ("ru_RU", "8 (495) 555-01-23", "+7 495 5550123"), ("ru_RU", "861 555 01 23", "+78615550123"),
      ("hu_HU", "06 1 555 0123", "+36 1 555 0123"), ("ja_JP", "03-5550-0123", "+81 3 5550 0123"),
      ("ja_JP", "010 1 555 010 0123", "+15550100123"),
      ("zh_Hans_CN", "010 5550 0123", "+861055500123"),
      ("en-GB", "07700 900123", "+447700900123"),
      ("en_GB@calendar=gregorian", "07700 900123", "+447700900123"),
      ("en_GB", "٠٧٧٠٠ ٩٠٠١٢٣", "07700900123"), ("en_GB", "＋44 7700 900123", "07700900123"),
      ("en_GB", "07700 900123 ext. 5", "07700900123"), ("en_GB", "07700900123;5", "07700900123"),
      ("en_GB", "112", "112"), ("sv", "070-555 01 23", "+46 70 555 01 23"),
      ("xx_XX", "070-555 01 23", "0705550123"), ("fr_FR", "+15550100123", "0015550100123"),
    ])
  func sameTelephone(locale: String, stored: String, query: String) {
    let book = AddressBook(locale: locale, of: [ContactValues("Ana") { $0.addPhone(stored) }])
    #expect(book.records(matchingPhone: query).count == 1)
    let other = AddressBook(locale: locale, of: [ContactValues("Ana") { $0.addPhone(query) }])
    #expect(other.records(matchingPhone: stored).count == 1)
  }

  @Test(
    "Another country, a part of a number and another number are not met",
    arguments: [
      ("en_GB", "07700 900123", "+17700900123"), ("en_GB", "07700 900123", "900123"),
      ("en_GB", "07700 900123", "7900123"), ("en_GB", "07700 900123", "08800 900123"),
      ("de_DE", "030 23125001", "+443023125001"), ("it_IT", "06 5550123", "+39 6 5550123"),
      ("en_US", "010-0123", "555 010 0123"), ("en_GB", "07700 900123", ""),
      ("en_GB", "07700 900123", "no digits"), ("en_GB", "07700 900123", "+"),
    ])
  func otherTelephone(locale: String, stored: String, query: String) {
    let book = AddressBook(locale: locale, of: [ContactValues("Ana") { $0.addPhone(stored) }])
    #expect(book.records(matchingPhone: query).isEmpty)
  }

  @Test("A contact with one number twice is found once; contacts come in stored order")
  func severalWithOneNumber() {
    let number = "07700 900123"
    var book = AddressBook(
      locale: "en_GB",
      of: [
        ContactValues("Zoe") { $0.addPhone(number, "+44 7700 900123") },
        ContactValues("Ana") { $0.addPhone("07700 900999", number) },
        ContactValues("Mia") { $0.addPhone(number) },
      ])
    #expect(book.records(matchingPhone: number).map(\.name) == ["Zoe", "Ana", "Mia"])
    _ = book.apply(.remove(RecordIdentifier(text: "record 0")))
    #expect(book.records(matchingPhone: number).map(\.name) == ["Ana", "Mia"])
    _ = book.apply(.replace(ContactRecord(1, ContactValues("Ana"))))
    #expect(book.records(matchingPhone: number).map(\.name) == ["Mia"])
  }

  @Test(
    "An e-mail address is compared whole, without regard to case",
    arguments: [
      ("Ana@Mail.example", true), ("ana@mail.example", true), ("ana@mail", false),
      ("mailto:ana@mail.example", false), ("", false), ("na@mail.example", false),
    ])
  func emailAddresses(query: String, isFound: Bool) {
    let book = AddressBook(of: [ContactValues("Ana") { $0.addEmail("ANA@mail.example", "") }])
    #expect(book.records(matchingEmail: query).count == (isFound ? 1 : 0))
  }

  @Test("An e-mail address with other letters is compared without regard to case too")
  func emailAddressesBeyondASCII() {
    let book = AddressBook(of: [ContactValues("Zoë") { $0.addEmail("ZOË@mail.example") }])
    #expect(book.records(matchingEmail: "zoë@mail.example").count == 1)
    #expect(book.records(matchingEmail: "zoe\u{308}@mail.example").count == 1)
    #expect(book.records(matchingEmail: "zoe@mail.example").isEmpty)
  }
}
