/// A sorted list that stays cheap to change at any size: a list of short sorted lists.
struct SortedChunks<Element: Sendable>: Sendable {
  /// The short lists, none of them empty.
  private(set) var chunks: [[Element]] = []

  private static var limit: Int { 512 }

  init() {}

  /// Cuts a list that is sorted already.
  init(sorted elements: [Element]) {
    chunks.reserveCapacity(elements.count / (Self.limit / 2) + 1)
    var start = 0
    while start < elements.count {
      let end = min(start + Self.limit * 3 / 4, elements.count)
      chunks.append(Array(elements[start..<end]))
      start = end
    }
  }

  /// Puts an element behind those that do not come after it.
  mutating func insert(_ element: Element, by precedes: (Element, Element) -> Bool) {
    guard !chunks.isEmpty else { return append([element]) }
    let chunk = min(firstChunk { precedes(element, $0) }, chunks.count - 1)
    let place = Self.firstPlace(in: chunks[chunk]) { precedes(element, $0) }
    chunks[chunk].insert(element, at: place)
    if chunks[chunk].count >= Self.limit { split(chunk, insertedAt: place) }
  }

  /// Takes out an element that no other equals; one that is not there changes nothing.
  mutating func remove(_ element: Element, by precedes: (Element, Element) -> Bool) {
    let chunk = firstChunk { !precedes($0, element) }
    guard chunk < chunks.count else { return }
    let place = Self.firstPlace(in: chunks[chunk]) { !precedes($0, element) }
    guard !precedes(element, chunks[chunk][place]) else { return }
    chunks[chunk].remove(at: place)
    if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
  }

  /// Walks over the elements from the first that satisfies `starts` while `body` says so.
  func walk(from starts: (Element) -> Bool, while body: (Element) -> Bool) {
    var chunk = firstChunk(where: starts)
    guard chunk < chunks.count else { return }
    var place = Self.firstPlace(in: chunks[chunk], where: starts)
    while chunk < chunks.count {
      let elements = chunks[chunk]
      while place < elements.count {
        guard body(elements[place]) else { return }
        place += 1
      }
      chunk += 1
      place = 0
    }
  }

  /// The first chunk whose last element satisfies a condition that holds from some element on.
  private func firstChunk(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = chunks.count
    while low < high {
      let middle = (low + high) / 2
      if condition(chunks[middle][chunks[middle].count - 1]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  private static func firstPlace(
    in elements: [Element], where condition: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if condition(elements[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Cuts a full chunk in two; one that grows at its end stays nearly full.
  private mutating func split(_ chunk: Int, insertedAt place: Int) {
    let elements = chunks[chunk]
    let cut = place == elements.count - 1 ? elements.count - 1 : elements.count / 2
    var upper: [Element] = []
    upper.reserveCapacity(Self.limit)
    upper.append(contentsOf: elements[cut...])
    chunks.insert(upper, at: chunk + 1)
    chunks[chunk].removeSubrange(cut...)
  }

  private mutating func append(_ elements: [Element]) {
    var chunk = elements
    chunk.reserveCapacity(Self.limit)
    chunks.append(chunk)
  }
}

extension SortedChunks where Element: Comparable {
  mutating func insert(_ element: Element) { insert(element, by: <) }

  mutating func remove(_ element: Element) { remove(element, by: <) }

  /// Walks over the elements from `first` on while `body` says so.
  func walk(from first: Element, while body: (Element) -> Bool) {
    walk(from: { $0 >= first }, while: body)
  }
}
