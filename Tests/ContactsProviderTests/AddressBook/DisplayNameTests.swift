import Testing

@testable import ContactsProvider

@Suite("Display names")
struct DisplayNameTests {
  private func fullName(
    _ values: ContactValues, locale: String = "en_US", _ order: DisplayOrder = .givenNameFirst
  ) -> String? {
    DisplayName(locale: locale, displayOrder: order).fullName(of: values)
  }

  @Test("All parts, in the order that is set")
  func allParts() {
    let contact = ContactValues("John", "Doe") {
      $0.namePrefix = "Dr."
      $0.middleName = "Q."
      $0.nameSuffix = "Jr."
    }
    #expect(fullName(contact) == "Dr. John Q. Doe Jr.")
    #expect(fullName(contact, .familyNameFirst) == "Dr. Doe John Q. Jr.")
  }

  @Test(
    "East Asian names have the family name first and no blank",
    arguments: [
      ("太郎", "山田", "山田太郎"), ("민수", "김", "김민수"), ("たろう", "やまだ", "やまだたろう"),
      ("小明", "王", "王小明"), ("Taro", "Yamada", "Taro Yamada"), ("Борис", "Бета", "Борис Бета"),
      ("محمد", "علي", "محمد علي"), ("Taro", "山田", "Taro 山田"), ("太郎", "", "太郎"),
    ])
  func scripts(given: String, family: String, expected: String) {
    #expect(fullName(ContactValues(given, family)) == expected)
  }

  @Test("A name of two scripts goes by the device's language")
  func twoScripts() {
    #expect(fullName(ContactValues("Taro", "山田"), locale: "ja_JP") == "山田 Taro")
    #expect(fullName(ContactValues("Taro", "Yamada"), locale: "ja_JP") == "Taro Yamada")
  }

  @Test("An organization shows its name; nothing to show is nil, not an empty text")
  func organizations() {
    let company = ContactValues("Ana", "Kent") {
      $0.contactType = .organization
      $0.organizationName = "Acme Tools"
    }
    #expect(fullName(company) == "Acme Tools")
    #expect(fullName(ContactValues("", "") { $0.organizationName = "Acme Tools" }) == "Acme Tools")
    #expect(fullName(ContactValues("Ana", "") { $0.contactType = .organization }) == "Ana")
    #expect(fullName(ContactValues()) == nil)
    #expect(fullName(ContactValues(" ", "\n")) == nil)
    #expect(fullName(ContactValues("", "") { $0.nickname = "Nick" }) == nil)
  }

  @Test("A row is never empty")
  func rows() {
    let rows: [(ContactValues, String)] = [
      (ContactValues("Ana", "Kent"), "Ana Kent"),
      (ContactValues("", "") { $0.organizationName = "Acme Tools" }, "Acme Tools"),
      (ContactValues("", "") { $0.nickname = "Nick" }, "Nick"),
      (ContactValues("", "") { $0.addEmail("x@mail.example") }, "x@mail.example"),
      (ContactValues("", "") { $0.addPhone("+1 555 0101") }, "+1 555 0101"),
      (ContactValues("", "") { $0.addEmail("") }, "No Name"), (ContactValues(), "No Name"),
    ]
    let display = DisplayName(locale: "en_US", displayOrder: .givenNameFirst)
    for (values, expected) in rows { #expect(display.rowTitle(of: values) == expected) }
  }
}
