/// Positions of records by a 32-bit key that several records may share.
///
/// A key narrows a search down; whoever asks compares the values of what it finds.
struct PositionIndex: Sendable {
  /// Key and position in one word, in order.
  private var entries = SortedChunks<UInt64>()

  mutating func insert(_ key: UInt32, position: Int) {
    entries.insert(Self.entry(key, UInt32(truncatingIfNeeded: position)))
  }

  mutating func remove(_ key: UInt32, position: Int) {
    entries.remove(Self.entry(key, UInt32(truncatingIfNeeded: position)))
  }

  /// The positions under a key, rising, each once.
  func positions(of key: UInt32) -> [Int] {
    var found: [Int] = []
    entries.walk(from: Self.entry(key, 0)) { entry in
      guard entry >> 32 == UInt64(key) else { return false }
      let position = Int(entry & 0xFFFF_FFFF)
      if found.last != position { found.append(position) }
      return true
    }
    return found
  }

  private static func entry(_ key: UInt32, _ position: UInt32) -> UInt64 {
    UInt64(key) << 32 | UInt64(position)
  }
}
