internal import ScenarioSyntax

/// Puts the columns of a row of `examples` into a document.
struct ExampleExpansion {
  let reader: DocumentReader
  let cells: [Node.Entry]

  /// The document with every column of the row put in.
  func expand(_ node: Node) -> Node {
    switch node.content {
    case .absent: return node
    case .scalar(let scalar): return expand(scalar, of: node)
    case .sequence(let items): return Node(.sequence(items.map(expand)), span: node.span)
    case .mapping(let entries): return Node(.mapping(expand(entries)), span: node.span)
    }
  }

  private func expand(_ scalar: Node.Scalar, of node: Node) -> Node {
    if let cell = cells.first(where: { scalar.text == "<\($0.key)>" }) { return cell.value }
    let text = expand(scalar.text, at: node.span)
    guard text != scalar.text else { return node }
    return Node(.scalar(.init(text: text, style: scalar.style)), span: node.span)
  }

  private func expand(_ entries: [Node.Entry]) -> [Node.Entry] {
    var seen: [String: SourceSpan] = [:]
    return entries.map { entry in
      var entry = entry
      entry.key = expand(entry.key, at: entry.keySpan)
      entry.value = expand(entry.value)
      if let first = seen.updateValue(entry.keySpan, forKey: entry.key) {
        reader.report(
          .duplicateKey, "with this row '\(entry.key)' stands twice", at: entry.keySpan,
          notes: [.init(span: first, text: "it stands here first")])
      }
      return entry
    }
  }

  /// The text with each `<column>` replaced; what is put in is not looked at again.
  private func expand(_ text: String, at span: SourceSpan) -> String {
    guard text.contains("<") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      rest = rest[open...]
      if let cell = cells.first(where: { rest.hasPrefix("<\($0.key)>") }) {
        result += word(of: cell, at: span)
        rest = rest.dropFirst(cell.key.count + 2)
      } else {
        result += "<"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private func word(of cell: Node.Entry, at span: SourceSpan) -> String {
    if let scalar = cell.value.scalar { return scalar.text }
    reader.report(
      .examples,
      "'<\(cell.key)>' is \(cell.value.kindInWords), and inside longer text only text fits",
      at: span, hint: "let '<\(cell.key)>' stand alone",
      notes: [.init(span: cell.value.span, text: "the column is written here")])
    return ""
  }
}

extension DocumentReader {
  /// The rows of `examples`, with the same columns each; nil where there are none.
  func exampleRows(_ document: Node) -> [[Node.Entry]]? {
    guard let node = document["examples"] else { return nil }
    let rows = list(node).compactMap { row in
      FieldReader(
        self, row, owner: "a row of 'examples'", example: "- {answer: deny, status: denied}")
    }
    if node.items?.isEmpty == true {
      report(.examples, "'examples' needs at least one row", at: node.span)
    }
    let columns = rows.first?.entries.map(\.key) ?? []
    for row in rows { check(row, has: columns) }
    return rows.map(\.entries)
  }

  private func check(_ row: FieldReader, has columns: [String]) {
    for column in columns { _ = row.value(column) }
    let strangers = row.entries.filter { !columns.contains($0.key) }
    for entry in strangers {
      report(
        .examples, "'\(entry.key)' is not a column of the first row", at: entry.keySpan,
        label: "its columns are " + columns.listed(conjunction: "and"),
        hint: meant(entry.key, among: columns))
    }
    let missing = columns.filter { column in !row.entries.contains { $0.key == column } }
    if strangers.isEmpty, !missing.isEmpty {
      report(
        .examples, "this row has no " + missing.listed(conjunction: "and"),
        at: headline(of: row.span), hint: "every row has the same columns")
    }
  }
}
