extension String {
  /// The text with spaces behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text in lines of at most a width, where its words allow.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
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
