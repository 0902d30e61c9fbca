/// The place of a record in a sorted order.
struct SortEntry: Sendable {
  /// The beginning of the sort key, which decides most comparisons.
  let prefix: UInt64
  /// Where the key begins among all keys.
  let start: UInt32
  /// The record's position in the stored order, which decides between equal keys.
  let position: UInt32
}

/// The records in the order of their names, kept up as they change.
///
/// Each record's key is made once. All keys lie in one run of bytes, which is written anew once
/// most of it belongs to records that are gone.
struct SortedOrder: Sendable {
  private(set) var entries = SortedChunks<SortEntry>()
  private let order: ContactSortOrder
  private let collation: Collation
  private(set) var keys: [UInt8] = []
  /// Where the key of the record at each position begins.
  private var starts: [UInt32] = []
  private var unused = 0

  /// Makes the keys of all records and sorts them.
  init(_ slots: RecordSlots, order: ContactSortOrder, locale: String) {
    self.order = order
    collation = Collation.of(locale)
    build(slots)
  }

  mutating func insert(_ record: ContactRecord, at position: Int) {
    appendKey(of: record, at: position)
    withComparison { entries, comparison in
      entries.insert(comparison.entry(at: position), by: comparison.precedes)
    }
  }

  /// Takes out the record at a position.
  mutating func remove(at position: Int) {
    unused += withComparison { entries, comparison in
      entries.remove(comparison.entry(at: position), by: comparison.precedes)
      return comparison.length(at: position)
    }
  }

  /// Makes the keys of all records anew once most of the bytes belong to records that are gone.
  mutating func dropUnusedKeys(keeping slots: RecordSlots) {
    if unused > 4_096, unused > keys.count / 2 { build(slots) }
  }

  /// Some positions in this order.
  func sorted(_ positions: [Int]) -> [Int] {
    let comparison = Comparison(keys: keys, starts: starts, collation: collation)
    return positions.map(comparison.entry).sorted(by: comparison.precedes)
      .map { Int($0.position) }
  }

  private mutating func build(_ slots: RecordSlots) {
    keys = []
    keys.reserveCapacity(slots.count * 32)
    starts = []
    unused = 0
    for (position, record) in slots { appendKey(of: record, at: position) }
    keys = keys.withUnsafeBufferPointer { Array($0) }  // without the room to grow
    withComparison { entries, comparison in
      var all: [SortEntry] = []
      all.reserveCapacity(slots.count)
      for (position, _) in slots { all.append(comparison.entry(at: position)) }
      all.sort(by: comparison.precedes)
      entries = SortedChunks(sorted: all)
    }
  }

  private mutating func appendKey(of record: ContactRecord, at position: Int) {
    while starts.count <= position { starts.append(0) }
    starts[position] = UInt32(truncatingIfNeeded: keys.count)
    let name = SortName(of: record.values, order: order)
    collation.appendKey(name.first, name.second, to: &keys)
  }

  private mutating func withComparison<Result>(
    _ body: (inout SortedChunks<SortEntry>, Comparison) -> Result
  ) -> Result {
    body(&entries, Comparison(keys: keys, starts: starts, collation: collation))
  }
}

extension SortedOrder {
  /// The kept keys, as far as comparing needs them.
  private struct Comparison {
    let keys: [UInt8]
    let starts: [UInt32]
    let collation: Collation

    func entry(at position: Int) -> SortEntry {
      let start = starts[position]
      return SortEntry(
        prefix: withKey(start, Collation.prefix), start: start,
        position: UInt32(truncatingIfNeeded: position))
    }

    func precedes(_ left: SortEntry, _ right: SortEntry) -> Bool {
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      let order = withKey(left.start) { left in
        withKey(right.start) { collation.compare(left, $0) }
      }
      return order != 0 ? order < 0 : left.position < right.position
    }

    func length(at position: Int) -> Int {
      let start = Int(starts[position])
      return (keys[start...].firstIndex(of: 0) ?? keys.count - 1) + 1 - start
    }

    /// Calls `body` with a key; each ends with a zero.
    private func withKey<Result>(
      _ start: UInt32, _ body: (UnsafePointer<UInt8>) -> Result
    ) -> Result {
      keys.withUnsafeBufferPointer { keys in
        withUnsafePointer(to: 0 as UInt8) { end in
          body(keys.baseAddress.map { $0 + Int(start) } ?? end)
        }
      }
    }
  }
}
