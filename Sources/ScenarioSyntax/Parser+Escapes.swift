/// The escapes of double quotes.
extension Parser {
  /// Reads a backslash and what belongs to it; what is no escape is reported and kept as it stands.
  mutating func readEscape(into text: inout [UInt8]) {
    let start = position
    let letter = byte(start + 1)
    if let digits = Self.hexDigits(of: letter) {
      readCodePoint(from: start, digits: digits, into: &text)
    } else if let scalar = Self.scalar(of: letter) {
      text.append(contentsOf: Array(String(scalar).utf8))
      position = start + 2
    } else {
      let length = start + 1 < end ? max(1, bytes.scalarLength(at: start + 1)) : 0
      let span = SourceSpan(start, start + 1 + length)
      text.append(contentsOf: bytes[span.start..<span.end])
      position = span.end
      report(
        .unknownEscape, "double quotes know no escape \(shown(span))", at: span,
        hint: "write `\\\\` for a backslash, or use single quotes")
    }
  }

  private mutating func readCodePoint(from start: Int, digits: Int, into text: inout [UInt8]) {
    var value: UInt32 = 0
    var index = start + 2
    while index < start + 2 + digits, let digit = Self.hexValue(byte(index)) {
      value = value << 4 | digit
      index += 1
    }
    position = index
    let span = SourceSpan(start, index)
    guard index == start + 2 + digits else {
      report(
        .unknownEscape, "the escape \(shown(span)) has \(digits) hexadecimal digits", at: span)
      return
    }
    if let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: Array(String(scalar).utf8))
    } else {
      report(
        .impossibleCharacter, "there is no character \(codePointName(value))", at: span,
        hint: surrogateHint(value, from: index))
    }
  }

  /// A pair of UTF-16 halves, as JSON writes it, is one escape with eight digits.
  private mutating func surrogateHint(_ high: UInt32, from index: Int) -> String? {
    guard 0xD800...0xDFFF ~= high else { return "the last character is U+10FFFF" }
    var low: UInt32 = 0
    guard byte(index) == .backslash, byte(index + 1) == 0x75 else { return Self.surrogateRule }
    for offset in 2..<6 {
      guard let digit = Self.hexValue(byte(index + offset)) else { return Self.surrogateRule }
      low = low << 4 | digit
    }
    guard 0xD800...0xDBFF ~= high, 0xDC00...0xDFFF ~= low else { return Self.surrogateRule }
    position = index + 6
    let value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    let digits = String(value, radix: 16, uppercase: true)
    return "write `\\U\(String(repeating: "0", count: 8 - digits.utf8.count))\(digits)`"
  }

  private static var surrogateRule: String {
    "write the character itself, or `\\U` and eight digits"
  }

  private static func hexDigits(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: nil
    }
  }

  private static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  /// The escapes of one letter (https://yaml.org/spec/1.2.2/#57-escaped-characters).
  private static func scalar(of letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "0"): "\0"
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "t"), .tab: "\t"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "v"): "\u{0B}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    case .space, .doubleQuote, UInt8(ascii: "/"), .backslash: Unicode.Scalar(letter)
    default: nil
    }
  }
}
