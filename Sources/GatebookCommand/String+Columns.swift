extension String {
  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension [String] {
  /// The words with commas between them, in lines of at most a width.
  func commaLines(upTo width: Int) -> [String] {
    var lines: [String] = []
    for (index, word) in enumerated() {
      let item = index == count - 1 ? word : word + ","
      if let line = lines.last, line.count + 1 + item.count <= width {
        lines[lines.count - 1] = line + " " + item
      } else {
        lines.append(item)
      }
    }
    return lines
  }
}
