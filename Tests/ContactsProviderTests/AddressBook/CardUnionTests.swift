import Foundation
import Testing

@testable import ContactsProvider

@Suite("Linked cards as one contact")
struct CardUnionTests {
  @Test("show afterwards what was saved through the contact", arguments: UInt64(1)...200)
  func savedValuesShow(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let cards = (0..<Int.random(in: 2...4, using: &numbers)).map { number in
      var maker = ValueMaker(numbers: numbers, offset: number)
      defer { numbers = maker.numbers }
      return ContactRecord(number, maker.values())
    }
    let union = CardUnion(cards)
    var values = union.values
    var maker = ValueMaker(numbers: numbers, offset: 9)
    let keys = maker.change(&values)
    let target = Int.random(in: 0..<cards.count, using: &numbers)
    let edits = union.edits(of: keys, to: values, target: target)
    let edited = cards.map { card in
      edits.first { $0.card === card }.map { card.replacingValues(with: $0.values) } ?? card
    }
    let shown = CardUnion(edited).values
    #expect(Shown(shown) == Shown(values))
    #expect(edits.allSatisfy { $0.values != $0.card.values })
    let others = ContactKeySet.all.subtracting(keys)
    for (before, after) in zip(cards, edited) {
      #expect(others.keys.allSatisfy { !after.values.differs(from: before.values, in: $0) })
    }
  }

  @Test("show what another card has where a value is emptied, and no card loses what did not show")
  func emptiedValues() {
    let cards = ["Ana", "Ben"].enumerated().map { ContactRecord($0, ContactValues($1)) }
    let edits = CardUnion(cards).edits(of: .name, to: ContactValues(), target: 0)
    #expect(edits.map(\.card.values.givenName) == ["Ana"])
    #expect(edits.map(\.values) == [ContactValues()])
  }

  @Test("change nothing where nothing is changed")
  func nothingChanges() {
    var maker = ValueMaker(numbers: SeededNumbers(seed: 3), offset: 0)
    let cards = (0..<3).map { ContactRecord($0, maker.values()) }
    let union = CardUnion(cards)
    #expect(union.edits(of: .all, to: union.values, target: 0).isEmpty)
  }

  @Test("have the type of the card that gives the name, and of the first where none does")
  func contactType() {
    let company = ContactValues("") {
      $0.contactType = .organization
      $0.organizationName = "Kiosk"
    }
    let person = ContactValues("Ana")
    let records = [company, person].enumerated().map { ContactRecord($0, $1) }
    #expect(CardUnion(records).values.contactType == .person)
    #expect(CardUnion(records).values.organizationName == "Kiosk")
    let nameless = ContactValues("") { $0.jobTitle = "Cook" }
    let others = [company, nameless].enumerated().map { ContactRecord($0, $1) }
    #expect(CardUnion(others).values.contactType == .organization)
  }
}

/// What a contact shows, entries without their order.
private struct Shown: Equatable {
  var single: ContactValues
  let entries: Set<String>

  init(_ values: ContactValues) {
    single = values
    single.phoneNumbers = []
    single.dates = []
    entries = Set(
      values.phoneNumbers.map { "\($0.label ?? "-") \($0.value)" }
        + values.dates.map { "\($0.label ?? "-") \($0.value.day ?? 0)" })
  }
}

/// Makes values of which linked cards have some in common.
private struct ValueMaker {
  var numbers: SeededNumbers
  let offset: Int

  mutating func values() -> ContactValues {
    var values = ContactValues(text(), text())
    values.middleName = text()
    values.jobTitle = text()
    values.organizationName = text()
    if Bool.random(using: &numbers) { values.birthday = DateComponents(month: 1, day: day()) }
    if Bool.random(using: &numbers) {
      values.imageData = Data([UInt8(day())])
      values.imageDataAvailable = true
    }
    values.phoneNumbers = unique { "\($0)" }
    values.dates = unique { DateComponents(month: 2, day: $0) }
    return values
  }

  /// Changes some values and gives the keys that were looked at.
  mutating func change(_ values: inout ContactValues) -> ContactKeySet {
    // What is emptied shows as another card has it.
    var new = ContactValues("Dia \(day())", "Eli") { $0.middleName = "F." }
    new.jobTitle = "Cook"
    new.organizationName = "Kiosk"
    new.birthday = DateComponents(month: 4, day: day())
    let single = ContactKeySet(
      [
        .givenName, .familyName, .middleName, .jobTitle, .organizationName, .birthday,
      ].filter { _ in Bool.random(using: &numbers) })
    values.assign(single, from: new)
    if !values.phoneNumbers.isEmpty {
      let place = Int.random(in: 0..<values.phoneNumbers.count, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: values.phoneNumbers.remove(at: place)
      case 1: values.phoneNumbers[place].value = "changed"
      default: values.phoneNumbers[place].label = "changed"
      }
    }
    values.dates.append(
      LabeledValue(
        identifier: RecordIdentifier(text: "new"), label: "new",
        value: DateComponents(month: 3, day: 31)))
    return single.union([ContactKeySet(.phoneNumbers), ContactKeySet(.dates)])
  }

  private mutating func unique<Value>(_ value: (Int) -> Value) -> [LabeledValue<Value>] {
    let days = Set((0..<Int.random(in: 0..<4, using: &numbers)).map { _ in day() })
    return days.sorted().map { day in
      LabeledValue(
        identifier: RecordIdentifier(text: "\(offset) \(day) \(Value.self)"),
        label: Bool.random(using: &numbers) ? "home" : nil, value: value(day))
    }
  }

  private mutating func text() -> String {
    ["", "", "Ana", "Ben", "Cai"].randomElement(using: &numbers) ?? ""
  }

  private mutating func day() -> Int { Int.random(in: 1...6, using: &numbers) }
}
