/// Which cards were linked with which at a moment.
struct KnownLinks: Sendable {
  /// The cards of each person who has several, in stored order, by each of them.
  private(set) var persons: [RecordIdentifier: [RecordIdentifier]] = [:]

  init() {}

  /// Takes down the links of a book.
  init(_ book: AddressBook) {
    for places in book.links.joined {
      let cards = places.compactMap { book.slots[$0]?.identifier }
      for card in cards { persons[card] = cards }
    }
  }

  /// The links of some cards.
  func links(of cards: [RecordIdentifier]) -> [RecordIdentifier: [RecordIdentifier]] {
    var links: [RecordIdentifier: [RecordIdentifier]] = [:]
    guard !persons.isEmpty else { return links }
    for card in cards { links[card] = persons[card] }
    return links
  }

  /// Takes the links of some cards down anew.
  mutating func update(_ cards: [RecordIdentifier], from book: AddressBook) {
    guard !persons.isEmpty || !book.links.isEmpty else { return }
    for card in cards {
      let now = book.linkedCards(of: card).map(\.identifier)
      persons[card] = now.count > 1 ? now : nil
    }
  }
}
