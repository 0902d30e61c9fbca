internal import ContactsProvider
internal import ScenarioSyntax

/// A contact as it is written: its values, and the identifier where one is given.
struct WrittenContact {
  var identifier: String?
  /// The name as one text, where it is written so.
  var name: String?
  var values = KeyedValues()
  /// The place of its account; nil where none is written.
  var account: Int?
  /// What it is linked with, as it is written.
  var linkedWith: Node?

  /// Makes a contact of values that nothing is to be said about.
  init(_ values: ContactValues = ContactValues()) {
    self.values.values = values
  }
}

extension DocumentReader {
  /// Where a contact is written: what is possible differs.
  enum ContactSite {
    case device
    case addition
  }

  /// A contact, as ``writtenContact(_:at:)`` reads it; what could not be read of it is kept.
  func notedContact(_ node: Node, at site: ContactSite) -> WrittenContact? {
    var contact: WrittenContact?
    let isClean = isClean { contact = writtenContact(node, at: site) }
    guard !isClean || node.hasDamage else { return contact }
    let isNameCertain = node["name"]?.isDamaged == false
    noteUnread(node.span, besides: isNameCertain ? contact?.name : nil)
    return contact
  }

  /// A contact: a name alone, or a mapping of keys.
  func writtenContact(_ node: Node, at site: ContactSite) -> WrittenContact? {
    if node.entries == nil {
      guard let name = text(node, for: "contact"), !isKeyWithoutSpace(node) else { return nil }
      var contact = WrittenContact()
      contact.name = name
      assignName(name, to: &contact.values)
      return contact
    }
    guard let fields = FieldReader(self, node, owner: "a contact") else { return nil }
    var contact = WrittenContact()
    contact.identifier = fields.value("id").flatMap { text($0, for: "id") }
    readAccount(of: fields, at: site, into: &contact)
    for key in ["givenName", "familyName"] {
      fields.exclude("name", key, because: "'name' stands for both parts of the name")
    }
    if let name = fields.value("name").flatMap({ text($0, for: "name") }) {
      contact.name = name
      assignName(name, to: &contact.values)
    }
    readKeys(of: fields, allowsDateParts: site == .addition, into: &contact.values)
    finishContact(fields)
    return contact
  }

  /// Where the contact is kept, and what else is of the same person.
  private func readAccount(
    of fields: FieldReader, at site: ContactSite, into contact: inout WrittenContact
  ) {
    let (key, others) =
      site == .device
      ? ("account", [("toAccount", "write account: …")])
      : (
        "toAccount",
        [("account", "write toAccount: …"), ("linkedWith", "the person links: editContacts")]
      )
    contact.account = fields.value(key).flatMap { accountPlace($0, for: key) }
    if site == .device { contact.linkedWith = fields.value("linkedWith") }
    for (other, hint) in others {
      fields.refuse(
        other, site == .device ? "contacts of the device have no" : "what is added has no",
        hint: hint)
    }
  }

  /// Reports a plain text such as `name:Ann`, which reads as a name and was meant as a key.
  private func isKeyWithoutSpace(_ node: Node) -> Bool {
    guard let text = node.plainText, let colon = text.firstIndex(of: ":") else { return false }
    let key = String(text[..<colon])
    guard ["name", "id"].contains(key) || ContactKey(name: key) != nil else { return false }
    let value = text[text.index(after: colon)...].drop { $0.isWhitespace }
    report(
      .wrongKind, "a space stands between the colon of a key and its value", at: node.span,
      hint: "write \(key): \(value)")
    return true
  }

  /// Splits a name: the last word is the family name, the rest the given name.
  func assignName(_ name: String, to values: inout KeyedValues) {
    values.values.setName(writtenAs: name)
    values.keys.formUnion(.name)
  }

  /// Reads every contact key that is written, except the identifier.
  private func readKeys(
    of fields: FieldReader, allowsDateParts: Bool, into values: inout KeyedValues
  ) {
    for key in writtenKeys(of: fields) {
      guard let node = fields.value(key.name) else { continue }
      assign(node, to: key, allowsDateParts: allowsDateParts, allowsNoValue: false, in: &values)
    }
  }

  /// The contact keys that a mapping has; an identifier is none that can be written.
  func writtenKeys(of fields: FieldReader) -> [ContactKey] {
    fields.entries.compactMap { ContactKey(name: $0.key) }.filter { $0 != .identifier }
  }

  private func finishContact(_ fields: FieldReader) {
    for entry in fields.entries where entry.key == "identifier" {
      report(
        .unknownKey, "a contact's identifier is written 'id'", at: entry.keySpan,
        hint: "write 'id' in place of 'identifier'")
    }
    let looksLikeNames =
      writtenKeys(of: fields).isEmpty && fields.entries.allSatisfy { $0.value.entries != nil }
    for entry in fields.entries where !fields.isKnown(entry.key) && entry.key != "identifier" {
      if looksLikeNames {
        report(
          .unknownContactKey, "'\(entry.key)' is not a contact key", at: entry.keySpan,
          hint: "contacts are a list: write - name: \(entry.key)")
      } else {
        reportUnknownKey(entry.key, at: entry.keySpan, alsoNear: ["id"])
      }
    }
  }

  /// Values of keys under `set`, `append` or `remove`.
  func keyedValues(_ node: Node, for name: String, manyValuedOnly: Bool) -> KeyedValues {
    var values = KeyedValues()
    guard let fields = FieldReader(self, node, owner: "'\(name)'") else { return values }
    if let name = fields.value("name").flatMap({ text($0, for: "name") }) {
      assignName(name, to: &values)
    }
    for key in writtenKeys(of: fields) {
      guard let value = fields.value(key.name) else { continue }
      if manyValuedOnly, !key.field.isManyValued {
        reportKind(value, "'\(name)' changes entries, and '\(key.name)' has one value only")
        continue
      }
      assign(value, to: key, allowsDateParts: true, allowsNoValue: name == "set", in: &values)
    }
    for entry in fields.entries where !fields.isKnown(entry.key) {
      reportUnknownKey(entry.key, at: entry.keySpan)
    }
    return values
  }
}
