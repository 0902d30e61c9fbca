/// Block mappings.
extension Parser {
  /// The entries of a mapping that is being read.
  struct EntryList {
    var entries: [Node.Entry] = []
    var keys = KeyIndex()
    /// True where a line or an entry was lost.
    var isDamaged = false
  }

  /// Reads the lines of a mapping, from behind the colon of its first key.
  mutating func blockMapping(at column: Int, first: Key) throws(Abandoned) -> Node {
    try descend(at: first.span)
    var list = EntryList()
    list.entries.reserveCapacity(4)
    var last = first.span.end
    var lastKey = first.span
    var next: Key? = first
    var strayColumn = -1
    var parent = column
    openBlocks.append(OpenBlock(column: column, isList: false))
    while true {
      if let key = next {
        lastKey = key.span
        let value = attempt(in: parent, at: .value(of: key.span))
        last = max(key.span.end, value.span.end)
        add(key, value, to: &list)
      } else {
        list.isDamaged = true
        last = max(last, position)
      }
      skipToContent()
      if leadingTab != nil { mendTab(isAwaited: false) }
      guard !isAtDocumentEdge, belongsToBlock(at: column, &strayColumn, isItem: false) else {
        break
      }
      parent = max(column, indent)
      next = keyOfLine(at: column, &strayColumn, below: lastKey)
    }
    openBlocks.removeLast()
    depth -= 1
    closedColumn = column
    return node(
      .mapping(list.entries), from: first.span.start, to: last, isDamaged: list.isDamaged)
  }

  /// True where the line goes on with the innermost list or mapping; one that stands left of it,
  /// where nothing is open, is reported.
  ///
  /// Lines that stand in one wrong column below each other are one fault.
  mutating func belongsToBlock(
    at column: Int, _ strayColumn: inout Int, isItem: Bool
  ) -> Bool {
    if indent >= column { return true }
    let outer = openBlocks.dropLast().last?.column ?? -1
    guard indent > outer, isDash(position) == isItem, isItem || looksLikeEntry(position) else {
      return false
    }
    closedColumn = column
    if indent != strayColumn { _ = unmatchedFailure() }
    strayColumn = indent
    return true
  }

  /// Reads a node; one that is given up is skipped with all lines that belong to it.
  mutating func attempt(in column: Int, at place: Place) -> Node {
    let level = depth
    let openAnchors = anchors.openCount
    let start = position
    do throws(Abandoned) {
      let node = try blockNode(in: column, at: place)
      if isRestLost { recover(to: column) }
      return node
    } catch {
      depth = level
      anchors.breakOpen(downTo: openAnchors)
      openBrackets = []
      recover(to: column)
      if case .value = place { skipItems(at: column) }
      return node(.absent, from: start, to: lostEnd(from: start), isDamaged: true)
    }
  }

  /// The end of what was skipped from an offset.
  private func lostEnd(from start: Int) -> Int {
    var last = min(position, end)
    while last > start, bytes[last - 1].isBlank || isLineEnd(last - 1) { last -= 1 }
    return max(start, last)
  }

  /// Adds an entry unless its key stands there already.
  mutating func add(_ key: Key, _ value: Node, to list: inout EntryList) {
    if key.style == .plain, key.text == "<<" {
      list.isDamaged = true
      report(
        .mergeKey, "merge keys ('<<') are not part of the scenario language", at: key.span,
        hint: "write the keys out, or give the whole mapping by its alias")
      return
    }
    if let earlier = list.keys.firstEntry(with: key.text, in: list.entries) {
      // Which of the two was meant is open.
      list.entries[earlier].value.isDamaged = true
      if !key.isDoubtful { reportTwice(key, first: list.entries[earlier].keySpan) }
      return
    }
    list.entries.append(
      Node.Entry(
        key: key.text, keySpan: key.span, keyStyle: key.style, value: value,
        isDoubtful: key.isDoubtful))
    // Without a colon the whole line may be a text.
    if key.isDoubtful, byte(key.span.end) != .colon, value.scalar != nil {
      list.entries[list.entries.count - 1].value.isDamaged = true
    }
  }

  private mutating func reportTwice(_ key: Key, first: SourceSpan) {
    report(
      .duplicateKey, "the key '\(shortened(key.text))' stands twice in one mapping",
      at: key.span, notes: [Diagnostic.Note(span: first, text: "it stands here first")])
  }

  /// Reads the key of the line, or reports why there is none and skips what belongs to the line.
  private mutating func keyOfLine(
    at column: Int, _ strayColumn: inout Int, below lastKey: SourceSpan
  ) -> Key? {
    let openAnchors = anchors.openCount
    let wasStray = indent == strayColumn
    strayColumn = indent == column ? -1 : indent
    do throws(Abandoned) {
      guard indent > column else { return try key() }
      if !wasStray { _ = indentationFailure(below: lastKey) }
      guard looksLikeEntry(position), !isDash(position) else { throw Abandoned() }
      // Whether it belongs beside the key above or somewhere inside is open.
      var key = try key()
      key.isDoubtful = true
      return key
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
}

// MARK: - Keys

extension Parser {
  mutating func key() throws(Abandoned) -> Key {
    if byte(position) == .bang { skipTag(in: false) }
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
      return try reservedKey()
    case .star, .openBracket, .openBrace: throw keyOfNoText(from: start)
    default: break
    }
    let line = plainLine(from: start, inFlow: false)
    guard byte(line.stop) == .colon else { return try keyWithoutColon() }
    return blockKey(from: start, to: line)
  }

  /// Reports a list, a mapping or an alias that stands where a key stands, or before a colon.
  private mutating func keyOfNoText(from start: Int) -> Abandoned {
    let isAlias = bytes[start] == .star
    let line = start + 1..<max(start + 1, textEnd(ofLineFrom: start))
    guard let colon = line.first(where: { isColon($0) && (isAlias || bytes[$0 - 1].isClosing) })
    else { return missingColon(from: start) }
    var last = colon
    while bytes[last - 1].isBlank { last -= 1 }
    return complexKey(SourceSpan(start, last))
  }

  /// The plain key of a line; one whose colon is missing before a bracket ends there.
  mutating func blockKey(from start: Int, to line: (end: Int, stop: Int)) -> Key {
    if let bracket = bracketBehindWord(from: start, to: line.end) {
      let key = plainKey(from: start, to: bracket - 1)
      _ = missingColon(before: bracket, behind: key)
      position = bracket
      return key
    }
    position = line.stop + 1
    return checked(plainKey(from: start, to: line.end))
  }

  /// Where a bracket opens in `word {key`.
  private func bracketBehindWord(from start: Int, to end: Int) -> Int? {
    var index = start
    while index < end, bytes[index].isLetter || bytes[index].isDigit { index += 1 }
    guard index > start, index + 1 < end, bytes[index] == .space, bytes[start] >= 0x61,
      bytes[index + 1] == .openBrace || bytes[index + 1] == .openBracket
    else { return nil }
    return index + 1
  }

  /// Reports a key that starts with a sign which no text starts with.
  mutating func reservedKey() throws(Abandoned) -> Key {
    let start = position
    let failure = reservedCharacter()
    let line = plainLine(from: start, inFlow: false)
    guard byte(line.stop) == .colon else { throw failure }
    position = line.stop + 1
    var key = plainKey(from: start, to: line.end)
    key.isDoubtful = true
    return key
  }

  /// Reports a line of a mapping that has no colon, or one without a space behind it.
  ///
  /// What looks like a key is read as one, though it may be part of a text.
  mutating func keyWithoutColon() throws(Abandoned) -> Key {
    let start = position
    let text = SourceSpan(start, textEnd(ofLineFrom: start))
    let colon = colonWithoutSpace(in: text)
    let failure = missingColon(from: start)
    if let colon { return keyBeforeColon(from: start, colon) }
    var wordEnd = start
    while bytes[wordEnd].isLetter || bytes[wordEnd].isDigit {
      wordEnd += 1
      if wordEnd == end { break }
    }
    guard wordEnd > start, isBlankOrEnd(wordEnd) else { throw failure }
    position = wordEnd
    var key = plainKey(from: start, to: wordEnd)
    key.isDoubtful = true
    return key
  }

  /// The key of `key:value`; moves to the value.
  mutating func keyBeforeColon(from start: Int, _ colon: Int) -> Key {
    // A full-width colon has three bytes, a no-break space behind a colon two.
    position = bytes[colon] == .colon ? colon + 1 : colon + 3
    if byte(position) == 0xC2, byte(position + 1) == 0xA0 { position += 2 }
    return plainKey(from: start, to: colon)
  }

  private mutating func quotedKey() throws(Abandoned) -> Key {
    let start = position
    let scalar = try quotedScalar(in: column)
    let span = SourceSpan(start, position)
    skipBlanks()
    if lineStart > start, isColon(position) { throw multilineKey(span) }
    if !isColon(position) {
      guard byte(position) == .colon else { throw missingColon(from: start) }
      _ = missingSpace(after: span, colon: position)
    }
    position += 1
    return checked(Key(text: scalar.text, span: span, style: scalar.style))
  }
}
