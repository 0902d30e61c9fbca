/// Reading the node behind a colon, a dash or a document marker.
extension Parser {
  /// Where a node stands in the list, mapping or document around it.
  enum Place {
    case root
    case value(of: SourceSpan)
    case item
  }

  /// A key whose colon has been read.
  struct Key {
    var text: String
    var span: SourceSpan
    var style: Node.Scalar.Style
    /// True where it is open whether this is the key, or whether it belongs here.
    var isDoubtful = false
  }

  /// What was read: a key with its colon, or a whole node.
  enum KeyOrNode {
    case key(Key)
    case node(Node)
  }

  /// Makes a node, and counts it.
  mutating func node(
    _ content: Node.Content, from start: Int, to end: Int, isDamaged: Bool = false
  ) -> Node {
    anchors.nodeCount += 1
    return Node(content, span: SourceSpan(start, end), isDamaged: isDamaged)
  }

  /// Reads the node that belongs to a list or mapping at a column; -1 is the document.
  mutating func blockNode(in parent: Int, at place: Place) throws(Abandoned) -> Node {
    let start = position
    closedColumn = -1
    skipToContent()
    if leadingTab != nil { mendTab(isAwaited: true) }
    guard belongs(to: parent, at: place) else {
      let isComment = checkComment(after: start)
      return node(.absent, from: start, to: start, isDamaged: isComment)
    }
    var properties = Properties()
    let column = try readProperties(&properties, in: parent, at: place)
    if byte(position) == .star, let mark = properties.beside ?? properties.above {
      _ = anchorBeforeAlias(mark)
      properties = Properties()
    }
    guard var above = properties.above else {
      return try content(at: column, properties, in: parent, at: place)
    }
    let level = depth
    anchors.begin(&above, depth: level)
    let node = try content(at: column, properties, in: parent, at: place)
    anchors.finish(above, node, depth: level)
    return node
  }

  /// True where the next content is the node that is looked for, and not what follows it.
  private func belongs(to parent: Int, at place: Place) -> Bool {
    if isAtDocumentEdge { return false }
    guard isFirstOnLine else { return true }
    switch place {
    case .root: return true
    case .item: return indent > parent
    case .value: return indent > parent || indent == parent && leadingTab == nil && isDash(position)
    }
  }

  /// `phone: #31#` gives nothing: the text would be lost without a word.
  private mutating func checkComment(after start: Int) -> Bool {
    var index = start
    while byte(index).isBlank { index += 1 }
    guard index > start, byte(index) == .hash, !isBlankOrEnd(index + 1), byte(index + 1) != .hash
    else { return false }
    let text = source.text(in: SourceSpan(index, lineEnd(from: index)))
    report(
      .commentAsValue, "a '#' behind a space starts a comment, so there is no value here",
      at: SourceSpan(index, index + 1),
      hint: "write \(quoted(text)) for a text, or a space behind the '#' of a comment")
    return true
  }

  /// Reads anchors; returns the column where the node starts with what stands beside it.
  private mutating func readProperties(
    _ properties: inout Properties, in parent: Int, at place: Place
  ) throws(Abandoned) -> Int {
    var start = column
    while true {
      if byte(position) == .bang {
        let failure = skipTag(in: false)
        if isLineEnd(position) { throw failure }
      }
      guard byte(position) == .ampersand else { return start }
      let mark = try anchor()
      if properties.beside != nil { _ = secondAnchor(mark) }
      skipBlanks()
      guard isLineEnd(position) || startsComment(position) else {
        properties.beside = mark
        continue
      }
      if properties.above != nil { _ = secondAnchor(mark) }
      properties.above = mark
      skipToContent()
      guard belongs(to: parent, at: place) else { throw emptyAnchor(mark) }
      start = column
    }
  }

  /// Reads what stands behind the anchors.
  private mutating func content(
    at column: Int, _ properties: Properties, in parent: Int, at place: Place
  ) throws(Abandoned) -> Node {
    if isDash(position) || isDashWithoutSpace(in: parent) {
      if let mark = properties.beside { _ = anchorBeforeDash(mark) }
      let start = lineStart + column - lineShift
      let isMisplaced = start != contentStart && isBesideKey(place, from: start)
      var list = try blockSequence(at: columnOfCollection(column, place), in: parent)
      if isMisplaced { list.isDamaged = true }
      return list
    }
    let start = lineStart + column - lineShift
    let isOnLineOfKey = start != contentStart
    switch try keyOrNode(properties, in: parent) {
    case .node(let node): return node
    case .key(let key):
      if isOnLineOfKey, case .value(let outer) = place {
        return try valueWithColon(key, behind: outer, in: parent)
      }
      return try blockMapping(at: columnOfCollection(column, place), first: key)
    }
  }

  /// Reports a list that starts on the line of its key, where only one value has room.
  private mutating func isBesideKey(_ place: Place, from start: Int) -> Bool {
    guard case .value(let key) = place else { return false }
    position = start
    _ = listBesideKey(key)
    misplacedLine = lineStart
    return true
  }

  /// The column of a list or mapping; one beside `---` is reported and stands as if below it.
  private mutating func columnOfCollection(_ column: Int, _ place: Place) -> Int {
    let start = lineStart + column - lineShift
    if case .root = place, start != contentStart {
      _ = collectionBesideMarker(from: start)
      lineShift -= column
      return 0
    }
    reportTab(before: start)
    return column
  }

  private mutating func reportTab(before start: Int) {
    var before = start
    while before > lineStart, bytes[before - 1].isBlank {
      before -= 1
      // Those that start the line are reported where they are read.
      if bytes[before] == .tab, before >= contentStart { _ = tabFailure(at: before) }
    }
  }

  /// True at the first of several lines that start with a dash and no space behind it.
  private func isDashWithoutSpace(in parent: Int) -> Bool {
    guard byte(position) == .dash, isFirstOnLine, !isBlankOrEnd(position + 1) else { return false }
    let line = plainLine(from: position, inFlow: false)
    guard isLineEnd(line.stop), let below = continuation(from: line.stop, in: parent) else {
      return false
    }
    return below.indent == indent && byte(below.content) == .dash
  }

  private mutating func keyOrNode(
    _ properties: Properties, in parent: Int
  ) throws(Abandoned) -> KeyOrNode {
    guard var mark = properties.beside else { return try keyOrNode(in: parent) }
    let level = depth
    anchors.begin(&mark, depth: level)
    let read = try keyOrNode(in: parent)
    switch read {
    case .node(let node):
      if properties.above != nil { _ = secondAnchor(mark) }
      anchors.finish(mark, node, depth: level)
    case .key(let key): anchors.finish(mark, node(of: key), depth: level)
    }
    return read
  }
}
