/// One node inside brackets or braces.
extension Parser {
  /// Reads an item, a key or a value inside brackets.
  mutating func flowNode(in parent: Int) throws(Abandoned) -> Node {
    if bytes[position] == .bang { try passTag() }
    guard bytes[position] == .ampersand else { return try bareFlowNode(in: parent) }
    var mark = try anchor()
    let line = lineStart
    skipToContent()
    if byte(position) == .ampersand {
      _ = secondAnchor(try anchor())
      skipToContent()
    }
    if byte(position) == .bang { try passTag() }
    switch byte(position) {
    case .comma, .closeBracket, .closeBrace: throw emptyAnchor(mark)
    case .ampersand: throw secondAnchor(try anchor())
    case .star:
      _ = anchorBeforeAlias(mark)
      return try alias()
    default: break
    }
    guard position < end, lineStart == line || indent > parent, !isAtDocumentEdge else {
      throw emptyAnchor(mark)
    }
    let level = depth
    anchors.begin(&mark, depth: level)
    let node = try bareFlowNode(in: parent)
    anchors.finish(mark, node, depth: level)
    return node
  }

  private mutating func passTag() throws(Abandoned) {
    let failure = skipTag(in: true)
    if isLineEnd(position)
      || bytes[position].isFlowIndicator && bytes[position] != .openBracket
        && bytes[position] != .openBrace
    {
      throw failure
    }
  }

  private mutating func bareFlowNode(in parent: Int) throws(Abandoned) -> Node {
    let start = position
    switch bytes[start] {
    case .openBracket, .openBrace: return try flowCollection(in: parent)
    case .star: return try alias()
    case .doubleQuote, .singleQuote:
      let count = diagnostics.count
      let scalar = try quotedScalar(in: parent, inFlow: true)
      let isUnclosed = diagnostics.count > count && byte(position - 1) != bytes[start]
      return node(.scalar(scalar), from: start, to: position, isDamaged: isUnclosed)
    case .dash where startsNothing(start): return try behindDash(in: parent)
    case .question where startsNothing(start): throw questionMark(inFlow: true)
    case .colon where startsNothing(start): throw missingKey()
    case .hash: throw commentWithoutSpace()
    case .pipe, .greater, .percent, .at, .backtick: return reservedFlowText()
    default:
      let line = plainLine(from: start, inFlow: true)
      return plainScalar(from: start, firstLine: line, in: parent, inFlow: true)
    }
  }

  /// Reports the dash of an item inside brackets and reads the item behind it.
  private mutating func behindDash(in parent: Int) throws(Abandoned) -> Node {
    let failure = dashInBrackets()
    if hasEnoughFindingsOnLine { throw Abandoned(includesBrackets: true) }
    position += 1
    skipBlanks()
    let isNothing = isLineEnd(position) || byte(position) == .comma || byte(position).isClosing
    if isNothing { throw failure }
    return try flowNode(in: parent)
  }

  /// Reports a text that starts with a reserved sign, and reads it up to the next comma or bracket.
  private mutating func reservedFlowText() -> Node {
    let start = position
    _ = reservedCharacter(inFlow: true)
    let line = plainLine(from: start + 1, inFlow: true)
    position = line.end
    let text = Node.Scalar(text: source.text(in: SourceSpan(start, line.end)), style: .plain)
    return node(.scalar(text), from: start, to: line.end, isDamaged: true)
  }

  /// True for a sign that starts no plain text because of what follows it.
  private func startsNothing(_ offset: Int) -> Bool {
    isBlankOrEnd(offset + 1) || bytes[offset + 1].isFlowIndicator
  }
}
