/// Sorting by keys that are ready, and a walk in the order that comes of it.
public struct SortFloor {
  private struct Entry {
    let prefix: UInt64
    let place: Int
  }

  private let records: [FloorRecord]
  private let keys: [[UInt8]]
  private let unsorted: [Entry]
  private let order: [Int]

  /// Makes the keys, the family name before the given name, as their bytes are.
  public init(_ records: [FloorRecord]) {
    self.records = records
    let keys = records.map { Array("\($0.familyName)\0\($0.givenName)".utf8) }
    self.keys = keys
    unsorted = keys.enumerated().map { Entry(prefix: Self.prefix(of: $1), place: $0) }
    order = Self.sorted(unsorted, by: keys).map(\.place)
  }

  /// Sorts all records and reads two texts of each in that order.
  public func sortAndRead() -> Int {
    read(Self.sorted(unsorted, by: keys).map(\.place))
  }

  /// Reads two texts of each record in an order that is ready.
  public func readSorted() -> Int { read(order) }

  private func read(_ order: [Int]) -> Int {
    for place in order {
      consume(records[place].givenName.utf8.count + records[place].familyName.utf8.count)
    }
    return order.count
  }

  private static func sorted(_ entries: [Entry], by keys: [[UInt8]]) -> [Entry] {
    entries.sorted { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      return keys[left.place].lexicographicallyPrecedes(keys[right.place])
    }
  }

  private static func prefix(of key: [UInt8]) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | ($1 < key.count ? UInt64(key[$1]) : 0) }
  }
}
