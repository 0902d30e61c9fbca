/// An array of records and a dictionary of their places: the least that a save can do.
public final class WriteFloor {
  private var records: [FloorRecord] = []
  private var places: [String: Int] = [:]

  /// Makes an empty one.
  public init() {}

  /// Stores some records at the end.
  public func append(_ added: [FloorRecord]) -> Int {
    for record in added {
      places[record.identifier] = records.count
      records.append(record)
    }
    return added.count
  }

  /// Stores some records in an array and a dictionary that hold nothing else.
  public func store(_ added: [FloorRecord]) -> Int {
    records = []
    places = [:]
    return append(added)
  }

  /// Gives the records under some identifiers another given name.
  public func rename(_ identifiers: [String], to givenName: String) -> Int {
    for identifier in identifiers {
      guard let place = places[identifier] else { continue }
      records[place] = records[place].named(givenName)
    }
    return identifiers.count
  }

  /// Gives the records under some identifiers another given name, and takes it back.
  public func renameAndTakeBack(_ identifiers: [String], to givenName: String) -> Int {
    for identifier in identifiers {
      guard let place = places[identifier] else { continue }
      let before = records[place]
      records[place] = before.named(givenName)
      records[place] = before
    }
    return identifiers.count
  }
}
