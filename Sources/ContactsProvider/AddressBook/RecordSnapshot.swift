/// The records of an address book at one moment, in stored or in sorted order.
///
/// It shares the book's chunks, so making one copies nothing, and nothing that is saved later
/// shows in it.
package struct RecordSnapshot: Sendable, Sequence {
  private let slots: RecordSlots
  private let order: [[SortEntry]]?

  init(slots: RecordSlots, order: [[SortEntry]]? = nil) {
    self.slots = slots
    self.order = order
  }

  /// The number of records.
  var count: Int { slots.count }

  package var underestimatedCount: Int { count }

  package func makeIterator() -> Iterator { Iterator(slots: slots, order: order) }

  /// Walks over the records; stops at the end for good.
  package struct Iterator: IteratorProtocol {
    private var stored: RecordSlots.Iterator
    private let slots: RecordSlots
    private let order: [[SortEntry]]?
    private var entries: [SortEntry] = []
    private var chunk = 0
    private var place = 0

    init(slots: RecordSlots, order: [[SortEntry]]?) {
      self.slots = slots
      self.order = order
      stored = slots.makeIterator()
    }

    package mutating func next() -> ContactRecord? {
      guard let order else { return stored.next()?.record }
      while place == entries.count {
        guard chunk < order.count else { return nil }
        entries = order[chunk]
        chunk += 1
        place = 0
      }
      place += 1
      return slots[Int(entries[place - 1].position)]
    }
  }
}
