/// Look-ups of records in a dictionary.
public struct DictionaryFloor {
  private let records: [String: FloorRecord]

  /// Makes the dictionary; of several records under one key the first counts.
  public init(_ records: [(String, FloorRecord)]) {
    self.records = Dictionary(records) { first, _ in first }
  }

  /// Looks up each key and reads a text of what it finds.
  public func lookUp(_ keys: [String]) -> Int {
    for key in keys { consume(records[key]?.givenName.utf8.count ?? 0) }
    return keys.count
  }
}
