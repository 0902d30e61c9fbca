internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// What `save` takes: operations, or `{operations, author}`.
  func request(_ node: Node, isCertain: Bool) -> PlannedSave {
    let isMapping = node.entries?.contains { ["operations", "author"].contains($0.key) } ?? false
    guard isMapping, let fields = FieldReader(self, node, owner: "'save'") else {
      return PlannedSave(operations: operations(node, of: .save, isCertain: isCertain), author: nil)
    }
    defer { fields.finish() }
    let author = fields.value("author").flatMap { text($0, for: "author") }
    let list = fields.required("operations").map {
      operations($0, of: .save, isCertain: isCertain)
    }
    return PlannedSave(operations: list ?? [], author: author)
  }

  /// A list of operations; what they add can be named from here on.
  func operations(_ node: Node, of verb: Verb, isCertain: Bool) -> [PlannedOperation] {
    if node.hasDamage { noteUnread(node.span) }
    reportNothing(in: node, "'\(verb.rawValue)' changes nothing")
    return list(node).compactMap { item in
      var found: PlannedOperation?
      let isClean = isClean { found = operation(item, of: verb, isCertain: isCertain) }
      if !isClean { noteUnread(item.span) }
      return found
    }
  }

  private func operation(_ node: Node, of verb: Verb, isCertain: Bool) -> PlannedOperation? {
    guard
      let fields = FieldReader(
        self, node, owner: "an operation", example: "{delete: Mira Solberg}")
    else { return nil }
    let words = OperationWord.all(of: verb)
    for word in words { fields.entry(word.rawValue) }
    let site = OperationSite(verb: verb, isCertain: isCertain)
    // Not lazily, which would read the operation twice.
    let operation = words.compactMap { word in
      fields.value(word.rawValue).flatMap { self.operation(word, $0, site) }
    }.first
    reportEdits(in: fields, of: verb)
    fields.finish()
    if fields.entries.count != 1, !fields.isDamaged {
      report(
        .wrongKind, "an operation is one of \(words.map(\.rawValue).listed(conjunction: "and"))",
        at: headline(of: node.span), hint: "write several operations as a list")
    }
    return operation
  }

  /// Reports the parts of an `update` that stand where operations stand, and what no app can do.
  private func reportEdits(in fields: FieldReader, of verb: Verb) {
    for word in OperationWord.allCases where word.isOfPerson && verb == .save {
      fields.refuse(
        word.rawValue, "only the person can", hint: "write - editContacts: [\(word.example)]")
    }
    for key in ["set", "append", "remove"] where fields.entries.contains(where: { $0.key == key }) {
      guard let entry = fields.entry(key) else { continue }
      let whole = key == "remove" ? "; a whole contact goes with {delete: Mira Solberg}" : ""
      report(
        .unknownKey, "'\(key)' is not a key of an operation, but of 'update'", at: entry.keySpan,
        hint: "write {update: {contact: Mira Solberg, \(key): …}}\(whole)")
    }
  }

  private func operation(
    _ word: OperationWord, _ node: Node, _ site: OperationSite
  ) -> PlannedOperation? {
    switch word {
    case .add: addition(node, site)
    case .update: update(node)
    case .delete: contact(node, for: word.rawValue).map { .delete($0) }
    case .addGroup: addedGroup(node, site)
    case .renameGroup: renamedGroup(node, site)
    case .deleteGroup: group(node, for: word.rawValue).map { .deleteGroup($0) }
    case .addMember: membership(node, of: word).map { .addMember($0, group: $1) }
    case .removeMember: membership(node, of: word).map { .removeMember($0, group: $1) }
    case .link: link(node)
    case .unlink: unlink(node)
    }
  }

  private func addition(_ node: Node, _ site: OperationSite) -> PlannedOperation? {
    if node.entries?.contains(where: { $0.key == "from" }) == true { return addedResult(node) }
    guard let contact = notedContact(node, at: .addition) else { return nil }
    let slot = directory.nextSlot()
    let name = displayName.fullName(of: contact.values.values)
    directory.note(written: contact.name, as: name)
    enter(
      .init(
        target: .added(slot), fullName: name, identifier: contact.identifier, span: node.span,
        isCertain: site.isCertain))
    return .add(
      PlannedAddition(
        slot: slot, fullName: name, account: contact.account,
        identifier: site.verb == .editContacts ? contact.identifier : nil,
        values: contact.values))
  }

  /// The contacts of an earlier result, which are added as they are.
  private func addedResult(_ node: Node) -> PlannedOperation? {
    guard let fields = FieldReader(self, node, owner: "'add' of a result") else { return nil }
    for entry in fields.entries where entry.key != "from" {
      fields.exclude("from", entry.key, because: "the contacts of a result are added as they are")
    }
    guard let value = fields.value("from") else { return nil }
    return resultName(value).map { .addResult($0, span: value.span) }
  }

  /// Enters a contact into the directory and reports an identifier that is taken.
  func enter(_ listing: ContactDirectory.Listing) {
    guard let clash = directory.enter(listing), let span = listing.span else { return }
    report(
      .duplicateIdentifier, "two contacts have the id '\(listing.identifier ?? "")'", at: span,
      hint: "an id means one contact: choose another",
      notes: clash.span.map { [.init(span: $0, text: "the other one is written here")] } ?? [])
  }

  private func update(_ node: Node) -> PlannedOperation? {
    guard
      let fields = FieldReader(
        self, node, owner: "'update'", example: "{contact: Mira Solberg, set: {note: Met in May}}")
    else { return nil }
    let contact = fields.required("contact").flatMap { self.contact($0, for: "contact") }
    func values(_ key: String) -> KeyedValues {
      fields.value(key).map { keyedValues($0, for: key, manyValuedOnly: key != "set") } ?? .init()
    }
    let (set, append, remove) = (values("set"), values("append"), values("remove"))
    let from = fields.value("from").flatMap { resultName($0) }
    fields.finish()
    return contact.map {
      .update(PlannedUpdate(contact: $0, set: set, append: append, remove: remove, from: from))
    }
  }
}

/// Whose operation is read, and whether what it adds is there afterwards.
struct OperationSite {
  let verb: Verb
  let isCertain: Bool
}
