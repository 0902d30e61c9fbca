internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// A value of a many-valued key with its label in stored form, still to be read.
  struct LabeledNode {
    let label: String?
    let value: Node
  }

  /// How the values of a many-valued key are written.
  enum LabeledForm {
    /// One value, or a list of values, without labels.
    case values([Node])
    /// A mapping of label to value.
    case byLabel([LabeledNode])
    /// A list of `{label, value}`.
    case labeled([LabeledNode])
  }

  /// The values of a many-valued key in any of the four forms.
  func labeledNodes(_ node: Node, _ key: ContactKey) -> [LabeledNode] {
    switch labeledForm(node, key) {
    case .values(let nodes): nodes.map { LabeledNode(label: nil, value: $0) }
    case .byLabel(let entries), .labeled(let entries): entries
    }
  }

  /// Tells the four forms apart.
  func labeledForm(_ node: Node, _ key: ContactKey) -> LabeledForm {
    if let entries = node.entries {
      if Self.isLabeledEntry(node) { return .labeled([labeledEntry(node, key)].compactMap(\.self)) }
      return isOneValue(entries, of: key) ? .values([node]) : .byLabel(byLabel(entries))
    }
    let items = list(node)
    guard items.contains(where: Self.isLabeledEntry) else { return .values(items) }
    return .labeled(items.compactMap { labeledEntry($0, key) })
  }

  private static func isLabeledEntry(_ node: Node) -> Bool {
    guard let entries = node.entries, !entries.isEmpty else { return false }
    return entries.contains { $0.key == "value" }
      && entries.allSatisfy { ["label", "value"].contains($0.key) }
  }

  /// Where a value is a mapping itself, a mapping of mappings goes by label.
  private func isOneValue(_ entries: [Node.Entry], of key: ContactKey) -> Bool {
    let isDate = entries.contains { ["year", "month", "day"].contains($0.key) }
    if case .dates = key.field { return isDate }
    return !key.field.partNames.isEmpty && !entries.allSatisfy { $0.value.entries != nil }
  }

  private func byLabel(_ entries: [Node.Entry]) -> [LabeledNode] {
    entries.compactMap { entry in
      guard !entry.value.isAbsent else {
        if entry.value.isDamaged { return nil }
        report(.missingValue, "'\(entry.key)' has no value", at: entry.keySpan)
        return nil
      }
      return LabeledNode(label: ContactLabels.stored(entry.key), value: entry.value)
    }
  }

  private func labeledEntry(_ node: Node, _ key: ContactKey) -> LabeledNode? {
    guard let fields = FieldReader(self, node, owner: "an entry of '\(key.name)'") else {
      return nil
    }
    defer { fields.finish() }
    let label = fields.value("label").flatMap(label)
    return fields.required("value").map {
      LabeledNode(label: label?.isEmpty == true ? nil : label, value: $0)
    }
  }

  /// A label in stored form: a word, a text, or `{custom: text}` for a text as it is.
  func label(_ node: Node) -> String? {
    guard node.entries != nil else {
      return text(node, for: "label").map(ContactLabels.stored)
    }
    guard let fields = FieldReader(self, node, owner: "a label") else { return nil }
    defer { fields.finish() }
    return fields.required("custom").flatMap { text($0, for: "custom") }
  }
}
