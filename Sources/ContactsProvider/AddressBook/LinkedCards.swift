/// Which cards are of one person, by the places of the cards.
struct LinkedCards: Sendable {
  /// The number of a person, who has one card at least.
  typealias Person = UInt32

  private var persons: [UInt32: Person] = [:]
  private var cards: [Person: [UInt32]] = [:]
  private var lastPerson: Person = 0
  /// How many persons have several cards.
  private(set) var joinedCount = 0

  /// Whether no card is linked with another one.
  var isEmpty: Bool { joinedCount == 0 }

  /// The person of the card at a position, where it was ever linked.
  func person(of position: Int) -> Person? { persons[UInt32(truncatingIfNeeded: position)] }

  /// The places of a person's cards, rising.
  func places(of person: Person) -> [Int] { (cards[person] ?? []).map { Int($0) } }

  /// The places of the cards of each person who has several, in stored order.
  var joined: [[Int]] {
    cards.values.filter { $0.count > 1 }.map { $0.map { Int($0) } }
      .sorted { $0[0] < $1[0] }
  }

  /// A number that no person has yet.
  mutating func makePerson() -> Person {
    lastPerson += 1
    return lastPerson
  }

  /// Makes the card at a position one of a person, or of nobody, and gives the person before.
  mutating func assign(_ position: Int, to person: Person?) -> Person? {
    let card = UInt32(truncatingIfNeeded: position)
    let old = persons[card]
    guard old != person else { return old }
    if let old { change(old) { $0.removeAll { $0 == card } } }
    persons[card] = person
    if let person {
      change(person) { $0.insert(card, at: $0.firstIndex { $0 > card } ?? $0.count) }
    }
    return old
  }

  private mutating func change(_ person: Person, _ body: (inout [UInt32]) -> Void) {
    var places = cards[person] ?? []
    joinedCount -= places.count > 1 ? 1 : 0
    body(&places)
    joinedCount += places.count > 1 ? 1 : 0
    cards[person] = places.isEmpty ? nil : places
  }
}

/// The person that a card is to belong to; nil for nobody.
struct CardOwner: Sendable {
  let card: RecordIdentifier
  let person: LinkedCards.Person?
}
