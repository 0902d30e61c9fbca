/// The records of an address book at one moment, in stored or in sorted order.
///
/// It shares the book's chunks, so making one copies nothing, and nothing that is saved later
/// shows in it.
struct RecordSnapshot: Sendable, Sequence {
  private let slots: RecordSlots
  private let order: [[SortEntry]]?

  init(slots: RecordSlots, order: [[SortEntry]]? = nil) {
    self.slots = slots
    self.order = order
  }

  /// The number of records.
  var count: Int { slots.count }

  var underestimatedCount: Int { count }

  func makeIterator() -> Iterator { Iterator(slots: slots, order: order) }

  /// Walks over the records; stops at the end for good.
  struct Iterator: IteratorProtocol {
    private let chunks: [RecordSlots.Chunk]
    private let order: [[SortEntry]]?
    private var chunk = 0
    private var place = 0

    init(slots: RecordSlots, order: [[SortEntry]]?) {
      chunks = slots.chunks
      self.order = order
    }

    mutating func next() -> ContactRecord? {
      if let order { return nextSorted(order) }
      while chunk < chunks.count {
        while place < chunks[chunk].count {
          place += 1
          if let record = chunks[chunk][place - 1] { return record }
        }
        chunk += 1
        place = 0
      }
      return nil
    }

    private mutating func nextSorted(_ order: [[SortEntry]]) -> ContactRecord? {
      while chunk < order.count {
        if place < order[chunk].count {
          place += 1
          let position = Int(order[chunk][place - 1].position)
          return chunks[position / RecordSlots.chunkSize][position % RecordSlots.chunkSize]
        }
        chunk += 1
        place = 0
      }
      return nil
    }
  }
}
