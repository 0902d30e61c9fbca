internal import ScenarioSyntax

/// Why an expression over tags cannot be read.
struct TagExpressionError: Error, Equatable {
  /// What is wrong, without a final period.
  let message: String
  /// The expression.
  let text: String
  /// The characters that are wrong; none at a place where something is missing.
  let range: Range<Int>

  /// The expression on one line and a caret below what is wrong.
  ///
  /// A long one is cut around it; of a blank one nothing is shown.
  var excerpt: String {
    if text.allSatisfy(\.isWhitespace) { return "" }
    let characters = Array(text)
    let start = max(0, range.lowerBound - Self.most / 2)
    let end = min(characters.count, start + Self.most)
    let before = (start > 0 ? "…" : "") + String(characters[start..<range.lowerBound])
    let rest = String(characters[range.lowerBound..<end]) + (end < characters.count ? "…" : "")
    let wrong = String(
      characters[range.lowerBound..<max(range.lowerBound, min(end, range.upperBound))])
    let gap = String(repeating: " ", count: DisplayWidth.of(before.printable))
    let carets = String(repeating: "^", count: max(1, DisplayWidth.of(wrong.printable)))
    return "  \(before.printable)\(rest.printable)\n  \(gap)\(carets)"
  }

  /// The characters that are shown of a long expression.
  private static let most = 80
}
