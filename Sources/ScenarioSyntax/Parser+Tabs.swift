/// Lines that are indented with tabs: each is a fault, and most show where they belong.
extension Parser {
  /// Reports a tab before the content of the line and finds the column that was meant.
  ///
  /// `isAwaited` is true where a key or a dash above still lacks its value.
  mutating func mendTab(isAwaited: Bool) {
    guard leadingTab != nil, position == contentStart, !isAtDocumentEdge else { return }
    reportLeadingTab()
    lineShift = columnBehindTabs(isAwaited: isAwaited) - (contentStart - lineStart)
    leadingTab = nil
  }

  /// Reports a line with a tab; the lines next to it that have one too are the same fault.
  mutating func reportLeadingTab() {
    guard let tab = leadingTab else { return }
    misplacedLine = lineStart
    guard lineStart != reportedTabs else {
      reportedTabs = nextLine(after: lineEnd(from: position))
      return
    }
    _ = tabFailure(at: tab)
    reportedTabs = nextLine(after: lineEnd(from: position))
  }

  /// Widths of a tab, the usual one first.
  private static var tabWidths: [Int] { [4, 2, 8] }

  private func columnBehindTabs(isAwaited: Bool) -> Int {
    let isItem = isDash(position)
    let innermost = openBlocks.last?.column ?? -1
    let below = isAwaited ? columnBelow(inside: innermost, isItem: isItem) : nil
    if let below, below.isAlike { return below.column }
    for width in Self.tabWidths {
      let column = contentColumn(tabWidth: width)
      if openBlocks.contains(where: { $0.column == column && $0.isList == isItem }) {
        return column
      }
      if isAwaited, column > innermost || isItem && column == innermost {
        return min(column, below?.column ?? column)
      }
    }
    // Nothing fits: the line goes on with the deepest list or mapping of its kind to its left.
    let widest = contentColumn(tabWidth: 8)
    let fitting = openBlocks.last { $0.isList == isItem && $0.column <= widest }
    return fitting?.column ?? contentColumn(tabWidth: 4)
  }

  /// The column of the content with tabs of a width.
  func contentColumn(tabWidth: Int) -> Int {
    var column = 0
    for byte in bytes[lineStart..<contentStart] {
      column = byte == .tab ? (column / tabWidth + 1) * tabWidth : column + 1
    }
    return column
  }

  /// The column that the lines below show for a list or mapping that starts here.
  ///
  /// `isAlike` is true where the next line is one more of it.
  private func columnBelow(inside outer: Int, isItem: Bool) -> (column: Int, isAlike: Bool)? {
    var nearest: Int?
    var offset = nextLine(after: lineEnd(from: position))
    // Far below nothing tells of this line any more.
    for _ in 0..<100 where offset < end {
      var index = offset
      while byte(index) == .space { index += 1 }
      let indent = index - offset
      let tellsNothing = isLineEnd(index) || byte(index) == .tab || byte(index) == .hash
      offset = nextLine(after: lineEnd(from: index))
      if tellsNothing { continue }
      guard indent > outer || isItem && indent == outer && isDash(index) else { break }
      if nearest == nil, isDash(index) == isItem { return (indent, true) }
      // Keys below a dash stand two columns behind it.
      let column = isItem && !isDash(index) ? max(indent - 2, outer + 1) : indent
      nearest = min(nearest ?? column, column)
    }
    return nearest.map { ($0, false) }
  }
}
