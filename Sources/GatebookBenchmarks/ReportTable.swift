/// Rows of text under one another, each column as wide as its widest cell.
struct ReportTable {
  private var rows: [[String]]

  init(_ head: [String]) { rows = [head] }

  mutating func append(_ row: [String]) { rows.append(row) }

  /// The rows; the first column and the last stand to the left, numbers to the right.
  var lines: [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let blanks = String(repeating: " ", count: widths[column] - row[column].count)
        if column == columns - 1 { return row[column] }
        return column == 0 ? row[column] + blanks : blanks + row[column]
      }.joined(separator: "  ")
    }
  }
}

extension Double {
  /// The number with three digits that count, and a letter for thousands or more.
  var short: String {
    for (size, letter) in [(1e9, " G"), (1e6, " M"), (1e3, " k")] where self >= size {
      return (self / size).threeDigits + letter
    }
    return threeDigits + " "
  }

  /// The number with three digits that count, as far as they stand before or right behind the dot.
  var threeDigits: String {
    let places = self >= 100 ? 1.0 : self >= 10 ? 10.0 : 100.0
    let scaled = (self * places).rounded()
    return places == 1 ? "\(Int(scaled))" : "\(scaled / places)"
  }
}
