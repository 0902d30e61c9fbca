import ContactsProvider
import Foundation
import Testing

@Suite("What predicate formats mean")
struct PredicateSemanticsTests {
  /// Something with values of every kind.
  private static let subject = PredicateValue.object([
    "name": .text("Renée"), "decomposed": .text("Rene\u{301}e"), "empty": .text(""),
    "unset": .nothing, "count": .number(3), "flag": .flag(true), "off": .flag(false),
    "bare": .list([]), "numbers": .list([.number(1), .number(2), .number(3)]),
    "texts": .list([.text("Ana"), .text("Ben")]),
    "people": .list([
      .object(["name": .text("Ana"), "age": .number(20)]),
      .object(["name": .text("Ben"), "age": .nothing]),
    ]),
    "born": .date(DateComponents(year: 1990, month: 6, day: 15)),
    "later": .date(DateComponents(year: 1991, month: 1, day: 1)),
    "yearless": .date(DateComponents(month: 6, day: 15)), "data": .data(Data([1, 2])),
    "quote": .text("it's \"so\"\n"), "path": .text("a*b?c\\d"),
  ])

  private static func holds(_ format: String, _ arguments: [PredicateValue] = []) throws -> Bool {
    try PredicateFormat(format, arguments: arguments).evaluate(with: subject)
  }

  @Test(
    "Comparisons that hold",
    arguments: [
      // Spellings
      "count = 3", "count == 3", "count != 4", "count <> 4", "count < 4", "count <= 3",
      "count =< 3", "count > 2", "count >= 3", "count => 3", "3 == count", "count==3",
      "count BETWEEN {3, 5}", "count between {1,3}", "name == 'Renée'", "name == \"Renée\"",
      "\tcount\n==\r\n3\u{A0}",
      // Nil
      "unset == nil", "unset == NULL", "unset == Nil", "missing == nil", "name != nil",
      "empty != nil", "bare != nil", "nil == nil", "NOT unset != nil", "unset.anything == nil",
      // Truth values and numbers
      "flag == YES", "flag == true", "flag == 1", "flag != NO", "off == 0", "off == FALSE",
      "count == 3.0", "count > -1", "count == 30e-1", "count + 1 == 4", "count - 1 - 1 == 1",
      "2 + 3 * 4 == 14", "(2 + 3) * 4 == 20", "-count + 3 == 0", "- -3 == 3", "7 / 2 == 3",
      "-7 / 2 == -3",
      "7.5 / 2.5 == 3", "7 / 2.5 == 2.8", "count / 0 == nil", "unset + 1 == nil",
      "numbers.@count + people.@count == 5",
      // Texts
      "name.length == 5", "decomposed.length == 6", "name != decomposed", "name ==[d] decomposed",
      "name ==[cd] 'RENEE'", "name CONTAINS 'né'", "name CONTAINS[c] 'NÉ'", "name CONTAINS[D] 'ne'",
      "name BEGINSWITH 'Ren'", "name beginswith[c] 'REN'", "name ENDSWITH 'ée'",
      "name ENDSWITH [dc] 'NEE'", "'né' IN name", "name LIKE 'R*'", "name LIKE 'R?n*e'",
      "name LIKE '*'", "empty LIKE '*'", "empty LIKE ''", "name LIKE[c] 'r*E'",
      "path LIKE 'a\\\\*b\\\\?c*'", "name MATCHES 'R[a-z]+ée'", "name MATCHES[c] 'r.*'",
      "name < 'S'", "name > 'Rena'", "'b' > 'a'", "name BETWEEN {'R', 'S'}",
      "quote == 'it\\'s \"so\"\\n'", "quote == \"it's \\\"so\\\"\\n\"", "name == 'Ren\\u00e9e'",
      // Lists
      "numbers.@count == 3", "bare.@count == 0", "numbers CONTAINS 2", "2 IN numbers",
      "texts CONTAINS 'Ana'", "texts CONTAINS[c] 'ANA'", "'Ana' IN texts", "count IN {1, 2, 3}",
      "name IN {'Renée'}", "NOT name IN {}", "numbers == {1, 2, 3}", "nil IN {nil}",
      "people.name == {'Ana', 'Ben'}", "people.age CONTAINS nil", "2 IN {1, 1 + 1}",
      "ANY people.name == 'Ben'", "SOME people.name == 'Ben'", "ANY people.age == nil",
      "ALL numbers > 0", "ALL bare == 5", "NONE people.name == 'Cy'", "NONE bare != nil",
      "NOT ALL people.name == 'Ana'", "NOT ANY bare != nil", "any texts LIKE 'B*'",
      "ALL texts IN {'Ana', 'Ben', 'Cy'}", "ANY (texts) == 'Ana'", "name.length IN {5}",
      // Dates and data
      "born < later", "later >= born", "born != yearless", "born.year == 1990", "born.month < 7",
      "yearless.year > 3000", "data != nil",
      // Keywords and precedence
      "TRUEPREDICATE", "truepredicate", "NOT FALSEPREDICATE", "!FALSEPREDICATE", "! (count == 4)",
      "TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE",
      "FALSEPREDICATE AND FALSEPREDICATE OR TRUEPREDICATE",
      "NOT FALSEPREDICATE OR TRUEPREDICATE", "NOT FALSEPREDICATE AND TRUEPREDICATE",
      "TRUEPREDICATE || FALSEPREDICATE && FALSEPREDICATE", "not (count == 3 and flag == no)",
      "((count) == ((3)))", "(count + 1) * 2 == 8", "((count == 3))",
      // SELF and keys that are words of the language
      "SELF != nil", "SELF.count == 3", "self.name.length == 5", "SELF.bare.@count == 0",
      "SELF.in == nil",
    ])
  func holding(_ format: String) throws {
    #expect(try Self.holds(format))
  }

  @Test(
    "Comparisons that do not hold",
    arguments: [
      "count == 4", "count < 3", "count BETWEEN {4, 5}", "count BETWEEN {'a', 'b'}",
      // Nil has no order and no content.
      "unset < 1", "unset > 1", "unset <= nil", "unset LIKE '*'", "unset CONTAINS 'a'",
      "unset IN {}", "name IN unset", "unset BEGINSWITH ''", "unset BETWEEN {0, 1}",
      "ANY unset == 1",
      // Values of different kinds
      "count == '3'", "name > 3", "count LIKE '3'", "count CONTAINS 3", "flag == 'YES'",
      "data > data", "born < 5", "born < yearless", "texts == 'Ana'", "texts LIKE 'Ana'",
      "people.name == 'Ana'", "numbers > 0", "name.@count == 5", "name + 1 == 1",
      // Texts are exact, and no text contains the empty one.
      "name == 'renée'", "name == 'Renee'", "name CONTAINS 'NÉ'", "name CONTAINS ''",
      "name BEGINSWITH ''", "name ENDSWITH ''", "'' IN name", "name LIKE 'Ren'", "name LIKE '?'",
      "name LIKE ''", "name LIKE 'r*'", "path LIKE 'a\\\\?b*'", "name MATCHES 'Ren'",
      "name MATCHES 'en'", "name MATCHES 'Ren|Renée!'", "texts CONTAINS 'an'",
      // Quantifiers
      "ALL numbers > 1", "ANY numbers > 3", "NONE numbers == 1", "ANY bare == nil",
      "ALL people.age > 10",
      // Precedence
      "NOT TRUEPREDICATE AND FALSEPREDICATE", "NOT (TRUEPREDICATE OR FALSEPREDICATE)",
      "FALSEPREDICATE", "2 + 3 * 4 == 20", "10 - 4 - 3 == 9", "8 / 2 / 2 == 8",
    ])
  func notHolding(_ format: String) throws {
    #expect(try !Self.holds(format))
  }

  @Test("Arguments take the place of values, numbers and keys, in order")
  func arguments() throws {
    let list = PredicateValue.list([.text("Ana"), .text("Renée")])
    #expect(try Self.holds("name IN %@ AND count == %d", [list, .number(3)]))
    #expect(
      try Self.holds("%K == %@ OR %K == %@", ["name", "Ana", "name", "Renée"].map { .text($0) }))
    #expect(try Self.holds("count BETWEEN {%d, %i}", [.number(1), .number(3)]))
    #expect(try Self.holds("count BETWEEN %@", [.list([.number(1), .number(3)])]))
    #expect(
      try Self.holds(
        "count == %u AND count == %ld AND count == %lu AND count == %lld AND count < %f",
        [.number(3), .number(3), .number(3), .number(3), .number(3.5)]))
    #expect(try Self.holds("%K.@count == 3 AND SELF.%K == 3", [.key("numbers"), .key("count")]))
    #expect(try Self.holds("%K == 3", [.key("numbers.@count")]))
    #expect(try Self.holds("name == '%@' OR name == \"%K%d\" OR count == 3"))
    #expect(try Self.holds("flag == %d AND unset == %@", [.flag(true), .nothing]))
    #expect(try Self.holds("7 / %f == 2.8 AND 7 / %d == 3", [.number(2.5), .number(2)]))
    // A value that looks like a format is a value.
    #expect(try !Self.holds("name == %@", [.text("x' OR 'a' == 'a")]))
  }

  @Test("A phone number is its text, also under stringValue")
  func phoneNumbers() throws {
    func matching(_ text: String) throws -> String {
      let format = try PredicateFormat(text)
      try format.check(for: .contact)
      return PredicatePeople.matching(format)
    }
    #expect(try matching("ANY phoneNumbers.value BEGINSWITH '07700'") == "cy")
    #expect(try matching("ANY phoneNumbers.value.stringValue LIKE '*0001'") == "ana cy")
    #expect(try matching("ANY phoneNumbers.value.length == 4") == "dee")
    #expect(try matching("phoneNumbers.label CONTAINS '_$!<Mobile>!$_'") == "ana")
    #expect(try matching("ANY emailAddresses.value ENDSWITH[c] '@WORK.EXAMPLE'") == "ben")
    #expect(try matching("ANY postalAddresses.value.city == 'Provstad'") == "cy")
    #expect(try matching("ANY contactRelations.value.name == 'Flo'") == "cy")
    #expect(try matching("ANY dates.value.month == 2") == "dee")
    #expect(try matching("contactType == 1") == "cy")
    #expect(try matching("birthday.month == 6 AND birthday.day == 15") == "ana")
    #expect(try matching("familyName == 'Prov' OR organizationName BEGINSWITH 'Prov'") == "ben cy")
    #expect(try matching("SELF.identifier == 'flo'") == "flo")
    #expect(try matching("phoneNumbers.@count + emailAddresses.@count == 2") == "ana ben cy")
    #expect(try matching("phoneNumbers.@count > emailAddresses.@count") == "cy dee")
  }

  @Test("A picked value knows its contact, and reads of it what is asked for")
  func pickedValues() throws {
    func matching(_ text: String) throws -> String {
      let format = try PredicateFormat(text)
      try format.check(for: .contactProperty)
      return PredicatePeople.propertiesMatching(format)
    }
    #expect(try matching("contact.givenName == 'Ana'") == "phone email birthday")
    #expect(try matching("contact.phoneNumbers.@count == 2") == "postal")
    #expect(try matching("label == nil") == "short postal birthday")
    #expect(try matching("identifier == nil") == "birthday")
    #expect(try matching("value.city == 'Provstad'") == "postal")
    #expect(try matching("value.month == 6") == "birthday")
    #expect(try matching("contact == nil") == "")
  }

  @Test("Keys that a contact does not give hold nothing")
  func unavailableKeys() throws {
    let subject = ContactPredicateSubject(
      PredicatePeople.ana.values, identifierText: "ana", keys: [.init(.givenName)])
    #expect(try PredicateFormat("familyName == nil").evaluate(with: subject))
    #expect(try PredicateFormat("givenName == 'Ana'").evaluate(with: subject))
    #expect(try PredicateFormat("phoneNumbers.@count == nil").evaluate(with: subject))
  }

  @Test("Only the keys that decide are read")
  func reads() throws {
    final class Reader: PredicateSubject {
      private(set) var keys: [String] = []

      func predicateValue(of key: String) -> PredicateValue {
        keys.append(key)
        return .number(1)
      }
    }
    let reader = Reader()
    #expect(try PredicateFormat("a == 1 OR b == 1").evaluate(with: reader))
    #expect(try !PredicateFormat("c == 2 AND d == 1").evaluate(with: reader))
    #expect(reader.keys == ["a", "c"])
  }
}
