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
  }

  /// What was read: a key with its colon, or a whole node.
  enum KeyOrNode {
    case key(Key)
    case node(Node)
  }

  /// Makes a node, and counts it.
  mutating func node(_ content: Node.Content, from start: Int, to end: Int) -> Node {
    anchors.nodeCount += 1
    return Node(content, span: SourceSpan(start, end))
  }

  /// Reads the node that belongs to a list or mapping at a column; -1 is the document.
  mutating func blockNode(in parent: Int, at place: Place) throws(Abandoned) -> Node {
    let start = position
    closedColumn = -1
    skipToContent()
    guard belongs(to: parent, at: place) else {
      checkComment(after: start)
      return node(.absent, from: start, to: start)
    }
    var properties = Properties()
    let column = try readProperties(&properties, in: parent, at: place)
    if byte(position) == .star, let mark = properties.beside ?? properties.above {
      throw anchorBeforeAlias(mark)
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
  private mutating func checkComment(after start: Int) {
    var index = start
    while byte(index).isBlank { index += 1 }
    guard index > start, byte(index) == .hash, !isBlankOrEnd(index + 1), byte(index + 1) != .hash
    else { return }
    let text = source.text(in: SourceSpan(index, lineEnd(from: index)))
    report(
      .commentAsValue, "a '#' behind a space starts a comment, so there is no value here",
      at: SourceSpan(index, index + 1),
      hint: "write \(quoted(text)) for a text, or a space behind the '#' of a comment")
  }

  /// Reads anchors; returns the column where the node starts with what stands beside it.
  private mutating func readProperties(
    _ properties: inout Properties, in parent: Int, at place: Place
  ) throws(Abandoned) -> Int {
    var start = column
    while true {
      if byte(position) == .bang { throw tagFailure(in: false) }
      guard byte(position) == .ampersand else { return start }
      let mark = try anchor()
      guard properties.beside == nil else { throw secondAnchor(mark) }
      skipBlanks()
      guard isLineEnd(position) || startsComment(position) else {
        properties.beside = mark
        continue
      }
      guard properties.above == nil else { throw secondAnchor(mark) }
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
    if isDash(position) {
      if let mark = properties.beside { throw anchorBeforeDash(mark) }
      try allowCollection(at: column, place, key: nil)
      return try blockSequence(at: column, in: parent)
    }
    switch try keyOrNode(properties, in: parent) {
    case .node(let node): return node
    case .key(let key):
      try allowCollection(at: column, place, key: key)
      return try blockMapping(at: column, first: key)
    }
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
      if properties.above != nil { throw secondAnchor(mark) }
      anchors.finish(mark, node, depth: level)
    case .key(let key): anchors.finish(mark, node(of: key), depth: level)
    }
    return read
  }

  /// Reports a list or mapping that starts where only one value has room: behind `key:` or `---`.
  private mutating func allowCollection(
    at column: Int, _ place: Place, key: Key?
  ) throws(Abandoned) {
    let start = lineStart + column
    if start != contentStart {
      switch place {
      case .item: break
      case .root: throw collectionBesideMarker(from: start)
      case .value(let outer):
        if let key { throw unquotedColon(key, behind: outer) }
        throw listBesideKey(outer)
      }
    }
    var before = start
    while before > lineStart, bytes[before - 1].isBlank {
      before -= 1
      if bytes[before] == .tab { throw tabFailure(at: before) }
    }
  }
}
