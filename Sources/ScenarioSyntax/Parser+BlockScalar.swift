/// Texts in blocks under `|` and `>`.
extension Parser {
  private struct Header {
    var isFolded: Bool
    var indentation: Int?
    /// `+` keeps the empty lines at the end, `-` drops the last line break too.
    var chomping: UInt8?
  }

  /// Reads a block of text that belongs to a list or mapping at a column.
  mutating func blockScalar(in parent: Int) throws(Abandoned) -> Node {
    let start = position
    let header = try blockHeader()
    var last = position
    var offset = nextLine(after: lineEnd(from: position))
    let indentation =
      header.indentation.map { max(parent, 0) + $0 } ?? blockIndentation(from: offset, in: parent)
    var text: [UInt8] = []
    var emptyLines = 0
    var hasBreak = false
    var isPreviousIndented = true
    while offset < end {
      let content = contentOfBlock(from: offset, indentation)
      let lineEnd = lineEnd(from: content)
      if lineEnd == end, hasOnlyBlanks(from: offset) { break }
      if content == lineEnd {
        emptyLines += 1
      } else {
        guard content - offset == indentation, !(indentation == 0 && isMarker(offset)) else {
          break
        }
        let isIndented = bytes[content].isBlank
        let folds = header.isFolded && !isIndented && !isPreviousIndented
        appendBreaks(to: &text, emptyLines, folds: folds, isFirst: !hasBreak)
        text.append(contentsOf: bytes[content..<lineEnd])
        isPreviousIndented = isIndented
        emptyLines = 0
        hasBreak = true
        last = lineEnd
      }
      offset = nextLine(after: lineEnd)
    }
    chomp(&text, header, emptyLines, endsWithBreak: hasBreak && last < end)
    if offset < end { enterLine(at: offset) } else { position = end }
    let scalar = Node.Scalar(
      text: String(decoding: text, as: UTF8.self), style: header.isFolded ? .folded : .literal)
    return node(.scalar(scalar), from: start, to: last)
  }

  private func appendBreaks(
    to text: inout [UInt8], _ emptyLines: Int, folds: Bool, isFirst: Bool
  ) {
    if folds, emptyLines == 0, !isFirst {
      text.append(.space)
    } else {
      let breaks = emptyLines + (isFirst || folds ? 0 : 1)
      text.append(contentsOf: repeatElement(.lineFeed, count: breaks))
    }
  }

  private func chomp(
    _ text: inout [UInt8], _ header: Header, _ emptyLines: Int, endsWithBreak: Bool
  ) {
    if header.chomping == .dash { return }
    if endsWithBreak { text.append(.lineFeed) }
    if header.chomping == .plus {
      text.append(contentsOf: repeatElement(.lineFeed, count: emptyLines))
    }
  }

  /// The first byte of a line behind its indentation.
  private func contentOfBlock(from offset: Int, _ indentation: Int) -> Int {
    var index = offset
    while index - offset < indentation, byte(index) == .space { index += 1 }
    return index
  }

  /// The indentation of the first line that is not empty; lines before it may not be wider.
  private mutating func blockIndentation(from first: Int, in parent: Int) -> Int {
    var offset = first
    var widest = 0
    var widestLine = SourceSpan(first, first)
    while offset < end {
      var index = offset
      while byte(index) == .space { index += 1 }
      guard isLineEnd(index) else {
        let indentation = index - offset
        guard indentation > parent else { return max(parent + 1, widest) }
        if widest > indentation { reportWideLine(widestLine) }
        return indentation
      }
      if index - offset > widest {
        widest = index - offset
        widestLine = SourceSpan(offset, index)
      }
      offset = nextLine(after: index)
    }
    return max(parent + 1, widest)
  }

  private mutating func reportWideLine(_ span: SourceSpan) {
    report(
      .blockIndentation,
      "an empty line before a block of text is not indented deeper than the text",
      at: span, hint: "remove the spaces of this line, or indent the text further")
  }

  /// Reports blanks behind the last line break of the file: readers of YAML differ over them.
  private mutating func hasOnlyBlanks(from offset: Int) -> Bool {
    guard bytes[offset..<end].allSatisfy(\.isBlank) else { return false }
    report(
      .blockIndentation, "a block of text does not end in a line of spaces alone",
      at: SourceSpan(offset, end), hint: "remove the spaces at the end of the file")
    return true
  }

  private mutating func blockHeader() throws(Abandoned) -> Header {
    let start = position
    var header = Header(isFolded: bytes[start] == .greater)
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == .plus || byte == .dash, header.chomping == nil {
        header.chomping = byte
      } else if byte.isDigit, byte != .zero, header.indentation == nil {
        header.indentation = Int(byte - .zero)
      } else {
        break
      }
      index += 1
    }
    position = index
    skipBlanks()
    if isLineEnd(position) || position > index && byte(position) == .hash { return header }
    if byte(position) == .hash {
      _ = commentWithoutSpace()
      return header
    }
    let span = SourceSpan(start, textEnd(ofLineFrom: start))
    let sign = header.isFolded ? ">" : "|"
    throw failure(
      .blockHeader,
      "behind '\(sign)' stand at most a digit from 1 to 9 and '+' or '-'; the text starts below",
      at: SourceSpan(position, max(span.end, position + 1)),
      hint: "write the text on the next line, indented, or in quotes: "
        + quoted(source.text(in: span)))
  }
}
