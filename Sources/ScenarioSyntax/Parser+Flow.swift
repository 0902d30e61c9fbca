/// Lists and mappings in brackets and braces.
extension Parser {
  /// Reads `[…]` or `{…}` that belongs to a list or mapping at a column.
  mutating func flowCollection(in parent: Int) throws(Abandoned) -> Node {
    let open = position
    try descend(at: SourceSpan(open, open + 1))
    openBrackets.append(open)
    position += 1
    var isDamaged = false
    let content: Node.Content =
      if bytes[open] == .openBracket {
        .sequence(try flowItems(open, in: parent, &isDamaged))
      } else {
        .mapping(try flowEntries(open, in: parent, &isDamaged))
      }
    openBrackets.removeLast()
    depth -= 1
    return node(content, from: open, to: position, isDamaged: isDamaged)
  }

  private mutating func flowItems(
    _ open: Int, in parent: Int, _ isDamaged: inout Bool
  ) throws(Abandoned) -> [Node] {
    var items: [Node] = []
    let state = flowState
    var needsComma = false
    while try nextInFlow(open, in: parent, needsComma: needsComma, &isDamaged) {
      let start = position
      let line = lineStart
      do throws(Abandoned) {
        let isRest = lacksComma
        var item = try flowNode(in: parent)
        if isRest, item.scalar != nil { item.isDamaged = true }
        items.append(try pair(item, from: start, line: line, open, in: parent))
        needsComma = true
      } catch {
        items.append(try lostInFlow(from: start, state, error))
        needsComma = false
      }
    }
    return items
  }

  private mutating func flowEntries(
    _ open: Int, in parent: Int, _ isDamaged: inout Bool
  ) throws(Abandoned) -> [Node.Entry] {
    var list = EntryList()
    let state = flowState
    var needsComma = false
    while try nextInFlow(open, in: parent, needsComma: needsComma, &isDamaged) {
      let start = position
      do throws(Abandoned) {
        let isRest = lacksComma
        var key = try flowKey(try flowNode(in: parent), from: start)
        skipInFlow(open, in: parent)
        needsComma = true
        if isFlowColon(behind: key.style) {
          let value = try flowValue(open, in: parent, &needsComma)
          // With the value further entries may be lost.
          if value.isDamaged, value.isAbsent { list.isDamaged = true }
          add(key, value, to: &list)
        } else {
          key.isDoubtful = key.isDoubtful || isRest
          let entry = try entryWithoutColon(key, in: parent)
          add(entry.key, entry.value, to: &list)
        }
      } catch {
        _ = try lostInFlow(from: start, state, error)
        list.isDamaged = true
        needsComma = false
      }
    }
    if list.isDamaged { isDamaged = true }
    return list.entries
  }

  /// Moves over commas to the next item; false behind the closing bracket, or where it is missing.
  private mutating func nextInFlow(
    _ open: Int, in parent: Int, needsComma: Bool, _ isDamaged: inout Bool
  ) throws(Abandoned) -> Bool {
    var needsComma = needsComma
    lacksComma = false
    // Behind an item that was lost a comma may stand.
    var isAfterItem = position > open + 1
    while true {
      guard skipInFlow(open, in: parent) else {
        isDamaged = true
        return false
      }
      switch bytes[position] {
      case .closeBracket, .closeBrace:
        close(open)
        return false
      case .comma:
        if !needsComma, !isAfterItem { reportMissingItem() }
        needsComma = false
        isAfterItem = false
        position += 1
      default:
        if needsComma { missingComma(open) }
        lacksComma = needsComma
        return true
      }
    }
  }

  /// Reads a closing bracket; one of the other kind stands for the right one, unless it closes
  /// what is around these brackets.
  private mutating func close(_ open: Int) {
    let isBracket = bytes[open] == .openBracket
    if bytes[position] == (isBracket ? .closeBracket : .closeBrace) {
      position += 1
      return
    }
    report(
      .mismatchedBracket,
      "a '\(isBracket ? "[" : "{")' is closed by '\(isBracket ? "]" : "}")'",
      at: SourceSpan(position, position + 1),
      notes: [Diagnostic.Note(span: SourceSpan(open, open + 1), text: "it was opened here")])
    if closingCount() >= openBrackets.count { position += 1 }
  }

  /// How many brackets the rest of the line closes that were opened before.
  private func closingCount() -> Int {
    var count = 0
    var level = 0
    for byte in bytes[position..<textEnd(ofLineFrom: position)] {
      if byte == .openBracket || byte == .openBrace { level += 1 }
      guard byte.isClosing else { continue }
      if level > 0 { level -= 1 } else { count += 1 }
    }
    return count
  }

  /// Moves to the next content inside brackets; false where they end without being closed.
  ///
  /// A line that is not indented does not belong to them.
  @discardableResult
  mutating func skipInFlow(_ open: Int, in parent: Int) -> Bool {
    let line = lineStart
    skipToContent()
    guard position < end, !isAtDocumentEdge else {
      unclosedBracket(open)
      return false
    }
    guard lineStart != line, indent <= parent else { return true }
    if leadingTab != nil {
      reportLeadingTab()
      return true
    }
    if looksLikeEntry(position) {
      unclosedBracket(open)
      return false
    }
    guard lastUnindented != open else { return true }
    lastUnindented = open
    report(
      .unindentedLine, "lines inside brackets are indented deeper than the line of their key",
      at: SourceSpan(position, position + 1),
      hint: "put spaces before it, up to the closing bracket")
    return true
  }
}

// MARK: - What is lost

extension Parser {
  /// What has to be as before when something inside brackets is given up.
  struct FlowState {
    let depth: Int
    let openBrackets: Int
    let openAnchors: Int
  }

  var flowState: FlowState {
    FlowState(
      depth: depth, openBrackets: openBrackets.count, openAnchors: anchors.openCount)
  }

  /// Skips an item or entry that was given up, up to the comma or the bracket behind it.
  mutating func lostInFlow(
    from start: Int, _ state: FlowState, _ abandoned: Abandoned
  ) throws(Abandoned) -> Node {
    if abandoned.includesBrackets { throw abandoned }
    if hasEnoughFindingsOnLine || hasEnoughFindings { throw Abandoned(includesBrackets: true) }
    depth = state.depth
    openBrackets.removeLast(openBrackets.count - state.openBrackets)
    anchors.breakOpen(downTo: state.openAnchors)
    var level = 0
    while !isLineEnd(position), !startsComment(position) {
      let byte = bytes[position]
      if level == 0, byte == .comma || byte.isClosing { break }
      if byte == .openBracket || byte == .openBrace { level += 1 }
      if byte.isClosing { level -= 1 }
      position += 1
    }
    return node(.absent, from: start, to: max(start, position), isDamaged: true)
  }
}
