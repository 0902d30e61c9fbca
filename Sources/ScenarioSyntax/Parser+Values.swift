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
      return isFirstOnLine ? .key(try reservedKey()) : .node(reservedText())
    default: return try plainKeyOrNode(in: parent)
    }
  }

  private mutating func plainKeyOrNode(in parent: Int) throws(Abandoned) -> KeyOrNode {
    let start = position
    let line = plainLine(from: start, inFlow: false)
    if byte(line.stop) == .colon { return .key(blockKey(from: start, to: line)) }
    let below = isLineEnd(line.stop) ? continuation(from: line.stop, in: parent) : nil
    if isKeyWithoutColon(line, below, in: parent) { return .key(try keyWithoutColon()) }
    if below == nil { return .node(plainText(from: start, to: line)) }
    return .node(plainScalar(from: start, firstLine: line, in: parent, inFlow: false))
  }

  /// A plain text on one line.
  private mutating func plainText(from start: Int, to line: (end: Int, stop: Int)) -> Node {
    position = line.stop
    let text = String(decoding: bytes[start..<line.end], as: UTF8.self)
    return node(.scalar(Node.Scalar(text: text, style: .plain)), from: start, to: line.end)
  }

  /// True for a text that was meant as the first key of a mapping: the line below is its second,
  /// or the whole document starts with it.
  private func isKeyWithoutColon(
    _ line: (end: Int, stop: Int), _ below: Continuation?, in parent: Int
  ) -> Bool {
    if parent < 0, colonWithoutSpace(in: SourceSpan(position, line.end)) != nil { return true }
    guard let below, below.indent == column,
      isFirstOnLine || colonWithoutSpace(in: SourceSpan(position, line.end)) != nil
    else { return false }
    return byte(plainLine(from: below.content, inFlow: false).stop) == .colon
      && !isDash(below.content)
  }

  /// Reports a text that starts with a reserved sign, and reads it as it stands on its line.
  private mutating func reservedText() -> Node {
    _ = reservedCharacter()
    return restOfLine(from: position)
  }

  /// What stands up to the end of the line as a text that was perhaps meant otherwise.
  mutating func restOfLine(from start: Int) -> Node {
    let last = max(start, textEnd(ofLineFrom: start))
    position = last
    isRestLost = true
    let text = source.text(in: SourceSpan(start, last))
    return node(
      .scalar(Node.Scalar(text: text, style: .plain)), from: start, to: last, isDamaged: true)
  }

  private mutating func quotedKeyOrNode(in parent: Int) throws(Abandoned) -> KeyOrNode {
    let start = position
    let level = diagnostics.count
    let scalar = try quotedScalar(in: parent)
    if diagnostics.count > level, isRestLost {
      return .node(node(.scalar(scalar), from: start, to: position, isDamaged: true))
    }
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
    if isLineEnd(position) { return node }
    skipBlanks()
    if isLineEnd(position) || startsComment(position) { return node }
    if isColon(position) { throw complexKey(SourceSpan(start, position)) }
    var node = node
    if bytes[position] == .hash {
      _ = commentWithoutSpace()
    } else {
      // A bracket too many takes nothing away.
      node.isDamaged = !bytes[position].isClosing
      _ = textAfterValue(node, from: start)
      if node.isDamaged { node.span.end = max(position, textEnd(ofLineFrom: position)) }
    }
    position = lineEnd(from: position)
    isRestLost = true
    return node
  }

  /// Reports `key: inner: value` and reads it as the mapping that it would be in braces, or as the
  /// text that it would be in quotes where the inner key is none.
  mutating func valueWithColon(
    _ key: Key, behind outer: SourceSpan, in parent: Int
  ) throws(Abandoned) -> Node {
    _ = unquotedColon(key, behind: outer)
    let last = textEnd(ofLineFrom: position)
    skipBlanks()
    let hasBrackets = byte(position) == .openBracket || byte(position) == .openBrace
    guard hasBrackets || isWord(key.text) else { return restOfLine(from: key.span.start) }
    let value =
      hasBrackets
      ? try endOfValue(try flowCollection(in: parent), from: position)
      : innerText(to: last)
    isRestLost = true
    var entry = Node.Entry(
      key: key.text, keySpan: key.span, keyStyle: key.style, value: value)
    entry.isDoubtful = !isWord(key.text)
    return node(
      .mapping([entry]), from: key.span.start, to: max(last, value.span.end), isDamaged: true)
  }

  private mutating func innerText(to last: Int) -> Node {
    let start = position
    position = max(start, last)
    guard start < last else { return node(.absent, from: start, to: start, isDamaged: true) }
    let quote = bytes[start]
    let isQuoted = quote == .doubleQuote && last > start + 1 && bytes[last - 1] == quote
    let text = isQuoted ? SourceSpan(start + 1, last - 1) : SourceSpan(start, last)
    return node(
      .scalar(.init(text: source.text(in: text), style: isQuoted ? .doubleQuoted : .plain)),
      from: start, to: last)
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
