import Testing

@testable import ContactsProvider

@Suite("The address book against a naive one")
struct AddressBookModelTests {
  @Test("Random changes and their undoing leave the same cards", arguments: UInt64(1)...6)
  func randomChanges(seed: UInt64) {
    var run = ModelRun(seed: seed)
    for step in 0..<400 {
      run.change()
      if step % 7 == 0 { run.lookUp() }
      if step % 40 == 39 { run.undoSome() }
    }
    run.lookUp()
    run.undoAll()
    #expect(run.book.count == 0)
  }

  @Test("A snapshot shows none of what is saved after it", arguments: [false, true])
  func snapshotIsConstant(isSorted: Bool) {
    var book = AddressBook(of: (0..<1_000).map { ContactValues("Given \($0)", "Family") })
    let snapshot = isSorted ? book.records(sortedBy: .givenName) : book.records()
    let before = snapshot.map(\.identifier)
    for number in stride(from: 0, to: 1_000, by: 3) {
      _ = book.apply(.replace(ContactRecord(number, ContactValues("New", "Name"))))
      _ = book.apply(.remove(ContactRecord(number + 1, ContactValues()).identifier))
      _ = book.apply(.insert(ContactRecord(number + 5_000, ContactValues("Added"))))
    }
    #expect(snapshot.map(\.identifier) == before)
    #expect(snapshot.count == 1_000)
    #expect(!snapshot.contains { $0.values.givenName == "New" })
  }

  @Test("Keys of records that are gone do not pile up, and the order stays right")
  func manyRenames() {
    var book = AddressBook(of: (0..<300).map { ContactValues("Given", "Family \($0)") })
    _ = book.records(sortedBy: .familyName)
    for round in 0..<20 {
      for number in 0..<300 {
        let values = ContactValues("Given", "Name \((number * 7 + round) % 300 + 1_000)")
        _ = book.apply(.replace(ContactRecord(number, values)))
      }
    }
    let names = book.records(sortedBy: .familyName).map(\.values.familyName)
    #expect(names == names.sorted())
    #expect(names.count == 300)
    let bytes = book.orders[.familyName]?.keys.count ?? 0
    #expect(bytes < 300 * 3 * 40 && bytes > 300 * 10)
  }

  @Test("Records that are added after many were taken out come last, and undoing brings all back")
  func emptiedChunks() {
    var book = AddressBook(of: (0..<1_200).map { ContactValues("Given \($0)") })
    let before = book.records().map(\.identifier)
    var undo: [AddressBookChange] = []
    for identifier in before[100..<1_200] { undo.append(book.apply(.remove(identifier))) }
    let added = (2_000..<2_300).map { ContactRecord($0, ContactValues("Added")) }
    for record in added { undo.append(book.apply(.insert(record))) }
    #expect(book.records().map(\.identifier) == before[..<100] + added.map(\.identifier))
    #expect(book.count == 400)
    for change in undo.reversed() { _ = book.apply(change) }
    #expect(book.records().map(\.identifier) == before)
    #expect(book.records(matchingName: "1199").map(\.identifier) == [before[1_199]])
  }
}

/// A book and a naive book that undergo the same changes.
private struct ModelRun {
  var book = AddressBook(locale: "en_GB", nameSearch: .names)
  private var naive = NaiveAddressBook()
  private var history: [(inverse: AddressBookChange, before: [ContactRecord])] = []
  private var numbers: SeededNumbers
  private var next = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func change() {
    let before = naive.records
    let change = randomChange()
    history.append((book.apply(change), before))
    apply(change)
    #expect(book.records().map(\.identifier) == naive.records.map(\.identifier))
  }

  mutating func undoSome() {
    for _ in 0..<Int.random(in: 1...20, using: &numbers) { undo() }
    lookUp()
  }

  mutating func undoAll() { while !history.isEmpty { undo() } }

  mutating func lookUp() {
    check(book.records().map(\.self), naive.records)
    for query in ["an", "Élo", "жан an", "山", "mül", "of-b", "", "smith-jo", Self.long, "dr z"] {
      check(book.records(matchingName: query), naive.matching(name: query))
    }
    for index in 0..<12 {
      for phone in Self.forms(of: index) {
        check(book.records(matchingPhone: phone), naive.matching(phone: phone))
      }
      let email = "PERSON\(index)@Mail.example"
      check(book.records(matchingEmail: email), naive.matching(email: email))
    }
    let some = naive.records.filter { $0.values.givenName.count % 2 == 0 }.reversed()
    check(book.records(withIdentifiers: some.map(\.identifier)), Array(some.reversed()))
    for order in [ContactSortOrder.givenName, .familyName] {
      let kept = Array(book.records(sortedBy: order))
      let fresh = AddressBook(locale: "en_GB", nameSearch: .names, records: naive.records)
      check(kept, fresh.sorted(naive.records, by: order))
      check(book.sorted(naive.records.reversed(), by: order), kept)
    }
  }

  private func check(_ actual: [ContactRecord], _ expected: [ContactRecord]) {
    #expect(actual.count == expected.count)
    #expect(zip(actual, expected).allSatisfy { $0 === $1 })
  }

  private mutating func undo() {
    guard let (inverse, before) = history.popLast() else { return }
    _ = book.apply(inverse)
    naive.records = before
    check(book.records().map(\.self), before)
  }

  private mutating func apply(_ change: AddressBookChange) {
    switch change {
    case .insert(let record): naive.records.append(record)
    case .replace(let record):
      guard let place = place(of: record.identifier) else { return }
      naive.records[place] = record
    case .remove(let identifier):
      if let place = place(of: identifier) { naive.records.remove(at: place) }
    default: break
    }
  }

  private func place(of identifier: RecordIdentifier) -> Int? {
    naive.records.firstIndex { $0.identifier == identifier }
  }

  private mutating func randomChange() -> AddressBookChange {
    let known = naive.records.randomElement(using: &numbers)?.identifier
    switch (Int.random(in: 0..<10, using: &numbers), known) {
    case (0..<3, let known?): return .replace(ContactRecord(identifier: known, values: values()))
    case (3..<6, let known?): return .remove(known)
    case (6, _): return .remove(RecordIdentifier(text: "unknown"))
    default:
      next += 1
      return .insert(ContactRecord(next, values()))
    }
  }

  private mutating func values() -> ContactValues {
    var values = ContactValues(name(), name())
    if Bool.random(using: &numbers) { values.middleName = name() }
    if Int.random(in: 0..<4, using: &numbers) == 0 { values.namePrefix = "Dr." }
    for _ in 0..<Int.random(in: 0..<3, using: &numbers) {
      let forms = Self.forms(of: Int.random(in: 0..<12, using: &numbers))
      values.addPhone(forms.randomElement(using: &numbers) ?? "")
      values.addEmail("person\(Int.random(in: 0..<12, using: &numbers))@mail.example")
    }
    return values
  }

  private mutating func name() -> String { Self.names.randomElement(using: &numbers) ?? "" }

  private static let long = "averyveryverylongnamewithoutanend"

  private static let names = [
    "", "Ana", "ana", "Anna-Maria", "Élodie", "E\u{301}loi", "Жанна", "Андрей", "山田", "김민수",
    "Müller", "Ｍüller", "van of Berg", "Smith-Jones", "Zoë", "محمد", "مُحَمَّد", "ß", "🎉", "O'Neil",
    "averyveryverylongnamewithoutanend", "averyveryverylongname",
  ]

  private static func forms(of index: Int) -> [String] {
    let tail = String(100 + index)
    return [
      "07700 900\(tail)", "+44 7700 900\(tail)", "0044 (7700) 900-\(tail)", "+1 770 090 0\(tail)",
    ]
  }
}

extension AddressBook {
  init(locale: String, nameSearch: NameSearchCoverage, records: [ContactRecord]) {
    self.init(locale: locale, nameSearch: nameSearch)
    for record in records { _ = apply(.insert(record)) }
  }
}
