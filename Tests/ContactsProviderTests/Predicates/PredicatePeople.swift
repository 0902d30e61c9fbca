import ContactsProvider
import Foundation

/// Invented contacts and some of their values, which the tests of predicates pick from.
enum PredicatePeople {
  static let ana = person("ana") {
    $0.givenName = "Ana"
    $0.familyName = "Exempel"
    $0.nickname = "Annie"
    $0.phoneNumbers = entries("ana", ["+1 555 010 0001"], label: "_$!<Mobile>!$_")
    $0.emailAddresses = entries("ana", ["ana@mail.example"], label: "_$!<Home>!$_")
    $0.birthday = DateComponents(year: 1990, month: 6, day: 15)
  }
  static let ben = person("ben") {
    $0.givenName = "Ben"
    $0.familyName = "Prov"
    $0.departmentName = "Sales"
    $0.imageDataAvailable = true
    $0.emailAddresses = entries("ben", ["ben@mail.example", "Ben@Work.example"], label: nil)
  }
  static let cy = person("cy") {
    $0.contactType = .organization
    $0.organizationName = "Prov Ltd"
    $0.phoneNumbers = entries("cy", ["07700 900001", "07700 900002"], label: "_$!<Work>!$_")
    var address = PostalAddress()
    address.city = "Provstad"
    $0.postalAddresses = entries("cy", [address], label: nil)
    $0.urlAddresses = entries("cy-url", ["https://prov.example"], label: nil)
    $0.contactRelations = entries("cy-relation", ["Flo"], label: nil)
  }
  static let dee = person("dee") {
    $0.givenName = "Dee"
    $0.jobTitle = "Cook"
    $0.phoneNumbers = entries("dee", ["0100"], label: nil)
    $0.dates = entries("dee", [DateComponents(month: 2, day: 29)], label: nil)
    $0.birthday = nil
  }
  static let eve = person("eve") {
    $0.emailAddresses = entries("eve", ["eve@mail.example"], label: nil)
    $0.postalAddresses = entries("eve", [PostalAddress(), PostalAddress()], label: nil)
  }
  /// Somebody of whom nothing is known.
  static let flo = person("flo") { _ in }

  static let all = [ana, ben, cy, dee, eve, flo]

  /// The values of one phone number, one short one, one e-mail address, one postal address and one
  /// birthday.
  static let properties: [(name: String, subject: ContactPropertySubject)] = [
    ("phone", property(ana, .phoneNumbers)), ("short", property(dee, .phoneNumbers)),
    ("email", property(ana, .emailAddresses)), ("postal", property(cy, .postalAddresses)),
    ("birthday", ContactPropertySubject(ana, key: .birthday, entry: nil)),
  ]

  /// The identifiers of the contacts that a format is met by.
  static func matching(_ format: PredicateFormat) -> String {
    all.filter { format.evaluate(with: ContactPredicateSubject($0)) }.map(\.identifierText)
      .joined(separator: " ")
  }

  /// The names of the values that a format is met by.
  static func propertiesMatching(_ format: PredicateFormat) -> String {
    properties.filter { format.evaluate(with: $0.subject) }.map(\.name).joined(separator: " ")
  }

  static func entryIdentifier(_ owner: String, _ place: Int) -> RecordIdentifier {
    RecordIdentifier(text: "\(owner) entry \(place)")
  }

  private static func property(_ record: ContactRecord, _ key: ContactKey) -> ContactPropertySubject
  {
    ContactPropertySubject(record, key: key, entry: entryIdentifier(record.identifierText, 0))
  }

  private static func entries<Value>(
    _ owner: String, _ values: [Value], label: String?
  ) -> [LabeledValue<Value>] {
    values.enumerated().map {
      LabeledValue(identifier: entryIdentifier(owner, $0), label: label, value: $1)
    }
  }

  private static func person(
    _ identifier: String, _ fill: (inout ContactValues) -> Void
  ) -> ContactRecord {
    var values = ContactValues()
    fill(&values)
    return ContactRecord(
      identifier: RecordIdentifier(text: identifier), chosenIdentifier: identifier, values: values)
  }
}
