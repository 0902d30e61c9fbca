/// Finds a key that stands twice in one mapping; keys are the same when their bytes are.
struct KeyIndex {
  private struct Bytes: Hashable {
    let text: String

    static func == (left: Bytes, right: Bytes) -> Bool {
      left.text.hasSameBytes(as: right.text)
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private var entryByKey: [Bytes: Int] = [:]
  /// Up to here a walk over the entries is cheaper than a table.
  private static let fewEntries = 12

  /// Returns the entry that has the key; what is asked for is taken as added next.
  mutating func firstEntry(with key: String, in entries: [Node.Entry]) -> Int? {
    if entries.count <= Self.fewEntries {
      return entries.firstIndex { $0.key.hasSameBytes(as: key) }
    }
    for index in entryByKey.count..<entries.count {
      entryByKey[Bytes(text: entries[index].key)] = index
    }
    return entryByKey[Bytes(text: key)]
  }
}

extension String {
  /// Compares bytes: `==` also takes texts as equal that differ in their Unicode normal form.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
