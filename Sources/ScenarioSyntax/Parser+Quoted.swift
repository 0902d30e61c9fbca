/// Texts in apostrophes and in double quotes.
extension Parser {
  /// Reads a quoted text from its opening to behind its closing quote.
  ///
  /// One that is never closed ends with its line, inside brackets at the next comma or bracket.
  mutating func quotedScalar(
    in parent: Int, inFlow: Bool = false
  ) throws(Abandoned) -> Node.Scalar {
    let open = position
    let quote = bytes[open]
    let style: Node.Scalar.Style = quote == .singleQuote ? .singleQuoted : .doubleQuoted
    var index = open + 1
    while index < end {
      let byte = bytes[index]
      if byte == quote || byte == .backslash || byte == .lineFeed || byte == .carriageReturn {
        break
      }
      index += 1
    }
    // Most texts are a stretch of the file as it stands.
    if byte(index) == quote, quote == .doubleQuote || byte(index + 1) != quote {
      position = index + 1
      let text = String(decoding: bytes[open + 1..<index], as: UTF8.self)
      return Node.Scalar(text: text, style: style)
    }
    do throws(Abandoned) {
      let text = try quotedText(from: open, parent)
      return Node.Scalar(text: String(decoding: text, as: UTF8.self), style: style)
    } catch {
      if hasEnoughFindingsOnLine || error.includesBrackets { throw error }
      return unclosedText(from: open, style, inFlow: inFlow)
    }
  }

  private mutating func unclosedText(
    from open: Int, _ style: Node.Scalar.Style, inFlow: Bool
  ) -> Node.Scalar {
    let stop = position
    rewind(to: open)
    var last = textEnd(ofLineFrom: open + 1)
    if inFlow {
      last = open + 1
      while !isLineEnd(last), !bytes[last].isFlowIndicator { last += 1 }
      position = last
      isInLostText = false
    } else {
      rewind(to: stop)
      isRestLost = true
    }
    let text = source.text(in: SourceSpan(open + 1, max(open + 1, last)))
    return Node.Scalar(text: text, style: style)
  }

  private mutating func quotedText(from open: Int, _ parent: Int) throws(Abandoned) -> [UInt8] {
    let quote = bytes[open]
    var text: [UInt8] = []
    // Blanks before a line break are dropped, but not those that an escape made.
    var kept = 0
    position = open + 1
    while true {
      guard position < end else { throw unclosedQuote(open) }
      let byte = bytes[position]
      switch byte {
      case quote where quote == .singleQuote && self.byte(position + 1) == quote:
        text.append(quote)
        position += 2
      case quote:
        position += 1
        return text
      case .backslash where quote == .doubleQuote && isLineEnd(position + 1):
        position += 1
        let emptyLines = try nextQuotedLine(open, parent)
        text.append(contentsOf: repeatElement(.lineFeed, count: emptyLines))
        kept = text.count
      case .backslash where quote == .doubleQuote:
        readEscape(into: &text)
        kept = text.count
      case _ where isLineEnd(position):
        while text.count > kept, let last = text.last, last.isBlank { text.removeLast() }
        fold(into: &text, emptyLines: try nextQuotedLine(open, parent))
        kept = text.count
      default:
        text.append(byte)
        position += 1
      }
    }
  }

  /// Moves from a line break to the next content; returns the number of empty lines between.
  private mutating func nextQuotedLine(_ open: Int, _ parent: Int) throws(Abandoned) -> Int {
    var emptyLines = -1
    while isLineEnd(position) {
      guard position < end else { throw unclosedQuote(open) }
      emptyLines += 1
      enterLine(at: nextLine(after: position))
    }
    if isAtDocumentEdge { throw unclosedQuote(open) }
    if indent <= parent {
      guard leadingTab != nil, !looksLikeEntry(position) else { throw unclosedQuote(open) }
      reportLeadingTab()
    }
    return emptyLines
  }

  /// Reports a quote that nothing closes; reading goes on with the line that does not belong to it.
  private mutating func unclosedQuote(_ open: Int) -> Abandoned {
    let text = source.text(in: SourceSpan(open + 1, min(textEnd(ofLineFrom: open), open + 300)))
    let sign = source.text(in: SourceSpan(open, open + 1))
    stepBack(to: open)
    isInLostText = true
    return failure(
      .unclosedQuote, "this quote is never closed", at: SourceSpan(open, open + 1),
      hint: "close it on the line, `\(sign)\(shortened(text))\(sign)`, "
        + "or indent the lines that it goes on in")
  }

  /// Moves to the end of the line before, when the fault was seen on a line that starts anew.
  mutating func stepBack(to start: Int) {
    guard lineStart > start, position < end else { return }
    var lineBreak = lineStart - 1
    if lineBreak > start, bytes[lineBreak - 1] == .carriageReturn { lineBreak -= 1 }
    rewind(to: lineBreak)
  }
}
