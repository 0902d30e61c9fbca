/// Positions of records by a 32-bit key that several records may share.
///
/// A key narrows a search down; whoever asks compares the values of what it finds.
struct PositionIndex: Sendable {
  /// The first position under each key.
  private var first: [UInt32: First] = [:]
  /// The other positions under the keys that have several, rising.
  private var others: [UInt32: [UInt32]] = [:]

  /// A position and, in one bit beside it, whether there are others, so that most look-ups ask one
  /// dictionary only.
  private struct First: Sendable {
    private let bits: UInt32

    init(position: UInt32, hasOthers: Bool = false) {
      bits = position << 1 | (hasOthers ? 1 : 0)
    }

    var position: UInt32 { bits >> 1 }
    var hasOthers: Bool { bits & 1 != 0 }
  }

  mutating func insert(_ key: UInt32, position: Int) {
    let position = UInt32(truncatingIfNeeded: position)
    guard let old = first[key] else {
      first[key] = First(position: position)
      return
    }
    first[key] = First(position: min(old.position, position), hasOthers: true)
    others[key, default: []].insertSorted(max(old.position, position))
  }

  mutating func remove(_ key: UInt32, position: Int) {
    let position = UInt32(truncatingIfNeeded: position)
    guard let old = first[key] else { return }
    guard old.hasOthers, var rest = others.removeValue(forKey: key) else {
      if old.position == position { first[key] = nil }
      return
    }
    let next = old.position == position ? rest.removeFirst() : old.position
    if old.position != position { rest.removeSorted(position) }
    first[key] = First(position: next, hasOthers: !rest.isEmpty)
    if !rest.isEmpty { others[key] = rest }
  }

  /// Finds the first position under a key that satisfies a condition.
  func first(_ key: UInt32, where condition: (Int) -> Bool) -> Int? {
    guard let only = first[key] else { return nil }
    if condition(Int(only.position)) { return Int(only.position) }
    guard only.hasOthers else { return nil }
    return others[key]?.first { condition(Int($0)) }.map { Int($0) }
  }

  /// The records under a key that satisfy a condition, in stored order, each once.
  func records(
    _ key: UInt32, in slots: RecordSlots, where condition: (ContactRecord) -> Bool
  ) -> [ContactRecord] {
    guard let only = first[key] else { return [] }
    var found: [ContactRecord] = []
    if let record = slots[Int(only.position)], condition(record) { found.append(record) }
    guard only.hasOthers else { return found }
    var last = only.position
    for position in others[key] ?? [] where position != last {
      last = position
      if let record = slots[Int(position)], condition(record) { found.append(record) }
    }
    return found
  }
}

extension Array where Element: Comparable {
  /// Puts an element into a sorted list.
  fileprivate mutating func insertSorted(_ element: Element) {
    insert(element, at: place(of: element))
  }

  /// Takes one element out of a sorted list.
  fileprivate mutating func removeSorted(_ element: Element) {
    let place = place(of: element)
    if place < count, self[place] == element { remove(at: place) }
  }

  private func place(of element: Element) -> Int {
    guard let last, last >= element else { return count }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
