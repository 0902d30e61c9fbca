extension RecordIdentifier {
  /// The identity of the contact that is joined of linked cards of which this one is the first;
  /// of that identity the card's own.
  ///
  /// Some bits change places with their opposites, so that no index is needed to go back, and the
  /// identity tells nothing that the card's does not tell.
  package var joined: RecordIdentifier {
    RecordIdentifier(high: high ^ 0x5A5A_5A5A_5A5A_0A5A, low: low ^ 0x0A5A_5A5A_5A5A_5A5A)
  }
}

/// Which cards may be joined.
typealias CardFilter = (RecordIdentifier) -> Bool

extension AddressBook {
  /// The linked cards of a card that pass a filter; none where there are no several.
  private func joinable(with position: Int, _ covers: CardFilter) -> [ContactRecord] {
    guard let person = links.person(of: position) else { return [] }
    let cards = links.places(of: person).compactMap { slots[$0] }.filter { covers($0.identifier) }
    return cards.count > 1 ? cards : []
  }

  /// Some cards, linked ones with the others of their person as one contact, in stored order.
  ///
  /// A joined contact comes once, whichever of its cards is given, with all that pass the filter.
  func joining(_ cards: [ContactRecord], _ covers: CardFilter) -> [ContactRecord] {
    guard !links.isEmpty else { return cards }
    var persons: Set<LinkedCards.Person> = []
    var contacts: [ContactRecord] = []
    for card in cards {
      guard let position = position(of: card.identifier), let person = links.person(of: position)
      else {
        contacts.append(card)
        continue
      }
      let own = joinable(with: position, covers)
      if own.isEmpty { contacts.append(card) }
      guard !own.isEmpty, persons.insert(person).inserted else { continue }
      contacts.append(joined(own))
    }
    return persons.isEmpty ? contacts : inStoredOrder(contacts).map(\.record)
  }

  /// The cards of the joined contact of an identifier, as far as they pass a filter.
  func cards(ofJoined identifier: RecordIdentifier, _ covers: CardFilter) -> [ContactRecord] {
    guard !links.isEmpty, let position = position(of: identifier.joined) else { return [] }
    let cards = joinable(with: position, covers)
    return cards.first?.identifier == identifier.joined ? cards : []
  }

  /// A card and those linked with it, or the cards of a joined contact, in stored order.
  func cards(of identifier: RecordIdentifier) -> [ContactRecord] {
    let cards = linkedCards(of: identifier)
    return cards.isEmpty ? self.cards(ofJoined: identifier) { _ in true } : cards
  }

  /// Every contact, linked cards as one, by name or in stored order.
  mutating func contacts(sortedBy order: ContactSortOrder) -> RecordSnapshot {
    guard !links.isEmpty else { return records(sortedBy: order) }
    var joined = joinedRecords ?? JoinedRecords(self)
    let snapshot = joined.records(sortedBy: order, in: self)
    joinedRecords = joined
    return snapshot
  }

  /// The contact that is joined of several cards, in stored order.
  func joined(_ cards: [ContactRecord]) -> ContactRecord {
    let first = cards[0]
    return ContactRecord(
      identifier: joinsUnderOwnIdentity ? first.identifier.joined : first.identifier,
      chosenIdentifier: joinsUnderOwnIdentity ? nil : first.chosenIdentifier,
      values: CardUnion(cards).values, account: first.account, cards: cards)
  }

  /// The number of contacts, linked cards as one.
  var contactCount: Int {
    count - links.joined.reduce(0) { $0 + $1.count - 1 }
  }
}

/// Every contact of a book with linked cards joined; all other cards and orders are the book's.
struct JoinedRecords: Sendable {
  private var slots: RecordSlots
  private var orders: [ContactSortOrder: SortedOrder] = [:]
  private let persons: [[Int]]

  init(_ book: AddressBook) {
    slots = book.slots
    persons = book.links.joined
    for places in persons {
      let cards = places.compactMap { book.slots[$0] }
      for place in places { slots.store(nil, at: place) }
      slots.store(book.joined(cards), at: places[0])
    }
  }

  /// All contacts by name or in stored order.
  mutating func records(sortedBy order: ContactSortOrder, in book: AddressBook) -> RecordSnapshot {
    guard AddressBook.keptOrders.contains(order) else { return RecordSnapshot(slots: slots) }
    let sorted = orders[order] ?? sort(by: order, book)
    orders[order] = sorted
    return RecordSnapshot(slots: slots, order: sorted.entries.chunks)
  }

  /// The book's own order, with only what is joined put elsewhere.
  private func sort(by order: ContactSortOrder, _ book: AddressBook) -> SortedOrder {
    guard var sorted = book.orders[order] else {
      return SortedOrder(slots, order: order, locale: book.locale)
    }
    for places in persons {
      for place in places { sorted.remove(at: place) }
      if let record = slots[places[0]] { sorted.insert(record, at: places[0]) }
    }
    return sorted
  }
}
