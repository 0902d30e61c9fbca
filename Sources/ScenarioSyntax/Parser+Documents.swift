/// Reading the documents of a file, and the lines between them.
extension Parser {
  /// Reads the whole file.
  mutating func readStream() {
    enterLine(at: bytes.byteOrderMarkLength)
    skipToContent()
    if position >= end {
      report(.emptyFile, "the file holds nothing", at: SourceSpan(position, position))
    }
    while position < end {
      let hasDirective = readDirectives()
      if isAtDocumentEdge, byte(position) == .dot {
        readDocumentEnd()
      } else if position < end {
        readDocument(needsMarker: hasDirective)
      }
      skipToContent()
    }
  }

  /// Reads lines that start with `%`; returns whether there were some.
  private mutating func readDirectives() -> Bool {
    var last: SourceSpan?
    while position < end, position == lineStart, bytes[position] == .percent {
      let span = SourceSpan(position, textEnd(ofLineFrom: position))
      last = span
      if !isVersion12(span) { refuseDirective(span) }
      position = lineEnd(from: position)
      skipToContent()
    }
    guard let last else { return false }
    if position >= end || byte(position) == .dot && isMarker(position) {
      report(
        .misplacedDirective, "a directive stands before a document", at: last,
        hint: "write `---` and the document below it, or remove the line")
    }
    return true
  }

  private func isVersion12(_ span: SourceSpan) -> Bool {
    let words = source.text(in: span).split(whereSeparator: { $0 == " " || $0 == "\t" })
    return words == ["%YAML", "1.2"]
  }

  private mutating func refuseDirective(_ span: SourceSpan) {
    report(
      .unsupportedDirective, "the only directive is `%YAML 1.2`", at: span,
      hint: "remove the line; a text that starts with '%' stands in quotes")
  }

  private mutating func readDocumentEnd() {
    position += 3
    skipBlanks()
    guard !isLineEnd(position), !startsComment(position) else { return }
    let span = SourceSpan(position, textEnd(ofLineFrom: position))
    report(.textAfterMarker, "nothing stands behind '...'", at: span)
    position = lineEnd(from: position)
  }

  /// Reads from `---`, or the first content, to the next marker.
  private mutating func readDocument(needsMarker: Bool) {
    startDocument()
    if isAtDocumentEdge {
      position += 3
    } else if needsMarker {
      report(
        .misplacedDirective, "a directive ends with a line `---`",
        at: SourceSpan(position, textEnd(ofLineFrom: position)), hint: "write `---` above this line"
      )
    }
    if let root = readRoot() { documents.append(root) }
  }

  private mutating func startDocument() {
    anchors = Anchors()
    depth = 0
    closedColumn = -1
    openBlocks = []
    openBrackets = []
    isRestLost = false
  }

  /// Reads the one node of a document, and whatever else stands there to report its faults.
  private mutating func readRoot() -> Node? {
    var root: Node?
    var isDamaged = false
    repeat {
      let start = position
      let openAnchors = anchors.openCount
      do throws(Abandoned) {
        if root != nil { throw textAfterRoot() }
        root = try blockNode(in: -1, at: .root)
        if isRestLost { recover(to: -1) }
        skipToContent()
      } catch {
        isDamaged = true
        anchors.breakOpen(downTo: openAnchors)
        depth = 0
        openBlocks = []
        openBrackets = []
        recover(to: 0)
        // Something must be skipped, whatever it is.
        if position == start { recover(to: Int.max) }
      }
    } while !isAtDocumentEdge
    if isDamaged { root?.isDamaged = true }
    return root
  }

  private mutating func textAfterRoot() -> Abandoned {
    let span = SourceSpan(position, textEnd(ofLineFrom: position))
    if leadingTab != nil {
      reportLeadingTab()
      return Abandoned()
    }
    if byte(position) == .percent, position == lineStart {
      return failure(
        .misplacedDirective, "a directive stands at the start of the file or below `...`", at: span,
        hint: "write `...` above this line; a text that starts with '%' stands in quotes")
    }
    if closedColumn > indent { return unmatchedFailure() }
    return failure(
      .textAfterValue, "a document is one value, and it has ended above this line", at: span,
      hint: "start a further document with `---`")
  }
}
