internal import ScenarioSyntax

extension String {
  /// The text, or as much of its beginning as fits in some columns, with an ellipsis.
  func shortened(to width: Int) -> String {
    // No character takes less than nothing, and most take a column: a long text is not measured whole.
    guard
      DisplayWidth.of(String(prefix(width * 4 + 1))) > width
        || dropFirst(width * 4 + 1).first != nil
    else { return self }
    return beginning(of: width - 1) + "…"
  }

  /// The text in lines that are no wider than some columns, a long word in pieces; what goes beyond
  /// a few lines is cut.
  func wrapped(to width: Int, atMost limit: Int = 8) -> [String] {
    let text = shortened(to: width * limit)
    guard DisplayWidth.of(text) > width else { return [text] }
    var lines: [String] = []
    for piece in text.split(separator: " ").flatMap({ String($0).pieces(of: width) }) {
      if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(piece) <= width {
        lines[lines.count - 1] += " \(piece)"
      } else {
        lines.append(piece)
      }
    }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1) + ["\(lines[limit - 1]) …".shortened(to: width)]
  }

  /// As much of the beginning as fits in some columns.
  private func beginning(of width: Int) -> String {
    var text = ""
    var room = width
    for character in self {
      room -= DisplayWidth.of(String(character))
      guard room >= 0, text.utf8.count < (width + 1) * 64 else { break }
      text.append(character)
    }
    return text
  }

  /// The text in pieces that fit in some columns, of at least a character each.
  private func pieces(of width: Int) -> [String] {
    var pieces: [String] = []
    var rest = self
    while DisplayWidth.of(rest) > width {
      let piece = rest.beginning(of: width)
      let count = max(1, piece.count)
      pieces.append(String(rest.prefix(count)))
      rest = String(rest.dropFirst(count))
    }
    return rest.isEmpty ? pieces : pieces + [rest]
  }
}
