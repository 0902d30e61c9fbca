extension PlainValue {
  /// The text of a scalar, and whether it was quoted; nil for everything else.
  var scalar: (text: String, isQuoted: Bool)? {
    guard case .text(let text, let isQuoted) = self else { return nil }
    return (text, isQuoted)
  }

  /// The text of a scalar without quotes; nil for everything else.
  var plainText: String? {
    guard let scalar, !scalar.isQuoted else { return nil }
    return scalar.text
  }

  /// The items of a list; nil for everything else.
  var items: [PlainValue]? {
    guard case .list(let items) = self else { return nil }
    return items
  }

  /// Tells whether a text would read as something else, or not at all, without quotes.
  static func needsQuotes(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return true
    }
    let hasMark = text.unicodeScalars.contains { scalar in
      scalar.value < 0x20 || scalar.value == 0x7F || ",[]{}:#\"'".unicodeScalars.contains(scalar)
    }
    let startsWithMark = "-?&*!|>%@`~".unicodeScalars.contains(first)
    return hasMark || startsWithMark || first == " " || last == " " || Int(text) != nil
      || Bool(text) != nil
  }
}

extension PlainValue: CustomStringConvertible {
  /// The value on one line, as a scenario could write it; mappings by key.
  public var description: String {
    switch self {
    case .nothing: "~"
    case .text(let text, isQuoted: false): text
    case .text(let text, isQuoted: true): Self.quoted(text)
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .mapping(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16, uppercase: true)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
