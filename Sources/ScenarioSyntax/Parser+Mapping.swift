/// Block mappings.
extension Parser {
  /// Reads the lines of a mapping, from behind the colon of its first key.
  mutating func blockMapping(at column: Int, first: Key) throws(Abandoned) -> Node {
    try descend(at: first.span)
    var entries: [Node.Entry] = []
    entries.reserveCapacity(4)
    var keys = KeyIndex()
    var last = first.span.end
    var lastKey = first.span
    var next: Key? = first
    while true {
      if let key = next {
        lastKey = key.span
        if let value = attempt(in: column, at: .value(of: key.span)) {
          last = max(key.span.end, value.span.end)
          add(key, value, to: &entries, &keys)
        } else {
          skipItems(at: column)
        }
      }
      skipToContent()
      guard !isAtDocumentEdge, indent >= column else { break }
      next = keyOfLine(at: column, below: lastKey)
    }
    depth -= 1
    closedColumn = column
    return node(.mapping(entries), from: first.span.start, to: last)
  }

  /// Reads a node; one that is given up is skipped with all lines that belong to it.
  mutating func attempt(in column: Int, at place: Place) -> Node? {
    let level = depth
    let openAnchors = anchors.openCount
    do throws(Abandoned) {
      return try blockNode(in: column, at: place)
    } catch {
      depth = level
      anchors.breakOpen(downTo: openAnchors)
      recover(to: column)
      return nil
    }
  }

  /// Adds an entry unless its key stands there already.
  mutating func add(
    _ key: Key, _ value: Node, to entries: inout [Node.Entry], _ keys: inout KeyIndex
  ) {
    if key.style == .plain, key.text == "<<" {
      isDamaged = true
      report(
        .mergeKey, "merge keys ('<<') are not part of the scenario language", at: key.span,
        hint: "write the keys out, or give the whole mapping by its alias")
      return
    }
    if let earlier = keys.firstEntry(with: key.text, in: entries) {
      let first = entries[earlier].keySpan
      report(
        .duplicateKey, "the key '\(shortened(key.text))' stands twice in one mapping",
        at: key.span, notes: [Diagnostic.Note(span: first, text: "it stands here first")])
      return
    }
    entries.append(
      Node.Entry(key: key.text, keySpan: key.span, keyStyle: key.style, value: value))
  }

  /// Reads the key of the line, or reports why there is none and skips what belongs to the line.
  private mutating func keyOfLine(at column: Int, below lastKey: SourceSpan) -> Key? {
    let openAnchors = anchors.openCount
    do throws(Abandoned) {
      if let leadingTab { throw tabFailure(at: leadingTab) }
      if indent > column { throw indentationFailure(below: lastKey) }
      return try key()
    } catch {
      anchors.breakOpen(downTo: openAnchors)
      recover(to: column)
      skipItems(at: column)
      return nil
    }
  }

  /// Skips the items of a list that belongs to a line which was given up.
  private mutating func skipItems(at column: Int) {
    while !isAtDocumentEdge, leadingTab == nil, indent == column, isDash(position) {
      recover(to: column)
    }
  }

  private mutating func key() throws(Abandoned) -> Key {
    guard byte(position) == .ampersand else { return try bareKey() }
    var mark = try anchor()
    skipBlanks()
    if isLineEnd(position) || startsComment(position) || isDash(position) {
      throw anchorBeforeDash(mark)
    }
    anchors.begin(&mark, depth: depth)
    if byte(position) == .star { throw anchorBeforeAlias(mark) }
    let key = try bareKey()
    anchors.finish(mark, node(of: key), depth: depth)
    return key
  }

  private mutating func bareKey() throws(Abandoned) -> Key {
    let start = position
    switch bytes[start] {
    case .dash where isDash(start): throw mixedCollection(isMapping: true)
    case .bang: throw tagFailure(in: false)
    case .question where isBlankOrEnd(start + 1): throw questionMark()
    case .colon where isBlankOrEnd(start + 1): throw missingKey()
    case .doubleQuote, .singleQuote: return try quotedKey()
    case .percent where position == lineStart: throw directiveInDocument()
    case .percent, .at, .backtick, .comma, .closeBracket, .closeBrace, .pipe, .greater, .hash:
      throw reservedCharacter()
    case .star, .openBracket, .openBrace: throw missingColon(from: start)
    default: break
    }
    let line = plainLine(from: start, inFlow: false)
    guard byte(line.stop) == .colon else { throw missingColon(from: start) }
    position = line.stop + 1
    return checked(plainKey(from: start, to: line.end))
  }

  private mutating func quotedKey() throws(Abandoned) -> Key {
    let start = position
    let scalar = try quotedScalar(in: column)
    let span = SourceSpan(start, position)
    skipBlanks()
    if lineStart > start, isColon(position) { throw multilineKey(span) }
    guard isColon(position) else {
      if byte(position) == .colon { throw missingSpace(after: span, colon: position) }
      throw missingColon(from: start)
    }
    position += 1
    return checked(Key(text: scalar.text, span: span, style: scalar.style))
  }
}
