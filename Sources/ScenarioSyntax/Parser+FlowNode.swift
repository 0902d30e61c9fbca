/// One node inside brackets or braces.
extension Parser {
  /// Reads an item, a key or a value inside brackets.
  mutating func flowNode(in parent: Int) throws(Abandoned) -> Node {
    if bytes[position] == .bang { throw tagFailure(in: true) }
    guard bytes[position] == .ampersand else { return try bareFlowNode(in: parent) }
    var mark = try anchor()
    skipToContent()
    switch byte(position) {
    case .comma, .closeBracket, .closeBrace: throw emptyAnchor(mark)
    case .ampersand: throw secondAnchor(try anchor())
    case .bang: throw tagFailure(in: true)
    case .star: throw anchorBeforeAlias(mark)
    default: break
    }
    guard position < end, indent > parent, !isAtDocumentEdge else { throw emptyAnchor(mark) }
    let level = depth
    anchors.begin(&mark, depth: level)
    let node = try bareFlowNode(in: parent)
    anchors.finish(mark, node, depth: level)
    return node
  }

  private mutating func bareFlowNode(in parent: Int) throws(Abandoned) -> Node {
    let start = position
    switch bytes[start] {
    case .openBracket, .openBrace: return try flowCollection(in: parent)
    case .star: return try alias()
    case .doubleQuote, .singleQuote:
      let scalar = try quotedScalar(in: parent)
      return node(.scalar(scalar), from: start, to: position)
    case .dash where startsNothing(start): throw dashInBrackets()
    case .question where startsNothing(start): throw questionMark(inFlow: true)
    case .colon where startsNothing(start): throw missingKey()
    case .hash: throw commentWithoutSpace()
    case .pipe, .greater, .percent, .at, .backtick: throw reservedCharacter(inFlow: true)
    default:
      let line = plainLine(from: start, inFlow: true)
      return try plainScalar(from: start, firstLine: line, in: parent, inFlow: true)
    }
  }

  /// True for a sign that starts no plain text because of what follows it.
  private func startsNothing(_ offset: Int) -> Bool {
    isBlankOrEnd(offset + 1) || bytes[offset + 1].isFlowIndicator
  }
}
