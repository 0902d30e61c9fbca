import ScenarioSyntax

/// Writes nodes as text, a line each, with their places.
struct TreeText {
  let source: SourceFile

  func text(of documents: [Node]) -> String {
    documents.map { "document\n" + text(of: $0, depth: 1) }.joined()
  }

  private func text(of node: Node, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let place = place(node.span)
    switch node.content {
    case .absent: return "\(indent)absent \(place)\n"
    case .scalar(let scalar):
      return "\(indent)\(scalar.style) \(scalar.text.debugDescription) \(place)\n"
    case .sequence(let items):
      return "\(indent)list \(place)\n" + items.map { text(of: $0, depth: depth + 1) }.joined()
    case .mapping(let entries):
      let lines = entries.map { entry in
        let key = "\(entry.keyStyle) \(entry.key.debugDescription) \(self.place(entry.keySpan))"
        return "\(indent)  key \(key)\n" + text(of: entry.value, depth: depth + 2)
      }
      return "\(indent)mapping \(place)\n" + lines.joined()
    }
  }

  private func place(_ span: SourceSpan) -> String {
    let start = source.position(at: span.start)
    let end = source.position(at: span.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
  }
}
