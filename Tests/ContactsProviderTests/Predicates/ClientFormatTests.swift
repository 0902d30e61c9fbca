import ContactsProvider
import Testing

/// A format that apps use, with its arguments and the answer.
struct ClientFormat: Sendable, CustomTestStringConvertible {
  let format: String
  let arguments: [PredicateValue]
  /// Who meets it, or what, where it is on values.
  let matches: String

  init(_ format: String, _ arguments: [PredicateValue] = [], _ matches: String) {
    self.format = format
    self.arguments = arguments
    self.matches = matches
  }

  var testDescription: String { format }
}

@Suite("Predicate formats that apps use")
struct ClientFormatTests {
  private static let everybody = "ana ben cy dee eve flo"
  private static let reachable = "ana ben cy dee eve"
  private static func texts(_ texts: String...) -> PredicateValue { .list(texts.map { .text($0) }) }
  private static func entries(_ places: (String, Int)...) -> PredicateValue {
    .list(places.map { .text(PredicatePeople.entryIdentifier($0.0, $0.1).uuidText) })
  }

  static let counts = [
    ClientFormat("phoneNumbers.@count > 0", "ana cy dee"),
    ClientFormat("phoneNumbers.@count > 0 ", "ana cy dee"),
    ClientFormat("(phoneNumbers.@count > 0)", "ana cy dee"),
    ClientFormat("phoneNumbers.@count >= 1", "ana cy dee"),
    ClientFormat("phoneNumbers.@count > 1", "cy"),
    ClientFormat("phoneNumbers.@count == 1", "ana dee"),
    ClientFormat("phoneNumbers.@count <= 1", "ana ben dee eve flo"),
    ClientFormat("phoneNumbers.@count < 2", "ana ben dee eve flo"),
    ClientFormat("phoneNumbers != nil", everybody),
    ClientFormat("emailAddresses.@count > 0", "ana ben eve"),
    ClientFormat("emailAddresses.@count >= 1", "ana ben eve"),
    ClientFormat("emailAddresses.@count == 1", "ana eve"),
    ClientFormat("emailAddresses != nil", everybody),
    ClientFormat("postalAddresses.@count > 0", "cy eve"),
    ClientFormat("postalAddresses.@count == 1", "cy"),
    ClientFormat("contactRelations.@count > 0", "cy"),
    ClientFormat("urlAddresses.@count > 0", "cy"),
    ClientFormat("%K.@count > 0", [.key("emailAddresses")], "ana ben eve"),
    ClientFormat("%K.@count == 1", [.text("emailAddresses")], "ana eve"),
  ]

  static let compounds = [
    ClientFormat("phoneNumbers.@count > 0 OR emailAddresses.@count > 0", reachable),
    ClientFormat("emailAddresses.@count > 0 OR phoneNumbers.@count > 0", reachable),
    ClientFormat("phoneNumbers.@count > 0 || emailAddresses.@count > 0", reachable),
    ClientFormat("emailAddresses.@count > 0 || phoneNumbers.@count > 0", reachable),
    ClientFormat("(emailAddresses.@count > 0) OR (phoneNumbers.@count > 0)", reachable),
    ClientFormat("(phoneNumbers.@count > 0) && (emailAddresses.@count > 0)", "ana"),
    ClientFormat("(emailAddresses.@count > 0) AND (phoneNumbers.@count == 0)", "ben eve"),
    ClientFormat(
      "(phoneNumbers.@count == 1 &&  emailAddresses.@count == 0) || phoneNumbers.@count == 0 &&  "
        + "emailAddresses.@count == 1", "dee eve"),
    ClientFormat(
      "(phoneNumbers.@count == 1 && identifier != %@) || phoneNumbers.@count > 1",
      [.text("ana")], "cy dee"),
    ClientFormat(
      "(phoneNumbers.@count > 0) AND NOT (identifier in %@)", [texts("ana", "ben")], "cy dee"),
    ClientFormat(
      "(phoneNumbers.@count > 0) AND NOT (identifier IN %@)", [texts("ana", "ben")], "cy dee"),
    ClientFormat("NOT (identifier IN %@)", [texts("ana")], "ben cy dee eve flo"),
    ClientFormat(
      "(emailAddresses.@count > 0) AND (NOT ALL emailAddresses.identifier IN %@)",
      [entries(("ana", 0), ("ben", 1))], "ben eve"),
    ClientFormat("(dates.@count > 0 OR birthday != nil)", "ana dee"),
    ClientFormat(
      "(givenName.length > 0 OR familyName.length > 0 OR organizationName.length > 0)",
      "ana ben cy dee"),
    ClientFormat(
      "(organizationName.length > 0 OR departmentName.length > 0 OR jobTitle.length > 0)",
      "ben cy dee"),
  ]

  static let singleValues = [
    ClientFormat("birthday != nil", "ana"),
    ClientFormat("givenName != nil", everybody),
    ClientFormat("givenName == %@", [.text("Ana")], "ana"),
    ClientFormat("givenName CONTAINS %@ && phoneNumbers.@count > 0", [.text("e")], "dee"),
    ClientFormat("nickname.length > 0", "ana"),
    ClientFormat("imageDataAvailable == true", "ben"),
    ClientFormat("imageDataAvailable == YES", "ben"),
    ClientFormat("imageDataAvailable == %@", [.flag(true)], "ben"),
    ClientFormat("organizationName CONTAINS[cd] %@", [.text("pröv")], "cy"),
    ClientFormat("%K in %@", [.text("givenName"), texts("Ana", "Dee")], "ana dee"),
  ]

  @Test("on contacts are met by whom they should be", arguments: counts + compounds + singleValues)
  func contacts(_ row: ClientFormat) throws {
    let format = try PredicateFormat(row.format, arguments: row.arguments)
    try format.check(for: .contact)
    #expect(PredicatePeople.matching(format) == row.matches)
    #expect(format.text == row.format)
  }

  static let onProperties = [
    ClientFormat("key == 'phoneNumbers'", "phone short"),
    ClientFormat("key=='phoneNumbers'", "phone short"),
    ClientFormat("key == 'emailAddresses'", "email"),
    ClientFormat("(key == 'emailAddresses')", "email"),
    ClientFormat("key == 'postalAddresses'", "postal"),
    ClientFormat("key == %@", [.text("birthday")], "birthday"),
    ClientFormat("key == '\(ContactKey.postalAddresses.name)'", "postal"),
    ClientFormat("(key == 'emailAddresses') AND (value LIKE '*@apple.com')", ""),
    ClientFormat("(key == 'emailAddresses') AND (value LIKE '*@mac.com')", ""),
    ClientFormat("(key == 'emailAddresses') AND (value LIKE '*@\("mail.example")')", "email"),
    ClientFormat("key == 'phoneNumbers' OR key == 'emailAddresses' ", "phone short email"),
    ClientFormat("(key == 'phoneNumbers') AND (value.stringValue.length == 4)", "short"),
  ]

  @Test("on values are met by what they should be", arguments: onProperties)
  func properties(_ row: ClientFormat) throws {
    let format = try PredicateFormat(row.format, arguments: row.arguments)
    try format.check(for: .contactProperty)
    #expect(PredicatePeople.propertiesMatching(format) == row.matches)
  }

  @Test(
    "that mean nothing are refused where they do not",
    arguments: [
      ("Birthday != nil", PredicateSubjectKind.contact, 0, 8),
      ("birthday.@count > 0", .contact, 9, 6),
      ("emailAddresses.@count > 0", .contactProperty, 0, 14),
      ("key == phoneNumber", .contactProperty, 7, 11),
      (
        "(key == 'phoneNumbers') AND (value.@stringValue.@length == 4)", .contactProperty, 35, 12
      ),
    ])
  func refused(_ text: String, _ kind: PredicateSubjectKind, _ offset: Int, _ length: Int) throws {
    let format = try PredicateFormat(text)
    let error = #expect(throws: PredicateFormatError.self) { try format.check(for: kind) }
    #expect(error?.offset == offset)
    #expect(error?.length == length)
    #expect(error?.format == text)
  }

  @Test("A constant is met by everybody or nobody, and compounds follow their parts")
  func constants() throws {
    let named = try PredicateFormat("givenName.length > 0")
    let single = try PredicateFormat("phoneNumbers.@count == 1")
    #expect(PredicatePeople.matching(.constant(true)) == Self.everybody)
    #expect(PredicatePeople.matching(.constant(false)) == "")
    #expect(PredicatePeople.matching(.all(of: [named, single])) == "ana dee")
    #expect(PredicatePeople.matching(.any(of: [named, single])) == "ana ben dee")
    #expect(PredicatePeople.matching(.not(named)) == "cy eve flo")
    #expect(PredicatePeople.matching(.all(of: [])) == Self.everybody)
    #expect(PredicatePeople.matching(.any(of: [])) == "")
    let compound = PredicateFormat.all(of: [named, .not(single)])
    #expect(compound.text == "(givenName.length > 0) AND (NOT (phoneNumbers.@count == 1))")
  }
}

extension ClientFormat {
  fileprivate init(_ format: String, _ matches: String) { self.init(format, [], matches) }
}
