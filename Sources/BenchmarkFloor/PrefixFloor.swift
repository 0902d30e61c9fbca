/// A search for prefixes in an array of sorted words.
public struct PrefixFloor {
  private let words: [(word: String, record: FloorRecord)]

  /// Sorts the words; they are compared as they are.
  public init(_ words: [(String, FloorRecord)]) {
    self.words = words.sorted { $0.0 < $1.0 }.map { (word: $0.0, record: $0.1) }
  }

  /// Finds the words that begin with each prefix, and reads two texts of every record found.
  public func search(_ prefixes: [String]) -> Int {
    for prefix in prefixes {
      var place = start(of: prefix)
      while place < words.count, words[place].word.hasPrefix(prefix) {
        let record = words[place].record
        consume(record.givenName.utf8.count + record.familyName.utf8.count)
        place += 1
      }
    }
    return prefixes.count
  }

  private func start(of prefix: String) -> Int {
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle].word < prefix { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
