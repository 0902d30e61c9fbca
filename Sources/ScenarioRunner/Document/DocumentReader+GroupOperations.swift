internal import ScenarioSyntax

extension DocumentReader {
  /// A new group, which can be named from here on.
  func addedGroup(_ node: Node, _ site: OperationSite) -> PlannedOperation? {
    guard let fields = fields(node, of: .addGroup) else { return nil }
    defer { fields.finish() }
    let name = fields.required("name", example: OperationWord.addGroup.example)
    let place = fields.value("toAccount")
    let account = place.flatMap { accountPlace($0, for: "toAccount") }
    guard let name, let text = text(name, for: "name") else { return nil }
    groups.enter(
      text,
      .init(
        account: place == nil ? 0 : account, span: name.span, isCertain: site.isCertain))
    return .addGroup(name: text, account: account)
  }

  /// A new name of a group; from here on both names mean it.
  func renamedGroup(_ node: Node, _ site: OperationSite) -> PlannedOperation? {
    guard let fields = fields(node, of: .renameGroup) else { return nil }
    defer { fields.finish() }
    let example = OperationWord.renameGroup.example
    let reference = fields.required("group", example: example).flatMap { group($0, for: "group") }
    let name = fields.required("name", example: example).flatMap { text($0, for: "name") }
    guard let reference, let name else { return nil }
    if case .found(let place) = groups.find(reference.text) { groups.rename(place, to: name) }
    return .renameGroup(reference, name: name)
  }

  /// A contact and a group.
  func membership(
    _ node: Node, of word: OperationWord
  ) -> (ContactReference, GroupReference)? {
    guard let fields = fields(node, of: word) else { return nil }
    return membership(fields, example: word.example)
  }

  /// A contact and a group, from a mapping of both.
  func membership(
    _ fields: FieldReader, example: String
  ) -> (ContactReference, GroupReference)? {
    defer { fields.finish() }
    let contact = fields.required("contact", example: example)
      .flatMap { self.contact($0, for: "contact") }
    let group = fields.required("group", example: example).flatMap { self.group($0, for: "group") }
    guard let contact, let group else { return nil }
    return (contact, group)
  }

  private func fields(_ node: Node, of word: OperationWord) -> FieldReader? {
    FieldReader(self, node, owner: "'\(word.rawValue)'", example: word.example)
  }
}

// MARK: Links

extension DocumentReader {
  /// Cards that become one contact, which their names mean from here on.
  func link(_ node: Node) -> PlannedOperation? {
    let cards = list(node).compactMap { contact($0, for: "link") }
    guard cards.count == list(node).count else { return nil }
    let targets = Set(cards.map(\.target))
    guard cards.count > 1, targets.count > 1 || targets.contains(.lookUp) else {
      report(
        .wrongKind, "'link' takes two contacts or more, each once", at: headline(of: node.span),
        hint: "for example: \(OperationWord.link.example)")
      return nil
    }
    directory.link(cards.map(\.target))
    return .link(cards)
  }

  /// A card that is a contact of its own again.
  func unlink(_ node: Node) -> PlannedOperation? {
    guard let card = contact(node, for: "unlink") else { return nil }
    directory.unlink(card.target)
    return .unlink(card)
  }
}
