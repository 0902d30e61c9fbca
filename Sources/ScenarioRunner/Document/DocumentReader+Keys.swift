internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The word that stands for the given and the family name wherever keys are listed.
  static let nameWord = "name"
  /// Key descriptors of the language that this version does not play.
  private static let laterDescriptors = [
    "fullNameFormatter", "phoneticNameFormatter", "vCard", "comparator",
  ]

  private static let keyWords = [nameWord] + ContactKey.allCases.map(\.name)

  /// A list of contact keys; `name` stands for two.
  func keys(_ node: Node, for name: String) -> ContactKeySet {
    if node.entries != nil {
      reportKind(node, "'\(name)' takes a list of contact keys", example: "\(name): [name]")
      return []
    }
    return list(node).reduce(into: []) { $0.formUnion(keys(ofItem: $1, for: name)) }
  }

  private func keys(ofItem node: Node, for name: String) -> ContactKeySet {
    guard let word = text(node, for: name) else { return [] }
    if word == Self.nameWord { return .name }
    if let key = ContactKey(name: word) { return ContactKeySet(key) }
    if Self.laterDescriptors.contains(word) {
      reportLater(word, at: node.span)
    } else {
      reportUnknownKey(word, at: node.span)
    }
    return []
  }

  /// One contact key.
  func key(_ node: Node, for name: String) -> ContactKey? {
    guard let word = text(node, for: name) else { return nil }
    if let key = ContactKey(name: word) { return key }
    if word == Self.nameWord {
      report(
        .unknownContactKey, "'name' stands for two keys, and '\(name)' takes one", at: node.span,
        hint: "write 'givenName' or 'familyName'")
    } else {
      reportUnknownKey(word, at: node.span)
    }
    return nil
  }

  /// Reports a word that is no contact key.
  func reportUnknownKey(_ word: String, at span: SourceSpan, alsoNear others: [String] = []) {
    report(
      .unknownContactKey, "'\(word)' is not a contact key", at: span,
      hint: meant(word, among: Self.keyWords + others))
  }
}
