/// Block lists.
extension Parser {
  /// Reads the items of a list from its first dash; `parent` is the column of what holds the list.
  mutating func blockSequence(at column: Int, in parent: Int) throws(Abandoned) -> Node {
    let start = position
    try descend(at: SourceSpan(start, start + 1))
    var items: [Node] = []
    var last = start + 1
    repeat {
      last = position + 1
      position += 1
      if let item = attempt(in: column, at: .item) {
        items.append(item)
        last = max(last, item.span.end)
      }
    } while findDash(at: column, in: parent)
    depth -= 1
    closedColumn = column
    return node(.sequence(items), from: start, to: last)
  }

  /// Moves to the next dash of the list; lines inside it that are no items are reported and skipped.
  private mutating func findDash(at column: Int, in parent: Int) -> Bool {
    while true {
      skipToContent()
      guard !isAtDocumentEdge, indent >= column else { return false }
      if leadingTab == nil, indent == column {
        if isDash(position) { return true }
        // A list may stand in the column of its key: the mapping goes on.
        if column == parent { return false }
      }
      reportNoItem(at: column)
      recover(to: column)
    }
  }

  private mutating func reportNoItem(at column: Int) {
    if let leadingTab {
      _ = tabFailure(at: leadingTab)
    } else if indent > column {
      _ = indentationFailure(below: nil)
    } else if byte(position) == .ampersand, let mark = try? anchor() {
      _ = anchorBeforeDash(mark)
    } else if byte(position) == .dash {
      _ = missingSpaceAfterDash(at: position)
    } else if byte(plainLine(from: position, inFlow: false).stop) == .colon {
      _ = mixedCollection(isMapping: false)
    } else {
      _ = missingDash()
    }
  }
}
