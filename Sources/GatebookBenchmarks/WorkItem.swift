import BenchmarkFloor

/// One thing that is measured, beside the floor under it.
struct WorkItem {
  /// A loop that does the least for the same result.
  struct Floor {
    let name: String
    let loop: () throws -> Int
  }

  let name: String
  /// What is counted, such as contacts or queries.
  let unit: String
  let floor: Floor
  /// Whether the loop can run again and again until it took long enough.
  let isRepeatable: Bool
  /// Makes the loop ready for a round; this is not measured.
  let prepare: () throws -> () throws -> Int

  /// Makes an item whose loop finds everything as it was before.
  init(_ name: String, _ unit: String, floor: Floor, _ loop: @escaping () throws -> Int) {
    self.name = name
    self.unit = unit
    self.floor = floor
    isRepeatable = true
    prepare = { loop }
  }

  /// Makes an item whose loop needs something fresh each time.
  init(
    _ name: String, _ unit: String, floor: Floor,
    preparing prepare: @escaping () throws -> () throws -> Int
  ) {
    self.name = name
    self.unit = unit
    self.floor = floor
    isRepeatable = false
    self.prepare = prepare
  }
}

/// A loop that did not do what it should have done, so that its pace means nothing.
struct UnexpectedResult: Error, CustomStringConvertible {
  let description: String
}

/// Answers a number of units once it is what was expected.
func checked(_ units: Int, _ expected: Int) throws -> Int {
  guard units == expected else {
    throw UnexpectedResult(description: "\(units) units instead of \(expected)")
  }
  return units
}
