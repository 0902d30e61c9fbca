internal import ScenarioSyntax

/// The text of a document as JSON: what readers of YAML can be compared by.
struct JSONText {
  /// What JSON has no way to write.
  struct Inexpressible: Error, Equatable {
    let reason: String
    let span: SourceSpan
  }

  /// Whether scalars stay text; otherwise plain ones are read by the core schema of YAML 1.2.
  let keepsText: Bool

  /// Writes a list of documents.
  func list(of documents: [Node]) throws(Inexpressible) -> String {
    "[" + (try joined(documents) { (node) throws(Inexpressible) in try text(of: node) }) + "]"
  }

  /// Writes one document.
  func text(of node: Node) throws(Inexpressible) -> String {
    switch node.content {
    case .absent: keepsText ? "\"\"" : "null"
    case .scalar(let scalar): try text(of: scalar, at: node.span)
    case .sequence(let items): try list(of: items)
    case .mapping(let entries): try object(entries)
    }
  }

  private func text(of scalar: Node.Scalar, at span: SourceSpan) throws(Inexpressible) -> String {
    let value = keepsText ? .text : CoreSchemaValue(scalar)
    guard let text = value.jsonText else {
      if value == .text { return scalar.text.jsonQuoted }
      throw Inexpressible(reason: "JSON has no word for '\(scalar.text)'", span: span)
    }
    return text
  }

  private func object(_ entries: [Node.Entry]) throws(Inexpressible) -> String {
    var names: Set<[UInt8]> = []
    return "{"
      + (try joined(entries) { (entry) throws(Inexpressible) in
        let name = try name(of: entry)
        guard names.insert(Array(name.utf8)).inserted else {
          throw Inexpressible(
            reason: "two keys of the mapping are '\(name)' in JSON", span: entry.keySpan)
        }
        return name.jsonQuoted + ": " + (try text(of: entry.value))
      }) + "}"
  }

  /// The key as JSON takes it: a number or a truth value by its JSON text.
  private func name(of entry: Node.Entry) throws(Inexpressible) -> String {
    let value =
      keepsText ? .text : CoreSchemaValue(Node.Scalar(text: entry.key, style: entry.keyStyle))
    guard value != .null else {
      throw Inexpressible(reason: "no key of JSON is null", span: entry.keySpan)
    }
    return value.jsonText ?? entry.key
  }

  private func joined<Element>(
    _ elements: [Element], _ text: (Element) throws(Inexpressible) -> String
  ) throws(Inexpressible) -> String {
    var parts: [String] = []
    for element in elements { parts.append(try text(element)) }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// The text in quotes as JSON writes it.
  var jsonQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
