internal import ScenarioSyntax

extension DocumentReader {
  /// A contact that is named by its identifier or full name.
  func contact(_ node: Node, for name: String) -> ContactReference? {
    guard let text = scalar(node, for: name, takes: "the name of a contact")?.text else {
      return nil
    }
    return reference(text, at: node.span)
  }

  /// Contacts that are named.
  func contacts(_ node: Node, for name: String) -> [ContactReference] {
    list(node).compactMap { contact($0, for: name) }
  }

  /// Looks a name up among the contacts that are known so far.
  func reference(_ text: String, at span: SourceSpan) -> ContactReference? {
    switch directory.find(text) {
    case .found(let target):
      return ContactReference(text: text, target: target, span: span)
    case .ambiguous(let listings):
      report(
        .ambiguousContact, "\(listings.count) contacts are called '\(text)'", at: span,
        hint: "give each an 'id' of its own and write that",
        notes: listings.prefix(Self.mostNotes).compactMap(\.span).map {
          .init(span: $0, text: "one is written here")
        })
      return nil
    case .unknown where hasPerformed || directory.isIncomplete || mayBeUnread(text):
      return ContactReference(text: text, target: .lookUp, span: span)
    case .unknown:
      report(
        .unknownContact, "no contact is called '\(text)'", at: span,
        label: "a contact is named by its 'id' or its full name", hint: nearContact(text))
      return nil
    }
  }

  /// How many of the places that share a name are told.
  static let mostNotes = 4
  /// How many names are compared for hints.
  static let mostComparisons = 100_000

  private func nearContact(_ text: String) -> String? {
    if let name = directory.rewrittenNames[text] {
      return "on this device the contact is called '\(name)'"
    }
    // A file full of wrong names in a large address book gets hints for the first of them only.
    guard comparisons < Self.mostComparisons else { return nil }
    let names = directory.names
    comparisons += names.count
    if names.isEmpty { return "the device has no contacts yet: list them under 'device'" }
    return meant(text, among: names)
  }
}
