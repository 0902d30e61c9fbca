/// All cards of a device in stored order, with the indexes that answer look-ups.
///
/// A value: it knows nothing of apps and permission. Indexes of names and sorted orders are made
/// when they are first asked for and kept up from then on (see the article Storage).
struct AddressBook: Sendable {
  var slots = RecordSlots()
  var identifiers = PositionIndex()
  var phoneNumbers = PositionIndex()
  var emailAddresses = PositionIndex()
  var names: NameIndex?
  var orders: [ContactSortOrder: SortedOrder] = [:]
  var accounts: AccountIndex?
  var groups = StoredGroups()
  var links = LinkedCards()
  /// Every contact with linked cards joined, while nothing changes.
  var joinedRecords: JoinedRecords?
  /// Whether a joined contact has an identity of its own and not that of its first card.
  var joinsUnderOwnIdentity = true
  let locale: String
  let nameSearch: NameSearchCoverage
  let callingPlan: CallingPlan?

  /// Makes an empty book; `locale` decides the order of names and the region of phone numbers.
  init(locale: String, nameSearch: NameSearchCoverage) {
    self.locale = locale
    self.nameSearch = nameSearch
    callingPlan = CallingPlan(locale: locale)
  }

  /// The number of cards.
  var count: Int { slots.count }

  /// Finds a card.
  func record(_ identifier: RecordIdentifier) -> ContactRecord? {
    position(of: identifier).flatMap { slots[$0] }
  }

  /// A card's place in the stored order; places of cards that are gone stay empty.
  func position(of identifier: RecordIdentifier) -> Int? {
    identifiers.first(identifier.key) { slots[$0]?.identifier == identifier }
  }

  /// All cards in stored order.
  func records() -> RecordSnapshot { RecordSnapshot(slots: slots) }

  /// All cards by name; `none` and `userDefault`, which name no order of their own, are the stored
  /// one.
  mutating func records(sortedBy order: ContactSortOrder) -> RecordSnapshot {
    guard order == .givenName || order == .familyName else { return records() }
    if orders[order] == nil {
      orders[order] = SortedOrder(slots, order: order, locale: locale)
    }
    return RecordSnapshot(slots: slots, order: orders[order]?.entries.chunks)
  }

  /// Sorts some of the book's contacts by name; equal ones stay in stored order.
  func sorted(_ records: [ContactRecord], by order: ContactSortOrder) -> [ContactRecord] {
    let placed = inStoredOrder(records)
    guard order == .givenName || order == .familyName else { return placed.map(\.record) }
    if let kept = orders[order], placed.allSatisfy({ $0.record.cards.isEmpty }) {
      return kept.sorted(placed.map(\.place)).compactMap { slots[$0] }
    }
    var few = RecordSlots()
    for (_, record) in placed { _ = few.append(record) }
    let sorted = SortedOrder(few, order: order, locale: locale)
    return Array(RecordSnapshot(slots: few, order: sorted.entries.chunks))
  }

  /// Contacts with their places, rising; a joined contact stands at the place of its first card.
  func inStoredOrder(_ records: [ContactRecord]) -> [(place: Int, record: ContactRecord)] {
    var placed: [(place: Int, record: ContactRecord)] = []
    placed.reserveCapacity(records.count)
    for record in records {
      guard let place = position(of: record.cards.first?.identifier ?? record.identifier) else {
        continue
      }
      placed.append((place, record.cards.isEmpty ? slots[place] ?? record : record))
    }
    placed.sort { $0.place < $1.place }
    return placed
  }
}
