/// What became of comparing an expectation with what there was.
struct Verdict {
  /// Whether the expectation holds.
  var holds: Bool
  /// Both sides, line by line.
  var rows: [ComparisonRow]

  init(_ holds: Bool, _ rows: [ComparisonRow]) {
    self.holds = holds
    self.rows = Self.shortened(rows)
  }

  /// Compares on one line.
  init(_ holds: Bool, expected: String, actual: String) {
    self.init(holds, [ComparisonRow(expected: expected, actual: actual, agrees: holds)])
  }

  private static let limit = 16

  /// At most a screen: what disagrees goes before what agrees.
  private static func shortened(_ rows: [ComparisonRow]) -> [ComparisonRow] {
    guard rows.count > limit + 1 else { return rows }
    let places = rows.indices.filter { !rows[$0].agrees } + rows.indices.filter { rows[$0].agrees }
    let kept = places.prefix(limit).sorted().map { rows[$0] }
    let more = "… and \(rows.count - limit) more"
    return kept + [ComparisonRow(expected: more, actual: more, agrees: true)]
  }
}
