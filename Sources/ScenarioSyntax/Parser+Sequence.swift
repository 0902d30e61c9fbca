/// Block lists.
extension Parser {
  /// Reads the items of a list from its first dash; `parent` is the column of what holds the list.
  mutating func blockSequence(at column: Int, in parent: Int) throws(Abandoned) -> Node {
    let start = position
    try descend(at: SourceSpan(start, start + 1))
    var stray = Stray()
    var items: [Node] = []
    var last = start + 1
    var isDamaged = false
    openBlocks.append(OpenBlock(column: column, isList: true))
    var next: ListLine? = .item
    while let line = next {
      switch line {
      case .item:
        last = position + 1
        passDash()
        items.append(attempt(in: column, at: .item))
        stray = Stray(itemColumn: closedColumn, column: stray.column)
      case .bareItem: items.append(bareItem(at: column))
      case .key(let key):
        let parent = max(indent, stray.itemColumn)
        let value = attempt(in: parent, at: .value(of: key.span))
        add(key, value, toLastOf: &items)
      case .lost: isDamaged = true
      }
      last = max(last, items.last?.span.end ?? 0)
      next = nextLine(at: column, &stray, in: parent)
    }
    openBlocks.removeLast()
    depth -= 1
    closedColumn = column
    return node(.sequence(items), from: start, to: last, isDamaged: isDamaged)
  }

  /// Lines of a list that do not stand in the column of its dashes.
  private struct Stray {
    /// The column of the keys of the item above.
    var itemColumn = -1
    /// The column where the last such line stood; those below it are the same fault.
    var column = -1
    /// Whether a key was reported below the item: its further keys are the same fault.
    var isInsideItem = false
  }

  /// A line of a list.
  private enum ListLine {
    case item
    /// An item that lacks its dash.
    case bareItem
    /// A key that stands where a dash belongs, and so beside the item above.
    case key(Key)
    /// Nothing that could be read; it is skipped.
    case lost
  }

  /// Moves behind the dash; one that lacks its space stands as if it were there.
  private mutating func passDash() {
    if !isDash(position) {
      _ = missingSpaceAfterDash(at: position)
      lineShift += 1
    }
    position += 1
  }

  /// Moves to the next line of the list; nil where the list has ended.
  private mutating func nextLine(
    at column: Int, _ stray: inout Stray, in parent: Int
  ) -> ListLine? {
    skipToContent()
    if leadingTab != nil { mendTab(isAwaited: false) }
    guard !isAtDocumentEdge, belongsToBlock(at: column, &stray.column, isItem: true) else {
      return nil
    }
    if indent < column { return .item }
    if indent == column {
      if isDash(position) {
        stray.column = -1
        return .item
      }
      // A list may stand in the column of its key: the mapping goes on.
      if column == parent { return nil }
    }
    return strayLine(at: column, &stray)
  }

  /// Reports a line inside the list that is no item, and tells what was meant.
  private mutating func strayLine(at column: Int, _ stray: inout Stray) -> ListLine {
    let openAnchors = anchors.openCount
    let isReported =
      indent == stray.column || stray.isInsideItem && indent == stray.itemColumn
    if isReported { misplacedLine = lineStart }
    stray.column = indent
    do throws(Abandoned) {
      if indent > column {
        _ = indentationFailure(below: nil)
        if isDash(position) { return .item }
      } else if byte(position) == .ampersand {
        throw anchorBeforeDash(try anchor())
      } else if byte(position) == .dash {
        return .item
      }
      guard byte(plainLine(from: position, inFlow: false).stop) == .colon else {
        if indent > column { throw Abandoned() }
        _ = missingDash()
        return .bareItem
      }
      if indent == column { _ = mixedCollection(isMapping: false) }
      stray.isInsideItem = true
      var key = try key()
      key.isDoubtful = true
      return .key(key)
    } catch {
      anchors.breakOpen(downTo: openAnchors)
      recover(to: column)
      return .lost
    }
  }

  /// Reads the item of a line without a dash.
  private mutating func bareItem(at column: Int) -> Node {
    lineShift += 2
    return attempt(in: column, at: .item)
  }

  /// Adds an entry to the item above it: a mapping, or a text that was meant as a key.
  private mutating func add(_ key: Key, _ value: Node, toLastOf items: inout [Node]) {
    guard let last = items.indices.last, let entries = entries(of: items[last]) else { return }
    var key = key
    if items[last].scalar != nil { key.isDoubtful = false }
    var list = EntryList(entries: entries)
    add(key, value, to: &list)
    items[last].content = .mapping(list.entries)
    items[last].span.end = max(items[last].span.end, value.span.end)
  }

  private func entries(of node: Node) -> [Node.Entry]? {
    guard let scalar = node.scalar, scalar.style == .plain else { return node.entries }
    let end = SourceSpan(node.span.end, node.span.end)
    return [
      Node.Entry(
        key: scalar.text, keySpan: node.span, keyStyle: .plain,
        value: Node(.absent, span: end, isDamaged: true), isDoubtful: !isWord(scalar.text))
    ]
  }
}
