internal import ScenarioSyntax

/// Both sides of a comparison, side by side where they fit, else one below the other.
struct ComparisonText {
  private(set) var lines: [String] = []

  private static let widest = 60

  init(_ rows: [ComparisonRow], _ paint: Paint) {
    let texts = rows.map { row in
      (row, (row.expected ?? "–").printable, (row.actual ?? "–").printable)
    }
    let width = (texts.map { DisplayWidth.of($0.1) }.max() ?? 0).clamped(to: "expected".count)
    guard width <= Self.widest else {
      for (row, expected, actual) in texts { stack(row, expected, actual, paint) }
      return
    }
    lines.append(paint("\("expected".padded(to: width))     actual", .quiet))
    for (row, expected, actual) in texts {
      let left = expected.padded(to: width)
      lines.append(row.agrees ? "\(left)     \(actual)" : "\(left)  \(paint("≠", .bad))  \(actual)")
    }
  }

  private mutating func stack(
    _ row: ComparisonRow, _ expected: String, _ actual: String, _ paint: Paint
  ) {
    lines.append("\(paint("expected", .quiet))    \(expected)")
    lines.append("\(paint("actual", .quiet))    \(row.agrees ? " " : paint("≠", .bad)) \(actual)")
  }
}

extension Int {
  /// The number, or a larger bound.
  fileprivate func clamped(to bound: Int) -> Int { Swift.max(self, bound) }
}
