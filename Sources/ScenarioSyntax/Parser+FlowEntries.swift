/// Keys and values inside brackets and braces.
extension Parser {
  /// True at the colon behind a key inside brackets; behind a quoted key it needs no blank.
  func isFlowColon(behind style: Node.Scalar.Style?) -> Bool {
    guard byte(position) == .colon else { return false }
    return endsKey(position, inFlow: true) || style == .doubleQuoted || style == .singleQuoted
  }

  /// An entry inside braces with no colon behind its key: its value is absent, or stands there
  /// all the same.
  mutating func entryWithoutColon(
    _ key: Key, in parent: Int
  ) throws(Abandoned) -> (key: Key, value: Node) {
    if key.style == .plain, let colon = colonWithoutSpace(in: key.span) {
      return entryWithoutSpace(key, colon)
    }
    if key.style == .plain, isWord(key.text), !key.isDoubtful, opensBracket {
      _ = missingColon(before: position, behind: key)
      return (key, try flowNode(in: parent))
    }
    return (key, node(.absent, from: key.span.end, to: key.span.end))
  }

  private var opensBracket: Bool {
    byte(position) == .openBracket || byte(position) == .openBrace
  }

  /// Reads `key:value` as if there were a space behind the colon.
  private mutating func entryWithoutSpace(_ key: Key, _ colon: Int) -> (key: Key, value: Node) {
    _ = missingSpace(after: key.span, colon: colon)
    let stop = position
    let name = keyBeforeColon(from: key.span.start, colon)
    let value = SourceSpan(min(position, key.span.end), key.span.end)
    position = stop
    let text = Node.Scalar(text: source.text(in: value), style: .plain)
    return (name, node(.scalar(text), from: value.start, to: value.end))
  }

  /// The value inside brackets behind a colon.
  mutating func flowValue(
    _ open: Int, in parent: Int, _ needsComma: inout Bool
  ) throws(Abandoned) -> Node {
    position += 1
    let afterColon = position
    let isInside = skipInFlow(open, in: parent)
    guard isInside, bytes[position] != .comma, !bytes[position].isClosing else {
      return node(.absent, from: afterColon, to: afterColon, isDamaged: !isInside)
    }
    let start = position
    let value = try flowNode(in: parent)
    if value.span.end - value.span.start < 2000 { skipBlanks() }
    guard byte(position) == .colon, endsKey(position, inFlow: true) else { return value }
    return try secondColon(behind: value, from: start, open, in: parent, &needsComma)
  }

  /// Reports `key: inner: value` and reads it as `key: {inner: value}` where that is plain.
  private mutating func secondColon(
    behind value: Node, from start: Int, _ open: Int, in parent: Int, _ needsComma: inout Bool
  ) throws(Abandoned) -> Node {
    guard let scalar = value.scalar else { throw complexKey(value.span) }
    if scalar.style == .plain,
      let lineBreak = bytes[value.span.start..<value.span.end].lastIndex(of: .lineFeed)
    {
      return valueAbove(lineBreak, from: start, &needsComma)
    }
    secondColonInFlow(value)
    let inner = plainKey(from: value.span.start, to: value.span.end)
    let colon = position
    position += 1
    skipBlanks()
    guard scalar.style == .plain, isWord(inner.text),
      opensBracket
    else {
      position = colon
      return try lostInFlow(from: start, flowState, Abandoned())
    }
    let innerValue = try flowNode(in: parent)
    let entry = Node.Entry(
      key: inner.text, keySpan: inner.span, keyStyle: .plain, value: innerValue)
    return node(.mapping([entry]), from: start, to: innerValue.span.end, isDamaged: true)
  }

  /// The value that ends with its line because the next one is a key.
  private mutating func valueAbove(
    _ lineBreak: Int, from start: Int, _ needsComma: inout Bool
  ) -> Node {
    var last = lineBreak
    if last > start, bytes[last - 1] == .carriageReturn { last -= 1 }
    missingCommaAtLineEnd(last)
    rewind(to: last)
    needsComma = false
    while last > start, bytes[last - 1].isBlank || isLineEnd(last - 1) { last -= 1 }
    let text = Node.Scalar(text: source.text(in: SourceSpan(start, last)), style: .plain)
    return node(.scalar(text), from: start, to: last)
  }

  mutating func flowKey(_ node: Node, from start: Int) throws(Abandoned) -> Key {
    guard let scalar = node.scalar, bytes[node.span.start] != .star else {
      throw complexKey(node.span)
    }
    var key = Key(text: scalar.text, span: node.span, style: scalar.style)
    key.isDoubtful = node.isDamaged
    return checked(key)
  }

  /// A `key: value` between commas of a list is a mapping of its own.
  mutating func pair(
    _ item: Node, from start: Int, line: Int, _ open: Int, in parent: Int
  ) throws(Abandoned) -> Node {
    guard skipInFlow(open, in: parent), isFlowColon(behind: item.scalar?.style) else {
      return item
    }
    if lineStart != line { throw multilineKey(item.span) }
    let key = try flowKey(item, from: start)
    try descend(at: item.span)
    var needsComma = true
    let value = try flowValue(open, in: parent, &needsComma)
    depth -= 1
    var list = EntryList()
    add(key, value, to: &list)
    return node(
      .mapping(list.entries), from: start, to: max(key.span.end, value.span.end),
      isDamaged: list.isDamaged)
  }
}
