/// Anchors, aliases and tags.
extension Parser {
  /// The anchors that stand before a node, and where the node starts with them.
  struct Properties {
    /// An anchor on a line before the node: it names the whole node.
    var above: Anchors.Mark?
    /// An anchor on the line of the node: in front of a key it names the key.
    var beside: Anchors.Mark?
  }

  /// Reads `&name`.
  mutating func anchor() throws(Abandoned) -> Anchors.Mark {
    let start = position
    let name = try anchorName("an anchor is named: `&name`")
    return Anchors.Mark(name: name, span: SourceSpan(start, position))
  }

  private mutating func anchorName(_ rule: String) throws(Abandoned) -> String {
    let start = position
    position += 1
    while !isBlankOrEnd(position), !bytes[position].isFlowIndicator { position += 1 }
    guard position > start + 1 else {
      let sign = source.text(in: SourceSpan(start, start + 1))
      throw failure(
        .reservedCharacter, rule, at: SourceSpan(start, start + 1),
        hint: "a text that starts with '\(sign)' stands in quotes")
    }
    return source.text(in: SourceSpan(start + 1, position))
  }

  /// Reads `*name` and returns what it stands for.
  mutating func alias() throws(Abandoned) -> Node {
    let start = position
    let name = try anchorName("an alias names an anchor: `*name`")
    let span = SourceSpan(start, position)
    switch anchors.targets[name] {
    case .none: throw unknownAnchor(name, at: span)
    case .broken: return Node(.absent, span: span, isDamaged: true)
    case .open(let anchorSpan):
      throw failure(
        .aliasCycle, "the alias \(shown(span)) stands inside its own anchor", at: span,
        notes: [Diagnostic.Note(span: anchorSpan, text: "the anchor is here")])
    case .node(let node, let size, let height):
      return try expand(node, size: size, height: height, at: span)
    }
  }

  private mutating func unknownAnchor(_ name: String, at span: SourceSpan) -> Abandoned {
    // Among very many names there is always a near one, and looking for it takes long.
    let names = anchors.targets.count <= 200 ? anchors.targets.keys.sorted() : []
    let near = nearMiss(of: name, among: names)
    return failure(
      .unknownAnchor, "no anchor '\(shortened(name))' stands before this alias", at: span,
      hint: near.map { "did you mean '*\($0)'?" }
        ?? "a text that starts with '*' stands in quotes: \(quoted(valueLine(from: span.start)))")
  }

  private mutating func expand(
    _ node: Node, size: Int, height: Int, at span: SourceSpan
  ) throws(Abandoned) -> Node {
    let wasWithinLimit = anchors.aliasedNodes <= ScenarioText.mostAliasedNodes
    anchors.aliasedNodes += min(size, ScenarioText.mostAliasedNodes + 1)
    guard anchors.aliasedNodes <= ScenarioText.mostAliasedNodes else {
      // Reported once: each further alias would say the same.
      if wasWithinLimit {
        report(
          .aliasLimit,
          "aliases add at most \(ScenarioText.mostAliasedNodes) values to a document", at: span)
      }
      throw Abandoned(includesBrackets: true)
    }
    guard depth + height <= ScenarioText.deepestNesting else {
      report(
        .nestingTooDeep,
        "lists and mappings nest at most \(ScenarioText.deepestNesting) levels deep", at: span,
        label: "with what the alias stands for")
      throw Abandoned(includesBrackets: true)
    }
    anchors.deepest = max(anchors.deepest, depth + height)
    anchors.nodeCount += size
    return Node(node.content, span: span, isDamaged: node.isDamaged)
  }

  /// Reports a tag and moves to what stands behind it.
  @discardableResult
  mutating func skipTag(in flow: Bool) -> Abandoned {
    let failure = tagFailure(in: flow)
    while !isBlankOrEnd(position), !(flow && bytes[position].isFlowIndicator) { position += 1 }
    skipBlanks()
    return failure
  }

  mutating func tagFailure(in flow: Bool) -> Abandoned {
    var last = position
    while !isBlankOrEnd(last), !(flow && bytes[last].isFlowIndicator) { last += 1 }
    let span = SourceSpan(position, last)
    let text = flow ? source.text(in: span) : valueLine(from: position)
    return failure(
      .unsupportedTag, "tags such as \(shown(span)) are not part of the scenario language",
      at: span,
      hint: byte(position + 1) == .bang
        ? "remove it: every value is text until a key asks for something else"
        : "remove it; a text that starts with '!' stands in quotes: \(quoted(text))")
  }
}
