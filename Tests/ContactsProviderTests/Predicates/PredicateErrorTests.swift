import ContactsProvider
import Testing

/// A format that is refused, with the place and the words.
struct RefusedFormat: Sendable, CustomTestStringConvertible {
  let format: String
  let arguments: [PredicateValue]
  let offset: Int
  let length: Int
  let message: String
  let hint: String?

  init(
    _ format: String, _ arguments: [PredicateValue] = [], at offset: Int, _ length: Int,
    _ message: String, _ hint: String? = nil
  ) {
    self.format = format
    self.arguments = arguments
    self.offset = offset
    self.length = length
    self.message = message
    self.hint = hint
  }

  var testDescription: String { format }

  func expect(_ error: PredicateFormatError?) {
    #expect(error?.message == message)
    #expect(error?.offset == offset)
    #expect(error?.length == length)
    #expect(error?.hint == hint)
  }
}

@Suite("Predicate formats that are refused")
struct PredicateErrorTests {
  private static let joined = "Join two comparisons with AND or OR"
  private static let onePerPlaceholder = "Give one argument for each placeholder"

  static let malformed = [
    RefusedFormat(
      "", at: 0, 1, "The format is empty", "Write TRUEPREDICATE for what everything meets"),
    RefusedFormat(
      "phoneNumbers.@count >", at: 21, 1, "The format ends where a key or a value should stand"),
    RefusedFormat("givenName = = 'Ana'", at: 12, 1, "'=' stands where a key or a value should"),
    RefusedFormat("AND birthday != nil", at: 0, 3, "'AND' stands where a key or a value should"),
    RefusedFormat("birthday. != nil", at: 10, 2, "'!=' stands where a key should"),
    RefusedFormat("birthday.", at: 9, 1, "The format ends where a key should stand"),
    RefusedFormat(
      "(birthday != nil", at: 0, 1, "This parenthesis is not closed", "Write ) at its end"),
    RefusedFormat(
      "birthday != nil)", at: 15, 1, "No parenthesis is open that this one could close"),
    RefusedFormat(
      "givenName == 'Ana", at: 13, 4, "The text that begins here has no end",
      "Write ' at its end, and \\' for a quote within it"),
    RefusedFormat(
      "givenName == 'A' familyName == 'B'", at: 17, 10, "'familyName' cannot stand here", joined),
    RefusedFormat(
      "birthday != nil & TRUEPREDICATE", at: 16, 1, "The character '&' means nothing here",
      "Write && or AND"),
    RefusedFormat(
      "givenName == “Ana”", at: 13, 1, "The character '“' means nothing here",
      "Write straight quotes, ' or \""),
    RefusedFormat(
      "givenName == $name", at: 13, 1, "The character '$' means nothing here",
      "Variables have no value here: write %@ and give the value as an argument"),
    RefusedFormat(
      "givenName == 1a", at: 13, 2, "'1a' is neither a number nor a key",
      "Put a text in quotes; a key begins with a letter"),
    RefusedFormat(
      "phoneNumbers", at: 0, 12, "'phoneNumbers' is compared with nothing",
      "Write a comparison, such as == YES, != nil or .@count > 0"),
    RefusedFormat(
      "birthday != nil AND true", at: 20, 4, "'true' is compared with nothing",
      "Write TRUEPREDICATE"),
    RefusedFormat(
      "1 < phoneNumbers.@count < 3", at: 24, 1, "A comparison cannot be compared itself",
      "Join two comparisons with AND"),
    RefusedFormat(
      "identifier NOT IN {'a'}", at: 11, 3, "NOT cannot stand behind an operand",
      "Write it before the comparison, such as NOT (identifier IN %@)"),
    RefusedFormat(
      "birthday IS NOT NULL", at: 9, 2, "There is no operator 'IS'",
      "Write == or !=, such as birthday != nil"),
    RefusedFormat(
      "givenName IN ('Ana', 'Ben')", at: 13, 1, "A list does not stand in parentheses",
      "Write {…} around a list"),
    RefusedFormat(
      "givenName IN {'Ana' 'Ben'}", at: 20, 5, "''Ben'' cannot stand in a list",
      "Put commas between the values of a list and } at its end"),
    RefusedFormat(
      "givenName IN {'Ana'", at: 13, 1, "This list is not closed", "Write } at its end"),
    RefusedFormat(
      "givenName LIKE[x] 'A*'", at: 14, 2, "There is no such option of LIKE",
      "Write [c] to ignore case, [d] to ignore diacritics, [cd] for both"),
    RefusedFormat(
      "givenName BETWEEN {1, 2, 3}", at: 18, 9, "BETWEEN needs a list of two values",
      "Write BETWEEN {1, 5}"),
    RefusedFormat("givenName MATCHES '['", at: 18, 3, "This is no regular expression"),
    RefusedFormat(
      "ANY 5 == 5", at: 4, 1, "ANY goes before a key", "Write ANY phoneNumbers.label == 'Work'"),
    RefusedFormat(
      "SUBQUERY(phoneNumbers, $x, $x != nil).@count > 0", at: 0, 8,
      "Functions are not evaluated here",
      "Compare keys, counts (.@count) and lengths (.length)"),
    RefusedFormat(
      "phoneNumbers[0] != nil", at: 12, 1, "Elements cannot be taken out of a list",
      "Write .@count for the length, or ANY before the key"),
    RefusedFormat(
      "phoneNumbers.@sum > 1", at: 13, 4, "@sum is not evaluated here",
      "The only operator on a list is @count"),
    RefusedFormat(
      "TRUEPREDICATE == YES", at: 14, 2, "A comparison cannot be compared itself",
      "Join two comparisons with AND"),
    RefusedFormat(
      "familyName == 'É' AND 'é' ==", at: 28, 1,
      "The format ends where a key or a value should stand"),
  ]

  static let wrongArguments = [
    RefusedFormat(
      "givenName == %@", at: 13, 2, "There is no argument for %@",
      "Give one argument for each placeholder; here are 0"),
    RefusedFormat(
      "birthday != nil", [.text("Ana")], at: 15, 1,
      "The format takes no argument, and 1 is given", onePerPlaceholder),
    RefusedFormat(
      "givenName == %@", [.text("Ana"), .text("Ben")], at: 15, 1,
      "The format takes 1 argument, and 2 are given", onePerPlaceholder),
    RefusedFormat(
      "givenName LIKE '%@*'", [.text("Ana")], at: 15, 5,
      "The format takes no argument, and 1 is given",
      "What stands in quotes is no placeholder: leave the quotes out"),
    RefusedFormat(
      "phoneNumbers.@count > %d", [.text("Ana")], at: 22, 2,
      "Argument 1, for %d, is no whole number", "Write %@ for other values"),
    RefusedFormat(
      "phoneNumbers.@count > %ld", [.number(1.5)], at: 22, 3,
      "Argument 1, for %ld, is no whole number", "Write %@ for other values"),
    RefusedFormat(
      "givenName == %@ OR phoneNumbers.@count > %f", [.text("Ana"), .nothing], at: 41, 2,
      "Argument 2, for %f, is no number", "Write %@ for other values"),
    RefusedFormat(
      "%K == 'Ana'", [.number(1)], at: 0, 2, "Argument 1, for %K, is no key",
      "Write %@ for a value"),
    RefusedFormat("%K == 'Ana'", [.key("a..b")], at: 0, 2, "'a..b', for %K, is no key"),
    RefusedFormat(
      "givenName == %s", [.text("Ana")], at: 13, 2, "There is no such placeholder",
      "Write %@ for a value, %K for a key, %d for a whole number, %f for another number"),
    RefusedFormat(
      "givenName == 50%%", at: 15, 2, "A percent sign means nothing outside of quotes"),
  ]

  @Test("say what is wrong, where and what to write instead", arguments: malformed + wrongArguments)
  func reading(_ row: RefusedFormat) {
    row.expect(
      #expect(throws: PredicateFormatError.self) {
        try PredicateFormat(row.format, arguments: row.arguments)
      })
  }

  static let unknownOnContacts = [
    RefusedFormat(
      "Birthday != nil", at: 0, 8, "A contact has no key 'Birthday'", "Write birthday"),
    RefusedFormat(
      "phone.@count > 0", at: 0, 5, "A contact has no key 'phone'", "Write phoneNumbers"),
    RefusedFormat("firstName == 'Ana'", at: 0, 9, "A contact has no key 'firstName'"),
    RefusedFormat(
      "TRUEPREDICATE OR mail != nil", at: 17, 4, "A contact has no key 'mail'"),
    RefusedFormat(
      "givenName == Ana", at: 13, 3, "A contact has no key 'Ana'",
      "A bare word is a key: write 'Ana' in quotes if a text is meant"),
    RefusedFormat(
      "%K != nil", [.key("birthdy")], at: 0, 2, "A contact has no key 'birthdy'", "Write birthday"),
    RefusedFormat(
      "birthday.@count > 0", at: 9, 6, "@count counts a list, and 'birthday' is a date",
      "Write birthday != nil"),
    RefusedFormat(
      "givenName.@count > 0", at: 10, 6, "@count counts a list, and 'givenName' is a text",
      "Write givenName.length > 0"),
    RefusedFormat(
      "phoneNumbers.count > 0", at: 13, 5,
      "An element of the list, a value with parts, has no key 'count'",
      "Write phoneNumbers.@count"),
    RefusedFormat(
      "emailAddresses.text != nil", at: 15, 4,
      "An element of the list, a value with parts, has no key 'text'",
      "It has identifier, label, value"),
    RefusedFormat(
      "postalAddresses.value.City == 'Provstad'", at: 22, 4,
      "An element of the list, a value with parts, has no key 'City'", "Write city"),
    RefusedFormat("givenName.size > 0", at: 10, 4, "A text has no key 'size'", "It has length"),
    RefusedFormat("phoneNumbers.@count.length > 0", at: 20, 6, "A number has no key 'length'"),
    RefusedFormat(
      "phoneNumbers.@size > 0", at: 13, 5, "There is no operator '@size'",
      "The only operator on a list is @count"),
    RefusedFormat(
      "ALL givenName == 'Ana'", at: 4, 9,
      "'givenName' is not a list, so ALL has no elements to try", "Leave ALL out"),
    RefusedFormat(
      "phoneNumbers > 0", at: 0, 12, "'phoneNumbers' is a list, which > cannot compare",
      "Write phoneNumbers.@count, or ANY phoneNumbers.value"),
    RefusedFormat(
      "emailAddresses.value LIKE '*.example'", at: 0, 20,
      "'emailAddresses.value' is a list, which LIKE cannot compare",
      "Write ANY emailAddresses.value LIKE …"),
    RefusedFormat(
      "birthday > nil", at: 0, 8, "'birthday' is a date, which > cannot compare",
      "Compare a part of it, such as birthday.year"),
    RefusedFormat(
      "phoneNumbers.@count BEGINSWITH '1'", at: 0, 19,
      "'phoneNumbers.@count' is a number, which BEGINSWITH cannot compare"),
  ]

  @Test("name the key that a contact does not have", arguments: unknownOnContacts)
  func checking(_ row: RefusedFormat) throws {
    let format = try PredicateFormat(row.format, arguments: row.arguments)
    row.expect(#expect(throws: PredicateFormatError.self) { try format.check(for: .contact) })
  }

  static let unknownOnProperties = [
    RefusedFormat(
      "emailAddresses.@count > 0", at: 0, 14, "A contact property has no key 'emailAddresses'",
      "It has contact, identifier, key, label, value"),
    RefusedFormat(
      "key == phoneNumber", at: 7, 11, "A contact property has no key 'phoneNumber'",
      "A bare word is a key: write 'phoneNumber' in quotes if a text is meant; "
        + "there is a key 'phoneNumbers'"),
    RefusedFormat(
      "value.@stringValue.@length == 4", at: 6, 12, "There is no operator '@stringValue'",
      "'stringValue' is a key: leave the @ out"),
    RefusedFormat(
      "value.stringValue.@length == 4", at: 18, 7, "There is no operator '@length'",
      "'length' is a key: leave the @ out"),
    RefusedFormat(
      "contact.Birthday != nil", at: 8, 8, "A contact has no key 'Birthday'", "Write birthday"),
  ]

  @Test("name the key that a picked value does not have", arguments: unknownOnProperties)
  func checkingProperties(_ row: RefusedFormat) throws {
    let format = try PredicateFormat(row.format, arguments: row.arguments)
    row.expect(
      #expect(throws: PredicateFormatError.self) { try format.check(for: .contactProperty) })
  }

  @Test("are shown with a mark under the fault")
  func explanation() throws {
    let error = #expect(throws: PredicateFormatError.self) {
      try PredicateFormat("givenName LIKE[x] 'A*'")
    }
    #expect(
      error?.explanation == """
        There is no such option of LIKE
        givenName LIKE[x] 'A*'
                      ^^
        Write [c] to ignore case, [d] to ignore diacritics, [cd] for both
        """)
  }

  @Test("are shown in part where they are long")
  func longExplanation() throws {
    let many = String(repeating: "birthday != nil\nOR ", count: 50)
    let error = #expect(throws: PredicateFormatError.self) {
      try PredicateFormat(many + "birthday " + many)
    }
    let lines = (error?.explanation ?? "").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("…") && lines[1].count == 92)
    #expect(lines[1].dropFirst(lines[2].count - 8).hasPrefix("birthday != nil"))
  }

  @Test("in a compound are shown as the app wrote them")
  func partOfCompound() throws {
    let faulty = try PredicateFormat("Birthday != nil")
    let compound = PredicateFormat.all(of: [.constant(true), .not(.any(of: [faulty]))])
    let error = #expect(throws: PredicateFormatError.self) { try compound.check(for: .contact) }
    #expect(error?.format == "Birthday != nil")
    #expect(error?.offset == 0)
  }
}
