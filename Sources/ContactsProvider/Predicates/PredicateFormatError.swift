/// What is wrong with a predicate format, where, and what to write instead.
public struct PredicateFormatError: Error, Sendable, Hashable {
  /// What is wrong, without a final period.
  public let message: String
  /// The format as it was written.
  public let format: String
  /// Where the fault begins, in characters from the start of the format.
  public let offset: Int
  /// How many characters it takes.
  public let length: Int
  /// What to write instead.
  public let hint: String?

  package init(
    _ message: String, format: String, offset: Int, length: Int = 1, hint: String? = nil
  ) {
    self.message = message
    self.format = format
    self.offset = offset
    self.length = length
    self.hint = hint
  }

  init(_ message: String, in format: String, at span: PredicateSpan, hint: String? = nil) {
    let bytes = format.utf8
    let before = String(decoding: bytes.prefix(span.start), as: UTF8.self)
    let fault = String(decoding: bytes.prefix(span.end).dropFirst(span.start), as: UTF8.self)
    self.init(
      message, format: format, offset: before.count, length: max(fault.count, 1), hint: hint)
  }

  /// The message with the format, a mark under the fault, and the hint.
  public var explanation: String {
    ([message] + excerpt + (hint.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// The part of the format around the fault on one line, and the mark under it.
  private var excerpt: [String] {
    let start = max(0, offset - Self.width / 2)
    let rest = format.dropFirst(start)
    let shown = rest.prefix(Self.width).map { $0.isWhitespace ? " " : $0 }
    let left = start > 0 ? "…" : ""
    let right = rest.dropFirst(Self.width).isEmpty ? "" : "…"
    let indent = offset - start + left.count
    let mark = min(max(length, 1), max(Self.width - (offset - start), 1))
    return [
      left + String(shown) + right,
      String(repeating: " ", count: indent) + String(repeating: "^", count: mark),
    ]
  }

  private static let width = 90
}

/// A part of a format, in bytes of its UTF-8.
struct PredicateSpan: Sendable, Hashable {
  let start: Int
  let end: Int

  /// The part from the beginning of this one to the end of another.
  func through(_ other: PredicateSpan) -> PredicateSpan {
    PredicateSpan(start: start, end: other.end)
  }
}
