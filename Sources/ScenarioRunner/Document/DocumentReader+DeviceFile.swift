internal import Foundation
internal import ScenarioSyntax

extension DocumentReader {
  /// The device mapping with the keys of the file that `from` names put in.
  func deviceNode(_ node: Node) -> Node? {
    guard let entries = node.entries,
      let from = entries.first(where: { $0.key == "from" })
    else { return node }
    guard let bytes = contents(of: from.value, for: "from"),
      let path = from.value.scalar?.text,
      let base = deviceEntries(path, Array(bytes), at: from.value.span)
    else { return nil }
    let own = entries.filter { $0.key != "from" }
    let names = Set(own.map(\.key))
    return Node(
      .mapping(base.filter { !names.contains($0.key) } + own), span: node.span,
      isDamaged: node.isDamaged)
  }

  /// The entries of a device file, all standing where the file is named.
  private func deviceEntries(
    _ path: String, _ bytes: [UInt8], at span: SourceSpan
  ) -> [Node.Entry]? {
    let file = SourceFile(path: path, bytes: bytes)
    let parsed = ScenarioText.parse(file)
    var found = parsed.diagnostics
    if found.isEmpty, let document = parsed.documents.first {
      found = deviceFindings(of: document, in: file)
    }
    for finding in found {
      let line = file.position(at: finding.span.start).line
      report(
        .unusableFile, "'\(path)' has an error in line \(line): \(finding.message)", at: span,
        hint: finding.hint)
    }
    guard found.isEmpty, let document = parsed.documents.first else { return nil }
    return document.standing(at: span).entries
  }

  /// What is wrong with a device file, at its places in that file.
  private func deviceFindings(of document: Node, in file: SourceFile) -> [Diagnostic] {
    let reader = DocumentReader(source: file, registeredApps: [:], files: files)
    let entry = Node.Entry(
      key: "device", keySpan: document.span, keyStyle: .plain, value: document)
    guard document.entries?.contains(where: { $0.key == "from" }) != true,
      let fields = FieldReader(
        reader, Node(.mapping([entry]), span: document.span), owner: "a device file")
    else {
      reader.report(.unknownKey, "a device file takes no 'from'", at: document.span)
      return reader.diagnostics
    }
    _ = reader.readDevice(fields)
    return reader.diagnostics
  }
}

extension Node {
  /// The node with every place in it moved to one span.
  fileprivate func standing(at span: SourceSpan) -> Node {
    switch content {
    case .scalar, .absent: return Node(content, span: span)
    case .sequence(let items):
      return Node(.sequence(items.map { $0.standing(at: span) }), span: span)
    case .mapping(let entries):
      let moved = entries.map { entry in
        Entry(
          key: entry.key, keySpan: span, keyStyle: entry.keyStyle,
          value: entry.value.standing(at: span))
      }
      return Node(.mapping(moved), span: span)
    }
  }
}
