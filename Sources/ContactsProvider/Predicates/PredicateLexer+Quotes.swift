extension PredicateLexer {
  /// A text in quotes.
  mutating func quoted() throws(PredicateFormatError) -> PredicateToken {
    let start = position
    let quote = bytes[start]
    var content: [UInt8] = []
    advance()
    while let byte = peek() {
      advance()
      if byte == quote {
        let token = token(.text(String(decoding: content, as: UTF8.self)), from: start)
        if Self.looksLikePlaceholder(content) { noteQuotedPlaceholder(token.span) }
        return token
      }
      if byte == UInt8(ascii: "\\") {
        content += try escaped()
      } else {
        content.append(byte)
      }
    }
    let mark = quote == UInt8(ascii: "'") ? "'" : "\""
    throw error(
      "The text that begins here has no end", at: PredicateSpan(start: start, end: position),
      hint: "Write \(mark) at its end, and \\\(mark) for a quote within it")
  }

  /// What stands behind a backslash, which was read.
  private mutating func escaped() throws(PredicateFormatError) -> [UInt8] {
    let start = position - 1
    guard let byte = peek() else { return [] }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: return [byte]
    }
  }

  /// The character of four hexadecimal digits.
  private mutating func unicodeEscape(from start: Int) throws(PredicateFormatError) -> [UInt8] {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-"),
      let scalar = number.flatMap(Unicode.Scalar.init)
    else {
      throw error(
        "\\u does not name a character", at: PredicateSpan(start: start, end: position),
        hint: "Write four hexadecimal digits behind it, such as \\u00e9")
    }
    advance(by: 4)
    return Array(String(scalar).utf8)
  }

  private static func looksLikePlaceholder(_ content: [UInt8]) -> Bool {
    zip(content, content.dropFirst()).contains { first, second in
      first == UInt8(ascii: "%")
        && (second == UInt8(ascii: "@") || second == UInt8(ascii: "K")
          || second == UInt8(ascii: "d"))
    }
  }
}
