internal import ScenarioSyntax

/// Puts the columns of a row of `examples` into a document.
struct ExampleExpansion {
  let reader: DocumentReader
  let cells: [Node.Entry]
  /// Whether the rows could not be read: what names a column may then mean anything.
  var isOpen = false

  /// The document with every column of the row put in.
  func expand(_ node: Node) -> Node {
    var expanded = node
    switch node.content {
    case .absent: break
    case .scalar(let scalar): return expand(scalar, of: node)
    case .sequence(let items): expanded.content = .sequence(items.map(expand))
    case .mapping(let entries): expanded.content = .mapping(expand(entries))
    }
    return expanded
  }

  private func expand(_ scalar: Node.Scalar, of node: Node) -> Node {
    var expanded = node
    if isOpen, Self.namesColumn(scalar.text) {
      expanded.isDamaged = true
      return expanded
    }
    if let cell = cells.first(where: { scalar.text == "<\($0.key)>" }) { return cell.value }
    reportSlip(scalar.text, at: node.span)
    let text = expand(scalar.text, at: node.span)
    guard text != scalar.text else { return node }
    expanded.content = .scalar(.init(text: text, style: scalar.style))
    return expanded
  }

  /// Reports a text that is almost a column and so stays as it stands.
  private func reportSlip(_ text: String, at span: SourceSpan) {
    guard text.hasPrefix("<"), text.hasSuffix(">"), text.utf8.count > 2 else { return }
    let name = String(text.dropFirst().dropLast())
    let columns = cells.map(\.key)
    guard !columns.contains(name), let near = nearMiss(of: name, among: columns) else { return }
    reader.report(
      .examples, "'\(text)' is not a column of 'examples'", at: span,
      label: "the columns are " + columns.listed(conjunction: "and"),
      hint: "did you mean '<\(near)>'?")
    reader.withhold(at: span)
  }

  private static func namesColumn(_ text: String) -> Bool {
    guard let open = text.firstIndex(of: "<") else { return false }
    return text[open...].contains(">")
  }

  private func expand(_ entries: [Node.Entry]) -> [Node.Entry] {
    var seen: [String: SourceSpan] = [:]
    return entries.map { entry in
      var entry = entry
      if isOpen, Self.namesColumn(entry.key) { entry.isDoubtful = true }
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
      at: span, hint: "let '<\(cell.key)>' stand alone, or name a column of texts here",
      notes: [.init(span: cell.value.span, text: "the column is written here")])
    return ""
  }
}

extension DocumentReader {
  /// The rows of `examples` that can be put in; nil where the document has no columns.
  ///
  /// Rows that are damaged or lack a column are left out: what they would give is guesswork.
  func exampleRows(_ document: Node) -> [[Node.Entry]]? {
    guard let entry = document.entries?.first(where: { $0.key == "examples" }) else {
      return mayHaveExamples(document) ? [] : nil
    }
    if entry.value.isAbsent {
      FieldReader(self, document, owner: "a scenario").map { _ = $0.value("examples") }
      return []
    }
    let rows = list(entry.value).compactMap { row in
      FieldReader(
        self, row, owner: "a row of 'examples'", example: "- {answer: deny, status: denied}")
    }
    if entry.value.items?.isEmpty == true, !entry.value.isDamaged {
      report(.examples, "'examples' needs at least one row", at: entry.value.span)
    }
    let columns = rows.first { !$0.isDamaged }?.entries.map(\.key) ?? []
    return rows.filter { isSound($0, columns) }.map(\.entries)
  }

  private func mayHaveExamples(_ document: Node) -> Bool {
    guard let entries = document.entries else { return false }
    return document.isDamaged
      || entries.contains { entry in
        !Self.scenarioKeys.contains(entry.key)
          && closestWord(to: entry.key, among: ["examples"]) != nil
      }
  }

  /// Whether a row has the columns of the first one and a value under each; reports what differs.
  private func isSound(_ row: FieldReader, _ columns: [String]) -> Bool {
    if row.isDamaged || row.entries.contains(where: { $0.isDoubtful || $0.value.hasDamage }) {
      return false
    }
    return isClean { check(row, has: columns) }
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
