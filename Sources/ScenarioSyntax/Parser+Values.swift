/// Reading one value, and telling it from a key.
extension Parser {
  /// True at a dash that starts an item.
  func isDash(_ offset: Int) -> Bool {
    byte(offset) == .dash && isBlankOrEnd(offset + 1)
  }

  /// True at a colon that ends a key outside brackets.
  func isColon(_ offset: Int) -> Bool {
    byte(offset) == .colon && isBlankOrEnd(offset + 1)
  }

  /// Reads a value up to the end of its last line, or a key up to its colon.
  mutating func keyOrNode(in parent: Int) throws(Abandoned) -> KeyOrNode {
    let start = position
    switch bytes[start] {
    case .pipe, .greater: return .node(try blockScalar(in: parent))
    case .openBracket, .openBrace:
      return .node(try endOfValue(try flowCollection(in: parent), from: start))
    case .star: return .node(try endOfValue(try alias(), from: start))
    case .doubleQuote, .singleQuote: return try quotedKeyOrNode(in: parent)
    case .question where isBlankOrEnd(start + 1): throw questionMark()
    case .colon where isBlankOrEnd(start + 1): throw missingKey()
    case .percent, .at, .backtick, .comma, .closeBracket, .closeBrace, .hash:
      throw reservedCharacter()
    default: return try plainKeyOrNode(in: parent)
    }
  }

  private mutating func plainKeyOrNode(in parent: Int) throws(Abandoned) -> KeyOrNode {
    let start = position
    let line = plainLine(from: start, inFlow: false)
    if byte(line.stop) == .colon {
      position = line.stop + 1
      return .key(checked(plainKey(from: start, to: line.end)))
    }
    let scalar = try plainScalar(from: start, firstLine: line, in: parent, inFlow: false)
    if parent < 0, let colon = colonWithoutSpace(in: scalar.span) {
      throw missingSpace(after: SourceSpan(start, colon), colon: colon)
    }
    return .node(scalar)
  }

  private mutating func quotedKeyOrNode(in parent: Int) throws(Abandoned) -> KeyOrNode {
    let start = position
    let scalar = try quotedScalar(in: parent)
    let span = SourceSpan(start, position)
    let close = position
    skipBlanks()
    if isColon(position) {
      if lineStart > start { throw multilineKey(span) }
      position += 1
      return .key(checked(Key(text: scalar.text, span: span, style: scalar.style)))
    }
    position = close
    let node = node(.scalar(scalar), from: start, to: close)
    return .node(try endOfValue(node, from: start))
  }

  /// Reports what stands behind a value on its last line.
  private mutating func endOfValue(_ node: Node, from start: Int) throws(Abandoned) -> Node {
    if !isLineEnd(position) { try checkRest(behind: node, from: start) }
    return node
  }

  private mutating func checkRest(behind node: Node, from start: Int) throws(Abandoned) {
    skipBlanks()
    if isLineEnd(position) || startsComment(position) { return }
    if isColon(position) { throw complexKey(SourceSpan(start, position)) }
    if bytes[position] == .hash { throw commentWithoutSpace() }
    throw textAfterValue(node, from: start)
  }

  /// The key that a plain text is.
  func plainKey(from start: Int, to end: Int) -> Key {
    Key(
      text: String(decoding: bytes[start..<end], as: UTF8.self), span: SourceSpan(start, end),
      style: .plain)
  }

  /// Reports a key that is longer than YAML allows on one line.
  mutating func checked(_ key: Key) -> Key {
    let limit = ScenarioText.longestKey
    if key.span.end - key.span.start > limit, key.text.unicodeScalars.count > limit {
      report(.longKey, "a key has at most \(limit) characters", at: key.span)
    }
    return key
  }

  /// The key as a node, for its anchor.
  mutating func node(of key: Key) -> Node {
    node(
      .scalar(Node.Scalar(text: key.text, style: key.style)), from: key.span.start,
      to: key.span.end)
  }
}
