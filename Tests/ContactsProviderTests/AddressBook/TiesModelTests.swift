import Testing

@testable import ContactsProvider

@Suite("Groups and links of the address book against naive ones")
struct TiesModelTests {
  @Test(
    "Random changes and their undoing leave the same groups and links", arguments: UInt64(1)...6)
  func randomChanges(seed: UInt64) {
    var run = TiesRun(seed: seed)
    for step in 0..<300 {
      run.change()
      if step % 5 == 0 { run.check() }
      if step % 40 == 39 { run.undoSome() }
    }
    run.check()
    run.undoAll()
    #expect(run.book.count == 0)
    #expect(run.book.links.isEmpty)
    #expect(run.book.groups.all.isEmpty)
  }
}

/// Groups and links as plain lists.
private struct NaiveTies: Equatable {
  var cards: [Int] = []
  /// Of each group its number, name and members; in stored order.
  var groups: [Group] = []
  /// The cards of each person who has several.
  var persons: [Set<Int>] = []

  struct Group: Equatable {
    let number: Int
    var name: String
    var members: Set<Int> = []
    var parent: Int?
  }

  mutating func remove(_ card: Int) {
    cards.removeAll { $0 == card }
    for place in groups.indices { groups[place].members.remove(card) }
    unlink(card)
  }

  mutating func link(_ some: Set<Int>) {
    let all = persons.filter { !$0.isDisjoint(with: some) }.reduce(some) { $0.union($1) }
    persons.removeAll { !$0.isDisjoint(with: some) }
    if all.count > 1 { persons.append(all) }
  }

  mutating func unlink(_ card: Int) {
    for place in persons.indices { persons[place].remove(card) }
    persons.removeAll { $0.count < 2 }
  }

  func contains(_ part: Int, in whole: Int) -> Bool {
    var outer: Int? = part
    while let current = outer, current != whole {
      outer = groups.first { $0.number == current }?.parent
    }
    return outer != nil
  }
}

private struct TiesRun {
  var book = AddressBook(locale: "en_US", nameSearch: .names)
  private var naive = NaiveTies()
  private var history: [(inverse: AddressBookChange, before: NaiveTies)] = []
  private var numbers: SeededNumbers
  private var next = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  mutating func change() {
    let before = naive
    history.append((book.apply(makeChange()), before))
  }

  mutating func undoSome() {
    for _ in 0..<Int.random(in: 1...25, using: &numbers) { undo() }
    check()
  }

  mutating func undoAll() { while !history.isEmpty { undo() } }

  private mutating func undo() {
    guard let (inverse, before) = history.popLast() else { return }
    _ = book.apply(inverse)
    naive = before
  }

  mutating func check() {
    #expect(book.groups.all.map(\.name) == naive.groups.map(\.name))
    for group in naive.groups {
      guard let stored = book.groups[Self.group(group.number)] else {
        Issue.record("The group \(group.number) is gone.")
        continue
      }
      let members = naive.cards.filter(group.members.contains)
      #expect(book.members(of: stored).map(\.identifier) == members.map(Self.card))
      #expect(stored.parent == group.parent.map(Self.group))
      let parts = naive.groups.filter { $0.parent == group.number }.map(\.number)
      #expect(Set(stored.subgroups) == Set(parts.map(Self.group)))
      for card in naive.cards {
        let position = book.position(of: Self.card(card)) ?? -1
        let isMember = book.groups.groups(of: position).contains(stored.identifier)
        #expect(isMember == group.members.contains(card))
      }
    }
    for account in 0..<3 {
      let own = naive.cards.filter { $0 % 3 == account }
      #expect(book.records(ofAccount: account).map(\.identifier) == own.map(Self.card))
    }
    checkLinks()
  }

  private mutating func checkLinks() {
    var contacts: [RecordIdentifier] = []
    for card in naive.cards {
      let person = naive.persons.first { $0.contains(card) }
      let cards = naive.cards.filter { person?.contains($0) ?? ($0 == card) }
      #expect(book.linkedCards(of: Self.card(card)).map(\.identifier) == cards.map(Self.card))
      guard cards.first == card else { continue }
      contacts.append(cards.count > 1 ? Self.card(card).joined : Self.card(card))
    }
    #expect(book.contacts(sortedBy: .none).map(\.identifier) == contacts)
    #expect(book.contactCount == contacts.count)
    #expect(book.links.isEmpty == naive.persons.isEmpty)
    let sorted = book.contacts(sortedBy: .givenName).map(\.self)
    let fresh = AddressBook(
      locale: "en_US", nameSearch: .names, records: Array(book.contacts(sortedBy: .none)))
    #expect(sorted.map(\.identifier) == fresh.inOrder)
  }

  private mutating func makeChange() -> AddressBookChange {
    let card = naive.cards.randomElement(using: &numbers) ?? 0
    let group = naive.groups.randomElement(using: &numbers)?.number ?? 0
    let place = naive.groups.firstIndex { $0.number == group } ?? 0
    switch Int.random(in: 0..<11, using: &numbers) {
    case 0, 1, 2:
      next += 1
      naive.cards.append(next)
      return .insert(record(next))
    case 3:
      naive.remove(card)
      return .remove(Self.card(card))
    case 4:
      next += 1
      naive.groups.append(.init(number: next, name: "\(next)"))
      return .insertGroup(StoredGroup(identifier: Self.group(next), name: "\(next)", account: 0))
    case 5 where !naive.groups.isEmpty && Bool.random(using: &numbers):
      naive.groups.remove(at: place)
      for other in naive.groups.indices where naive.groups[other].parent == group {
        naive.groups[other].parent = nil
      }
      return .removeGroup(Self.group(group))
    case 6 where !naive.groups.isEmpty && !naive.cards.isEmpty:
      naive.groups[place].members.remove(card)
      return .removeMember(Self.card(card), group: Self.group(group))
    case 7 where !naive.groups.isEmpty && !naive.cards.isEmpty,
      8 where !naive.groups.isEmpty && !naive.cards.isEmpty:
      naive.groups[place].members.insert(card)
      return .addMember(Self.card(card), group: Self.group(group))
    case 9 where !naive.groups.isEmpty: return move(group, place)
    default: return relink(card)
    }
  }

  private mutating func move(_ group: Int, _ place: Int) -> AddressBookChange {
    let parent = Bool.random(using: &numbers) ? nil : naive.groups.randomElement(using: &numbers)
    if let parent, naive.contains(parent.number, in: group) { return .nothing }
    naive.groups[place].parent = parent?.number
    return .moveGroup(Self.group(group), into: parent.map { Self.group($0.number) })
  }

  private mutating func relink(_ card: Int) -> AddressBookChange {
    guard !naive.cards.isEmpty else { return .nothing }
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      naive.unlink(card)
      return .assign([CardOwner(card: Self.card(card), person: nil)])
    }
    let other = naive.cards.randomElement(using: &numbers) ?? card
    naive.link([card, other])
    return book.linking([Self.card(card), Self.card(other)])
  }

  private mutating func record(_ number: Int) -> ContactRecord {
    let name = ["", "Ana", "Émile", "Zoe"].randomElement(using: &numbers) ?? ""
    return ContactRecord(
      identifier: Self.card(number), values: ContactValues(name, "Family \(number % 7)"),
      account: number % 3)
  }

  private static func card(_ number: Int) -> RecordIdentifier {
    RecordIdentifier(text: "card \(number)")
  }

  private static func group(_ number: Int) -> RecordIdentifier {
    RecordIdentifier(text: "group \(number)")
  }
}

extension AddressBook {
  /// The contacts by given name, sorted for this once.
  fileprivate var inOrder: [RecordIdentifier] {
    var copy = self
    return copy.records(sortedBy: .givenName).map(\.identifier)
  }
}
