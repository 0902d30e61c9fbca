/// Cuts a format into tokens, one at a time and each byte once.
struct PredicateLexer: Sendable {
  let format: String
  let bytes: [UInt8]
  private(set) var position = 0
  /// A quoted text in which something looks like a placeholder, for the hint that it is none.
  private(set) var quotedPlaceholder: PredicateSpan?

  init(_ format: String) {
    self.format = format
    bytes = Array(format.utf8)
  }

  /// The text of a part of the format, shortened where it is long.
  func excerpt(_ span: PredicateSpan) -> String {
    let text = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
    return text.count > 40 ? "\(text.prefix(39))…" : text
  }

  /// The whole text of a part of the format.
  func text(_ span: PredicateSpan) -> String {
    String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  func error(
    _ message: String, at span: PredicateSpan, hint: String? = nil
  ) -> PredicateFormatError {
    PredicateFormatError(message, in: format, at: span, hint: hint)
  }

  /// The next token.
  mutating func next() throws(PredicateFormatError) -> PredicateToken {
    skipBlanks()
    let start = position
    guard let byte = peek() else { return token(.end, from: start) }
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return try quoted()
    case UInt8(ascii: "%"):
      let placeholder = try placeholder()
      return token(.placeholder(placeholder), from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "@"):
      position += 1
      skipWord()
      return token(.collectionOperator, from: start)
    default: break
    }
    if let kind = symbol() { return token(kind, from: start) }
    skipWord()
    guard position > start else { throw unexpectedCharacter() }
    return token(wordKind(from: start), from: start)
  }

  func token(_ kind: PredicateToken.Kind, from start: Int) -> PredicateToken {
    PredicateToken(kind: kind, span: PredicateSpan(start: start, end: position))
  }

  func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  mutating func advance(by count: Int = 1) { position += count }

  mutating func noteQuotedPlaceholder(_ span: PredicateSpan) {
    if quotedPlaceholder == nil { quotedPlaceholder = span }
  }

  private mutating func skipBlanks() {
    while let byte = peek() {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if byte == 0xC2, peek(1) == 0xA0 {
        position += 2  // a no-break space, as text that was copied from a page has
      } else {
        return
      }
    }
  }

  // MARK: - Words

  mutating func skipWord() {
    while let byte = peek() {
      if byte < 0x80 {
        guard Self.isLetter(byte) || Self.isDigit(byte) else { return }
        position += 1
      } else {
        guard let scalar = scalar(), Self.belongsToWord(scalar) else { return }
        position += UTF8.width(scalar)
      }
    }
  }

  private func wordKind(from start: Int) -> PredicateToken.Kind {
    guard position - start <= 14 else { return .word }
    let word = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    if let keyword = PredicateKeyword(rawValue: word) { return .keyword(keyword) }
    return Self.wordRelations[word].map { .relation($0) } ?? .word
  }

  private static let wordRelations: [String: PredicateRelation] = [
    "in": .in, "contains": .contains, "beginswith": .beginsWith, "endswith": .endsWith,
    "like": .like, "matches": .matches, "between": .between,
  ]

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The scalar that begins at the position.
  func scalar() -> Unicode.Scalar? {
    let next = bytes[position..<min(position + 4, bytes.count)]
    return String(decoding: next, as: UTF8.self).unicodeScalars.first
  }

  private static func belongsToWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber: true
    default: scalar.properties.isAlphabetic
    }
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { scalar.utf8.count }
}
