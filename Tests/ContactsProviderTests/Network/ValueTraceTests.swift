import Foundation
import Testing

@testable import ContactsProvider

/// What stands of contacts in a text.
@Suite struct ValueTraceTests {
  private static let mira = RecordIdentifier(text: "mira")
  private static let other = RecordIdentifier(text: "other")

  private static func values(_ change: (inout ContactValues) -> Void) -> ContactValues {
    var values = ContactValues()
    change(&values)
    return values
  }

  private static func trace(
    _ cards: [(RecordIdentifier, ContactValues)], keys: ContactKeySet = .all
  ) -> ValueTrace {
    var trace = ValueTrace(callingPlan: CallingPlan(locale: "en_US"))
    for (card, values) in cards { trace.add(keys, of: values, card) }
    return trace
  }

  private static func keys(
    in texts: String..., of values: (inout ContactValues) -> Void
  ) -> Set<ContactKey> {
    Set(trace([(mira, Self.values(values))]).keys(in: texts)[mira]?.keys ?? [])
  }

  @Test(arguments: [
    ("Saved Mira Solberg.", true), ("Saved MIRA.", true), ("Mïra", true), ("Mirabel", false),
    ("Amira", false), ("", false), ("mira@mail.example", false), ("name=Mira;", true),
  ])
  func `a name stands in a text as a whole word`(_ text: String, _ isThere: Bool) {
    #expect(Self.keys(in: text) { $0.givenName = "Mira" } == (isThere ? [.givenName] : []))
  }

  @Test func `several words count together only`() {
    let maria: (inout ContactValues) -> Void = { $0.givenName = "Anna Maria" }
    #expect(Self.keys(in: "Anna Maria left", of: maria) == [.givenName])
    #expect(Self.keys(in: "Anna-Maria", of: maria) == [.givenName])
    #expect(Self.keys(in: "Maria and Anna", of: maria).isEmpty)
    #expect(Self.keys(in: "Anna", "Maria", of: maria).isEmpty)
  }

  @Test func `one letter stands in any text and is nobody`() {
    #expect(Self.keys(in: "A contact was saved") { $0.givenName = "A." }.isEmpty)
    #expect(Self.keys(in: "A contact was saved") { $0.givenName = "A. J." }.isEmpty)
    #expect(Self.keys(in: "Saved A. J.") { $0.givenName = "A. J." } == [.givenName])
  }

  @Test func `scripts without blanks are found within a word`() {
    let name: (inout ContactValues) -> Void = { ($0.familyName, $0.givenName) = ("王", "小明") }
    #expect(Self.keys(in: "王小明さん", of: name) == [.familyName, .givenName])
    #expect(Self.keys(in: "王大明", of: name) == [.familyName])
  }

  @Test(arguments: [
    "+1 555 010 0142", "(555) 010-0142", "5550100142", "tel:+15550100142,", "a 1 555.010.0142 b",
    "00 1 +1 (555) 010-0142",
  ])
  func `a phone number is known however it is written`(_ text: String) {
    let number: (inout ContactValues) -> Void = {
      $0.phoneNumbers = [LabeledValue(label: nil, value: "+1 555 010 0142")]
    }
    #expect(Self.keys(in: text, of: number) == [.phoneNumbers])
  }

  @Test(arguments: [
    "+1 555 010 0143", "55501", "0142", "555 010", "\"555\", \"010\", \"0142\"", "15550100142999",
    "555 and 010 and 0142",
  ])
  func `other digits are no phone number`(_ text: String) {
    let number: (inout ContactValues) -> Void = {
      $0.phoneNumbers = [LabeledValue(label: nil, value: "+1 555 010 0142")]
    }
    #expect(Self.keys(in: text, of: number).isEmpty)
  }

  @Test func `a short number is none that is looked for`() {
    let number: (inout ContactValues) -> Void = {
      $0.phoneNumbers = [LabeledValue(label: nil, value: "112")]
    }
    #expect(Self.keys(in: "112 contacts", of: number).isEmpty)
  }

  @Test(arguments: [
    ("mail mira@solberg.example.", true), ("<MIRA@solberg.example>", true),
    ("amira@solberg.example", false), ("mira@solberg.example.org", false), ("mira", false),
  ])
  func `an e-mail address stands there whole`(_ text: String, _ isThere: Bool) {
    let address: (inout ContactValues) -> Void = {
      $0.emailAddresses = [LabeledValue(label: nil, value: "mira@solberg.example")]
    }
    #expect(Self.keys(in: text, of: address) == (isThere ? [.emailAddresses] : []))
  }

  @Test(arguments: ["1990-02-08", "8.2.1990", "02/08/1990", "year: 1990 month: 2 day: 8"])
  func `a birthday is known in every order`(_ text: String) {
    #expect(
      Self.keys(in: text) { $0.birthday = .init(year: 1990, month: 2, day: 8) } == [.birthday])
    #expect(Self.keys(in: text) { $0.birthday = .init(month: 2, day: 8) }.isEmpty)
  }

  @Test func `every other text is known as well`() {
    let found = Self.keys(in: "Met in May", "Works: Northwind Ltd., 1 Elm Road", "chirp.example/mo")
    {
      $0.note = "Met in May"
      $0.organizationName = "Northwind Ltd."
      var address = PostalAddress()
      (address.street, address.city) = ("1 Elm Road", "Ashford")
      $0.postalAddresses = [LabeledValue(label: nil, value: address)]
      $0.urlAddresses = [LabeledValue(label: nil, value: "https://chirp.example/mo")]
      $0.socialProfiles = [LabeledValue(label: nil, value: SocialProfile())]
    }
    #expect(found == [.note, .organizationName, .postalAddresses])
  }

  @Test func `a title alone points to nobody`() {
    let doctor: (inout ContactValues) -> Void = { ($0.namePrefix, $0.familyName) = ("Dr.", "Ek") }
    #expect(Self.keys(in: "Dr. Alm", of: doctor).isEmpty)
    #expect(Self.keys(in: "Dr. Ek", of: doctor) == [.namePrefix, .familyName])
  }

  @Test func `of two who share a value it is the one of whom more stands there`() {
    let trace = Self.trace([
      (Self.mira, Self.values { ($0.givenName, $0.familyName) = ("Mira", "Solberg") }),
      (Self.other, Self.values { ($0.givenName, $0.familyName) = ("Mira", "Quill") }),
    ])
    #expect(trace.keys(in: ["Mira Solberg"]) == [Self.mira: .name])
    #expect(Set(trace.keys(in: ["Mira"]).keys) == [Self.mira, Self.other])
    #expect(trace.keys(in: ["Solberg and Quill"]).count == 2)
    #expect(trace.keys(in: ["Mira Solberg, Mira Quill"]).count == 2)
  }

  @Test func `two of the same name both count`() {
    let twins = Self.values { ($0.givenName, $0.familyName) = ("Mira", "Solberg") }
    let trace = Self.trace([(Self.mira, twins), (Self.other, twins)])
    #expect(trace.keys(in: ["Mira Solberg"]) == [Self.mira: .name, Self.other: .name])
  }

  @Test func `nothing but the given keys is looked for`() {
    let mira = Self.values { ($0.givenName, $0.familyName) = ("Mira", "Solberg") }
    let trace = Self.trace([(Self.mira, mira)], keys: ContactKeySet(.familyName))
    #expect(trace.keys(in: ["Mira Solberg"]) == [Self.mira: ContactKeySet(.familyName)])
  }
}
