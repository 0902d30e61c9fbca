/// The anchors of a document, and how much their aliases have added to it.
struct Anchors {
  /// What an anchor stands for.
  enum Target {
    /// The anchor's value has not ended: an alias to it would be inside itself.
    case open(SourceSpan)
    /// The anchor's value was given up.
    case broken
    /// A value, the number of its nodes, and the levels that it nests.
    case node(Node, size: Int, height: Int)
  }

  /// An anchor whose value is being read.
  struct Mark {
    let name: String
    let span: SourceSpan
    fileprivate var size = 0
    fileprivate var deepest = 0

    init(name: String, span: SourceSpan) {
      self.name = name
      self.span = span
    }
  }

  private(set) var targets: [String: Target] = [:]
  private var open: [String] = []
  /// The nodes read in this document so far, those of aliases included.
  var nodeCount = 0
  /// The nodes that aliases added.
  var aliasedNodes = 0
  /// The deepest nesting reached since the innermost open anchor started.
  var deepest = 0

  var openCount: Int { open.count }

  /// Starts the value of an anchor.
  mutating func begin(_ mark: inout Mark, depth: Int) {
    mark.size = nodeCount
    mark.deepest = deepest
    deepest = depth
    open.append(mark.name)
    targets[mark.name] = .open(mark.span)
  }

  /// Ends the value of an anchor.
  mutating func finish(_ mark: Mark, _ node: Node, depth: Int) {
    open.removeLast()
    targets[mark.name] = .node(
      node, size: nodeCount - mark.size, height: max(0, deepest - depth))
    deepest = max(deepest, mark.deepest)
  }

  /// Gives up the anchors that were opened since there were so many.
  mutating func breakOpen(downTo count: Int) {
    while open.count > count {
      targets[open.removeLast()] = .broken
    }
  }
}
