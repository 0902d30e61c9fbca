/// Words for findings: user text in quotes, lines as they should be written.
extension Parser {
  /// User text for a message, cut where it is long.
  func shortened(_ text: String) -> String {
    let limit = 40
    guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
  }

  /// The text of a span in single quotes, cut where it is long.
  func shown(_ span: SourceSpan) -> String {
    "'\(shortened(source.text(in: SourceSpan(span.start, min(span.end, span.start + 200)))))'"
  }

  /// The end of what is written on a line: before a comment and the blanks at the end.
  func textEnd(ofLineFrom offset: Int) -> Int {
    var index = offset
    var last = offset
    while !isLineEnd(index) {
      if bytes[index] == .hash, index > lineStart, bytes[index - 1].isBlank { break }
      index += 1
      if !bytes[index - 1].isBlank { last = index }
    }
    return last
  }

  /// What is written from an offset to the end of its line, without a comment.
  func valueLine(from offset: Int) -> String {
    source.text(in: SourceSpan(offset, textEnd(ofLineFrom: offset)))
  }

  /// A text in the quotes that need least, as it is written in a scenario, between backticks.
  func quoted(_ text: String) -> String { "`\(inQuotes(text))`" }

  func inQuotes(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == .doubleQuote || $0 == .backslash }) else {
      return "\"\(shortenedLine(text))\""
    }
    var doubled = ""
    for character in shortenedLine(text).unicodeScalars {
      doubled.unicodeScalars.append(character)
      if character == "'" { doubled.unicodeScalars.append(character) }
    }
    return "'\(doubled)'"
  }

  /// A rewritten line is only useful where it is short enough to be read.
  private func shortenedLine(_ text: String) -> String {
    guard text.utf8.count > 160, text.unicodeScalars.count > 120 else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(120))) + "…"
  }

  /// True for a word as keys and verbs are written: letters and digits, a small letter first.
  func isWord(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first.isLetter, first >= 0x61 else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }

  /// The offset of the colon in `key:value`, where a text starts so.
  func colonWithoutSpace(in span: SourceSpan) -> Int? {
    guard byte(span.start).isLetter else { return nil }
    var index = span.start
    while index < span.end, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
    guard index < span.end else { return nil }
    if isFullwidthColon(index) { return index }
    guard bytes[index] == .colon, index + 1 < span.end else { return nil }
    return byte(index + 1) == 0x2F && byte(index + 2) == 0x2F ? nil : index
  }

  private func isFullwidthColon(_ offset: Int) -> Bool {
    byte(offset) == 0xEF && byte(offset + 1) == 0xBC && byte(offset + 2) == 0x9A
  }

  /// The finding for `key:value`.
  mutating func missingSpace(after key: SourceSpan, colon: Int) -> Abandoned {
    let name = source.text(in: SourceSpan(key.start, colon))
    if isFullwidthColon(colon) {
      return failure(
        .missingSpaceAfterColon, "a key ends with ':', not with the full-width colon U+FF1A",
        at: SourceSpan(colon, colon + 3), hint: "write `\(shortened(name)): …`")
    }
    let last = key.end > colon ? key.end : textEnd(ofLineFrom: colon + 1)
    let rest = SourceSpan(colon + 1, last)
    // A no-break space looks like the blank that is missing.
    if byte(colon + 1) == 0xC2, byte(colon + 2) == 0xA0 {
      return failure(
        .missingSpaceAfterColon, "U+00A0 behind the colon is no space",
        at: SourceSpan(colon + 1, colon + 3), label: "a no-break space",
        hint: "write `\(shortened(name)): …` with an ordinary space")
    }
    return failure(
      .missingSpaceAfterColon, "a space stands between the colon of a key and its value",
      at: SourceSpan(colon, colon + 1),
      hint: "write `\(shortened(name)): \(shortened(source.text(in: rest)))`")
  }
}
