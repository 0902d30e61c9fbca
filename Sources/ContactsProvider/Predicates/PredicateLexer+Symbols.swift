extension PredicateLexer {
  /// A mark or an operator of marks; nil where none stands here.
  mutating func symbol() -> PredicateToken.Kind? {
    guard let first = peek() else { return nil }
    if let second = peek(1), let kind = Self.pair(first, second) {
      advance(by: 2)
      return kind
    }
    let kind: PredicateToken.Kind? =
      switch first {
      case UInt8(ascii: "="): .relation(.equal)
      case UInt8(ascii: "<"): .relation(.less)
      case UInt8(ascii: ">"): .relation(.greater)
      case UInt8(ascii: "!"): .keyword(.not)
      default: PredicateMark(rawValue: first).map { .mark($0) }
      }
    if kind != nil { advance() }
    return kind
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> PredicateToken.Kind? {
    switch (first, second) {
    case (UInt8(ascii: "="), UInt8(ascii: "=")): .relation(.equal)
    case (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: ">")):
      .relation(.notEqual)
    case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: "<")):
      .relation(.lessOrEqual)
    case (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: ">")):
      .relation(.greaterOrEqual)
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): .keyword(.and)
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): .keyword(.or)
    default: nil
    }
  }

  /// The fault that a character is that can begin nothing.
  func unexpectedCharacter() -> PredicateFormatError {
    let scalar = scalar() ?? "\u{FFFD}"
    let span = PredicateSpan(start: position, end: position + scalar.utf8.count)
    let hint: String? =
      switch scalar {
      case "&": "Write && or AND"
      case "|": "Write || or OR"
      case "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": "Write straight quotes, ' or \""
      case "\u{2260}": "Write !="
      case "\u{2264}": "Write <="
      case "\u{2265}": "Write >="
      case "$": "Variables have no value here: write %@ and give the value as an argument"
      default: nil
      }
    return error("The character '\(scalar)' means nothing here", at: span, hint: hint)
  }

  // MARK: - Placeholders

  mutating func placeholder() throws(PredicateFormatError) -> PredicatePlaceholder {
    let start = position
    advance()
    while let byte = peek(), Self.lengthModifiers.contains(byte) { advance() }
    let letter = peek()
    if letter != nil { advance() }
    switch letter {
    case UInt8(ascii: "@"): return .value
    case UInt8(ascii: "K"): return .key
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "D"),
      UInt8(ascii: "U"):
      return .whole
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"),
      UInt8(ascii: "g"), UInt8(ascii: "G"):
      return .real
    case UInt8(ascii: "%"):
      throw error(
        "A percent sign means nothing outside of quotes", at: span(from: start), hint: nil)
    default:
      throw error(
        "There is no such placeholder", at: span(from: start),
        hint: "Write %@ for a value, %K for a key, %d for a whole number, %f for another number")
    }
  }

  private static let lengthModifiers = Array("hlqjztL".utf8)

  private func span(from start: Int) -> PredicateSpan {
    // Only whole characters can be shown: a broken one belongs to the span.
    var end = position
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return PredicateSpan(start: start, end: end)
  }

  // MARK: - Numbers

  mutating func number() throws(PredicateFormatError) -> PredicateToken {
    let start = position
    skipDigits()
    var isWhole = true
    if peek() == UInt8(ascii: "."), peek(1).map(Self.isDigit) == true {
      isWhole = false
      advance()
      skipDigits()
    }
    if hasExponent {
      isWhole = false
      advance(by: 2)
      skipDigits()
    }
    let end = position
    skipWord()
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard end == position, let number = Double(text), number.isFinite else {
      let span = PredicateSpan(start: start, end: position)
      throw error(
        "'\(excerpt(span))' is neither a number nor a key", at: span,
        hint: "Put a text in quotes; a key begins with a letter")
    }
    return token(.number(number, isWhole: isWhole), from: start)
  }

  private var hasExponent: Bool {
    guard peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E"), let next = peek(1) else {
      return false
    }
    let isSigned = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
    return (isSigned ? peek(2) : next).map(Self.isDigit) == true
  }

  private mutating func skipDigits() {
    while let byte = peek(), Self.isDigit(byte) { advance() }
  }
}
