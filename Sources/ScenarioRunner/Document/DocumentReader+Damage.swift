internal import ScenarioSyntax

extension DocumentReader {
  /// Keeps the places in a document about which nothing more can be said.
  func noteDamage(in node: Node) {
    switch node.content {
    case .scalar, .absent:
      if node.isDamaged { withhold(at: node.span) }
    case .sequence(let items):
      for item in items { noteDamage(in: item) }
    case .mapping(let entries):
      for entry in entries {
        if entry.isDoubtful { withhold(at: entry.keySpan) }
        noteDamage(in: entry.value)
      }
    }
  }

  /// Keeps a text that may declare what seems to be unknown elsewhere.
  func noteUnread(_ span: SourceSpan, besides name: String? = nil) {
    noteUnread(source.text(in: span), besides: name)
  }

  /// Keeps entries whose keys mean nothing: a slip may hide what they declare.
  func noteUnread(_ strangers: [Node.Entry]) {
    for entry in strangers {
      noteUnread(SourceSpan(entry.keySpan.start, max(entry.keySpan.end, entry.value.span.end)))
    }
  }
}
