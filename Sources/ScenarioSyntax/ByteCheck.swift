/// Looks for what no text file may hold: bytes that are not UTF-8, UTF-16, control characters.
enum ByteCheck {
  /// Findings of one file: what comes after is mostly the same fault.
  static let mostFindings = 100

  /// The findings, at most one a line.
  static func findings(in source: SourceFile) -> [Diagnostic] {
    let bytes = source.bytes
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return [utf16]
    }
    var findings: [Diagnostic] = []
    var index = bytes.byteOrderMarkLength
    while index < bytes.count, findings.count < mostFindings {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F || byte == .lineFeed || byte == .tab {
        index += 1
        continue
      }
      let length = bytes.scalarLength(at: index)
      guard let finding = finding(at: index, length: length, in: bytes) else {
        index += length
        continue
      }
      findings.append(finding)
      while index < bytes.count, bytes[index] != .lineFeed { index += 1 }
    }
    return findings
  }

  private static var utf16: Diagnostic {
    Diagnostic(
      code: SyntaxCode.utf16.rawValue, message: "the file is UTF-16, but a scenario is UTF-8",
      span: SourceSpan(0, 2), label: "the mark of UTF-16", hint: "save the file as UTF-8")
  }

  private static func finding(at index: Int, length: Int, in bytes: [UInt8]) -> Diagnostic? {
    if length == 0 { return notUTF8(at: index, in: bytes) }
    let value = bytes.scalarValue(at: index, length: length)
    let isLineEnd = value == 0x0D && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
    guard !isLineEnd, isForbidden(value) else { return nil }
    let span = SourceSpan(index, index + length)
    if value == 0x0D {
      return Diagnostic(
        code: SyntaxCode.carriageReturn.rawValue,
        message: "a line ends in LF or CRLF, not in CR alone", span: span,
        hint: "save the file with line ends LF or CRLF")
    }
    return Diagnostic(
      code: SyntaxCode.controlCharacter.rawValue,
      message: "\(codePointName(value)) is not allowed in a scenario", span: span,
      label: value == 0xFEFF ? "invisible" : nil,
      hint: "remove it, or write it as an escape in double quotes: \"\(escape(value))\"")
  }

  private static func notUTF8(at index: Int, in bytes: [UInt8]) -> Diagnostic {
    let byte = String(bytes[index], radix: 16, uppercase: true)
    return Diagnostic(
      code: SyntaxCode.notUTF8.rawValue, message: "the byte 0x\(byte) is not UTF-8 here",
      span: SourceSpan(index, index + 1), hint: "save the file as UTF-8")
  }

  /// What YAML 1.2 counts as not printable (https://yaml.org/spec/1.2.2/#51-character-set), and U+FEFF inside.
  private static func isForbidden(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x85: false
    case 0x00...0x1F, 0x7F...0x9F, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The node with every text marked as damaged that holds what no file may hold.
  static func withSpoiltTexts(_ node: Node) -> Node {
    var node = node
    switch node.content {
    case .absent: break
    case .scalar(let scalar): if isSpoilt(scalar.text) { node.isDamaged = true }
    case .sequence(let items): node.content = .sequence(items.map(withSpoiltTexts))
    case .mapping(var entries):
      for index in entries.indices {
        if isSpoilt(entries[index].key) { entries[index].isDoubtful = true }
        entries[index].value = withSpoiltTexts(entries[index].value)
      }
      node.content = .mapping(entries)
    }
    return node
  }

  private static func isSpoilt(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value == 0xFFFD || isForbidden($0.value) }
  }

  private static func escape(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let width = value > 0xFF ? 4 : 2
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (value > 0xFF ? "\\u" : "\\x") + zeros + digits
  }
}

/// A code point as it is usually named: `U+001B`.
func codePointName(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}

extension [UInt8] {
  /// The length of the UTF-8 form that starts at an index, or 0 where it is not well-formed.
  func scalarLength(at index: Int) -> Int {
    let lead = self[index]
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return hasContinuations(1, after: index) ? 2 : 0
    case 0xE0...0xEF:
      guard hasContinuations(2, after: index) else { return 0 }
      let next = self[index + 1]
      // Overlong forms and surrogates are not well-formed.
      return lead == 0xE0 && next < 0xA0 || lead == 0xED && next > 0x9F ? 0 : 3
    case 0xF0...0xF4:
      guard hasContinuations(3, after: index) else { return 0 }
      let next = self[index + 1]
      return lead == 0xF0 && next < 0x90 || lead == 0xF4 && next > 0x8F ? 0 : 4
    default: return 0
    }
  }

  /// The code point of a well-formed UTF-8 form.
  func scalarValue(at index: Int, length: Int) -> UInt32 {
    if length == 1 { return UInt32(self[index]) }
    var value = UInt32(self[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      value = value << 6 | UInt32(self[index + offset] & 0x3F)
    }
    return value
  }

  private func hasContinuations(_ number: Int, after index: Int) -> Bool {
    guard index + number < count else { return false }
    return (1...number).allSatisfy { self[index + $0].isUTF8Continuation }
  }
}
