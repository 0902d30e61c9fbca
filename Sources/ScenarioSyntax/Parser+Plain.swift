/// Plain texts: without quotes, on one line or several.
extension Parser {
  /// Finds the end of a plain text on its line, and where reading it stopped.
  func plainLine(from start: Int, inFlow: Bool) -> (end: Int, stop: Int) {
    var index = start
    var last = start
    while index < end {
      let byte = bytes[index]
      switch byte {
      case .space, .tab:
        index += 1
        continue
      case .lineFeed: return (last, index)
      case .carriageReturn where self.byte(index + 1) == .lineFeed: return (last, index)
      case .colon where endsKey(index, inFlow: inFlow): return (last, index)
      case .hash where index > start && bytes[index - 1].isBlank: return (last, index)
      case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace:
        if inFlow { return (last, index) }
      default: break
      }
      index += 1
      last = index
    }
    return (last, index)
  }

  /// True for a colon that a key could end with.
  func endsKey(_ offset: Int, inFlow: Bool) -> Bool {
    isBlankOrEnd(offset + 1) || inFlow && bytes[offset + 1].isFlowIndicator
  }

  /// Reads a plain text whose first line has been looked at, with the lines that continue it.
  mutating func plainScalar(
    from start: Int, firstLine: (end: Int, stop: Int), in parent: Int, inFlow: Bool
  ) -> Node {
    var last = firstLine.end
    position = firstLine.stop
    // Empty while the text is a stretch of the file as it stands.
    var folded: [UInt8] = []
    while isLineEnd(position), let next = continuation(from: position, in: parent) {
      let line = plainLine(from: next.content, inFlow: inFlow)
      if !inFlow, isNoContinuation(next, line.stop, of: start) { break }
      if line.end == next.content { break }
      if folded.isEmpty { folded.append(contentsOf: bytes[start..<last]) }
      fold(into: &folded, emptyLines: next.emptyLines)
      folded.append(contentsOf: bytes[next.content..<line.end])
      enterLine(at: next.lineStart)
      position = line.stop
      last = line.end
    }
    let text = String(decoding: folded.isEmpty ? bytes[start..<last] : folded[...], as: UTF8.self)
    return node(.scalar(Node.Scalar(text: text, style: .plain)), from: start, to: last)
  }

  /// A line break is a blank; each empty line is a line break.
  func fold(into text: inout [UInt8], emptyLines: Int) {
    if emptyLines == 0 {
      text.append(.space)
    } else {
      text.append(contentsOf: repeatElement(.lineFeed, count: emptyLines))
    }
  }

  struct Continuation {
    var lineStart: Int
    var content: Int
    var indent: Int
    var emptyLines: Int
  }

  /// The next line with content, where it belongs to the text that ends at a line break.
  func continuation(from lineBreak: Int, in parent: Int) -> Continuation? {
    var emptyLines = 0
    var offset = nextLine(after: lineBreak)
    while offset < end {
      var index = offset
      while byte(index) == .space { index += 1 }
      let indent = index - offset
      while byte(index).isBlank { index += 1 }
      if index >= end { return nil }
      guard isLineEnd(index) else {
        let isContinuation =
          indent > parent && bytes[index] != .hash && !(index == offset && isMarker(offset))
        return isContinuation
          ? Continuation(
            lineStart: offset, content: index, indent: indent, emptyLines: emptyLines) : nil
      }
      emptyLines += 1
      offset = nextLine(after: index)
    }
    return nil
  }

  /// Reports a line that reads as a part of the text above but was hardly meant so.
  private mutating func isNoContinuation(
    _ next: Continuation, _ stop: Int, of start: Int
  ) -> Bool {
    let isItem = isDash(next.content)
    guard isItem || byte(stop) == .colon else { return false }
    let first = SourceSpan(start, textEnd(ofLineFrom: start))
    let isAligned = start - lineStart + lineShift == next.indent
    _ = continuationFailure(
      next.content, stop, isItem: isItem, isAligned: isAligned, text: first)
    misplacedLine = next.lineStart
    return true
  }
}
