internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// One contact, `none`, or `any`.
  func contactClaim(_ node: Node) -> ContactClaim? {
    switch node.plainText {
    case "none": ContactClaim.none
    case "any", "some": .any
    default: expectedContact(node).map { .contact($0) }
    }
  }

  /// A contact of a result: its name for the contact itself, or keys with values.
  func expectedContact(_ node: Node) -> ExpectedContact? {
    guard node.entries != nil else {
      return contact(node, for: "contacts").map {
        ExpectedContact(reference: $0, fields: [], span: node.span)
      }
    }
    guard let fields = FieldReader(self, node, owner: "an expected contact") else { return nil }
    var contact = ExpectedContact(reference: nil, fields: [], span: node.span)
    contact.reference = fields.value("id").flatMap { self.contact($0, for: "id") }
    if let node = fields.value("name") { contact.fields += nameFields(node) }
    for key in writtenKeys(of: fields) {
      guard let value = fields.value(key.name), let claim = valueClaim(value, of: key) else {
        continue
      }
      contact.fields.append(ExpectedField(key: key, value: claim, span: value.span))
    }
    for entry in fields.entries where !fields.isKnown(entry.key) {
      reportUnknownKey(entry.key, at: entry.keySpan, alsoNear: ["id"])
    }
    return contact
  }

  /// `name` stands for the given and the family name.
  private func nameFields(_ node: Node) -> [ExpectedField] {
    guard let name = text(node, for: "name") else { return [] }
    var values = KeyedValues()
    assignName(name, to: &values)
    return [
      (ContactKey.givenName, values.values.givenName), (.familyName, values.values.familyName),
    ]
    .map { ExpectedField(key: $0, value: .text(.equals($1)), span: node.span) }
  }

  /// The value that a step gives: of the key that it reads, or whatever a function gives.
  func valueClaim(_ node: Node, of site: ExpectationSite) -> ValueClaim? {
    guard case .read(let read) = site.call else {
      return [.perform, .answer].contains(site.verb) ? .plain(plainValue(node)) : nil
    }
    return valueClaim(node, of: read.key)
  }

  /// The value of a contact key.
  func valueClaim(_ node: Node, of key: ContactKey) -> ValueClaim? {
    if node.isNoValue { return .nothing }
    switch key.field {
    case .identifier, .text:
      return textClaim(node, for: key.name).map { .text($0) }
    case .contactType:
      return contactType(node).map { .text(.equals("\($0)")) }
    case .flag, .date, .image:
      return entryValue(node, of: key).map { .single($0) }
    case .texts, .dates, .postalAddresses, .socialProfiles, .instantMessageAddresses:
      return manyValued(node, of: key)
    }
  }

  private func manyValued(_ node: Node, of key: ContactKey) -> ValueClaim {
    let words: Set = ["contains", "excludes"]
    let isBounded = node.entries.map { entries in
      !entries.isEmpty && entries.allSatisfy { words.contains($0.key) }
    }
    if isBounded == true { return .list(listClaim(node) { self.entryValue($0, of: key) }) }
    switch labeledForm(node, key) {
    case .values(let nodes):
      return .list(.exactly(nodes.compactMap { entryValue($0, of: key) }))
    case .byLabel(let entries): return .byLabel(labeledEntries(entries, of: key))
    case .labeled(let entries): return .labeled(labeledEntries(entries, of: key))
    }
  }

  private func labeledEntries(_ entries: [LabeledNode], of key: ContactKey) -> [LabeledEntry] {
    entries.compactMap { entry in
      entryValue(entry.value, of: key).map { LabeledEntry(label: entry.label, value: $0) }
    }
  }

  /// One value of a key, or one entry of a many-valued one.
  func entryValue(_ node: Node, of key: ContactKey) -> EntryValue? {
    switch key.field {
    case .flag: boolean(node, for: key.name).map { .flag($0) }
    case .image: image(node, for: key.name).map { .data($0) }
    case .date, .dates:
      date(node, for: key.name, allowsParts: true).map { .date($0) }
    case .postalAddresses, .socialProfiles, .instantMessageAddresses:
      parts(node, of: key).map { .parts($0) }
    case .identifier, .contactType, .text, .texts: text(node, for: key.name).map { .text($0) }
    }
  }
}
