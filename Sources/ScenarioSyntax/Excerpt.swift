/// The part of a source line that is shown with a finding, and where the caret stands under it.
struct Excerpt {
  /// The place where the span starts.
  let position: SourcePosition
  /// The text to show, fit for a terminal.
  let text: String
  /// The columns before the caret.
  let indent: Int
  /// The columns of the caret, at least one.
  let width: Int

  /// Bytes shown before and after the start of the span in a line that is too long to be shown whole.
  private static let reach = 90

  init(of span: SourceSpan, in source: SourceFile) {
    let start = min(max(span.start, 0), source.bytes.count)
    position = source.position(at: start)
    let line = source.lineSpan(position.line) ?? SourceSpan(start, start)
    let shown = Self.window(around: start, line, in: source.bytes)
    let caret = max(start, shown.start)
    let before = source.text(in: SourceSpan(shown.start, caret)).printable
    let marked = source.text(in: SourceSpan(caret, min(span.end, shown.end))).printable
    let lead = shown.start > line.start ? "…" : ""
    let tail = shown.end < line.end ? "…" : ""
    text = lead + source.text(in: shown).printable + tail
    indent = DisplayWidth.of(lead + before)
    width = max(1, DisplayWidth.of(marked))
  }

  /// As many blanks as the line number has digits, and one.
  var gutter: String { String(repeating: " ", count: String(position.line).utf8.count + 1) }

  private static func window(
    around start: Int, _ line: SourceSpan, in bytes: [UInt8]
  ) -> SourceSpan {
    guard line.end - line.start > 2 * reach else { return line }
    var first = max(line.start, start - reach)
    var last = min(line.end, start + reach)
    while first > line.start, bytes[first].isUTF8Continuation { first -= 1 }
    while last < line.end, bytes[last].isUTF8Continuation { last += 1 }
    return SourceSpan(first, last)
  }
}

extension String {
  /// The text fit for a terminal: tabs as blanks, control and direction characters as visible signs.
  package var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      text.append(scalar.printable)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var printable: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: "\u{FFFD}"
    default: self
    }
  }
}
