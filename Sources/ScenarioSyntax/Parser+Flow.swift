/// Lists and mappings in brackets and braces.
extension Parser {
  /// Reads `[…]` or `{…}` that belongs to a list or mapping at a column.
  mutating func flowCollection(in parent: Int) throws(Abandoned) -> Node {
    let open = position
    try descend(at: SourceSpan(open, open + 1))
    position += 1
    let content: Node.Content =
      if bytes[open] == .openBracket {
        .sequence(try flowItems(open, in: parent))
      } else {
        .mapping(try flowEntries(open, in: parent))
      }
    depth -= 1
    return node(content, from: open, to: position)
  }

  private mutating func flowItems(_ open: Int, in parent: Int) throws(Abandoned) -> [Node] {
    var items: [Node] = []
    while try nextInFlow(open, in: parent, isFirst: items.isEmpty) {
      let start = position
      let line = lineStart
      let item = try flowNode(in: parent)
      items.append(try pair(item, from: start, line: line, open, in: parent))
    }
    return items
  }

  private mutating func flowEntries(
    _ open: Int, in parent: Int
  ) throws(Abandoned) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    var keys = KeyIndex()
    while try nextInFlow(open, in: parent, isFirst: entries.isEmpty) {
      let start = position
      let key = try flowKey(try flowNode(in: parent), from: start)
      try skipInFlow(open, in: parent)
      let value = try flowValue(of: key, open, in: parent)
      add(key, value, to: &entries, &keys)
    }
    return entries
  }

  /// Moves over commas to the next item; false behind the closing bracket.
  private mutating func nextInFlow(
    _ open: Int, in parent: Int, isFirst: Bool
  ) throws(Abandoned) -> Bool {
    var needsComma = !isFirst
    while true {
      try skipInFlow(open, in: parent)
      switch bytes[position] {
      case .closeBracket, .closeBrace:
        try close(open)
        return false
      case .comma:
        if !needsComma { reportMissingItem() }
        needsComma = false
        position += 1
      default:
        if needsComma { try missingComma(open) }
        return true
      }
    }
  }

  private mutating func close(_ open: Int) throws(Abandoned) {
    let isBracket = bytes[open] == .openBracket
    guard bytes[position] == (isBracket ? .closeBracket : .closeBrace) else {
      throw failure(
        .mismatchedBracket,
        "a '\(isBracket ? "[" : "{")' is closed by '\(isBracket ? "]" : "}")'",
        at: SourceSpan(position, position + 1),
        notes: [Diagnostic.Note(span: SourceSpan(open, open + 1), text: "it was opened here")])
    }
    position += 1
  }

  /// Moves to the next content inside brackets; a line that is not indented does not belong to them.
  private mutating func skipInFlow(_ open: Int, in parent: Int) throws(Abandoned) {
    let line = lineStart
    skipToContent()
    guard position < end, !isAtDocumentEdge else { throw unclosedBracket(open) }
    guard lineStart != line, indent <= parent else { return }
    if let leadingTab { throw tabFailure(at: leadingTab) }
    if looksLikeEntry(position) { throw unclosedBracket(open) }
    guard lastUnindented != open else { return }
    lastUnindented = open
    report(
      .unindentedLine, "lines inside brackets are indented deeper than the line of their key",
      at: SourceSpan(position, position + 1),
      hint: "put spaces before it, up to the closing bracket")
  }

  /// True at the colon behind a key inside brackets; behind a quoted key it needs no blank.
  private func isFlowColon(behind style: Node.Scalar.Style?) -> Bool {
    guard byte(position) == .colon else { return false }
    return endsKey(position, inFlow: true) || style == .doubleQuoted || style == .singleQuoted
  }

  /// The value of a key inside braces, from its colon; absent where there is no colon.
  private mutating func flowValue(
    of key: Key, _ open: Int, in parent: Int
  ) throws(Abandoned) -> Node {
    guard isFlowColon(behind: key.style) else {
      if key.style == .plain, let colon = colonWithoutSpace(in: key.span) {
        throw missingSpace(after: key.span, colon: colon)
      }
      return node(.absent, from: key.span.end, to: key.span.end)
    }
    position += 1
    let afterColon = position
    try skipInFlow(open, in: parent)
    switch bytes[position] {
    case .comma, .closeBracket, .closeBrace: return node(.absent, from: afterColon, to: afterColon)
    default: break
    }
    let start = position
    let value = try flowNode(in: parent)
    if value.span.end - value.span.start < 2000 { skipBlanks() }
    if byte(position) == .colon, endsKey(position, inFlow: true) {
      throw secondColonInFlow(value, from: start)
    }
    return value
  }

  private mutating func flowKey(_ node: Node, from start: Int) throws(Abandoned) -> Key {
    guard let scalar = node.scalar, bytes[node.span.start] != .star else {
      throw complexKey(node.span)
    }
    return checked(Key(text: scalar.text, span: node.span, style: scalar.style))
  }

  /// A `key: value` between commas of a list is a mapping of its own.
  private mutating func pair(
    _ item: Node, from start: Int, line: Int, _ open: Int, in parent: Int
  ) throws(Abandoned) -> Node {
    try skipInFlow(open, in: parent)
    guard isFlowColon(behind: item.scalar?.style) else { return item }
    if lineStart != line { throw multilineKey(item.span) }
    let key = try flowKey(item, from: start)
    try descend(at: item.span)
    let value = try flowValue(of: key, open, in: parent)
    depth -= 1
    let entry = Node.Entry(
      key: key.text, keySpan: key.span, keyStyle: key.style, value: value)
    if key.style == .plain, key.text == "<<" {
      var none: [Node.Entry] = []
      var keys = KeyIndex()
      add(key, value, to: &none, &keys)
    }
    return node(.mapping([entry]), from: start, to: max(key.span.end, value.span.end))
  }
}
