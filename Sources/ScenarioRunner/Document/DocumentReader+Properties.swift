internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// One picked value, `none`, or `any`.
  func propertyClaim(_ node: Node) -> PropertyClaim? {
    switch node.plainText {
    case "none": PropertyClaim.none
    case "any", "some": .any
    default: expectedProperty(node).map { .property($0) }
    }
  }

  /// A value that was picked, as `{contact, key, label, value}`; what is left out is not compared.
  func expectedProperty(_ node: Node) -> ExpectedProperty? {
    let example = "property: {contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}"
    guard let fields = FieldReader(self, node, owner: "a picked value", example: example) else {
      return nil
    }
    defer { fields.finish() }
    var property = ExpectedProperty(span: node.span)
    property.contact = fields.value("contact").flatMap { contact($0, for: "contact") }
    property.key = fields.value("key").flatMap { key($0, for: "key") }
    property.label = fields.value("label").flatMap { $0.isNoValue ? "" : label($0) }
    guard let value = fields.value("value") else { return property }
    // What a value is, follows from its key.
    _ = fields.required("key", example: example)
    property.value = property.key.flatMap { self.value(value, pickedOf: $0) }
    return property
  }

  /// The value itself; an entry's without its label.
  private func value(_ node: Node, pickedOf key: ContactKey) -> ValueClaim? {
    if node.isNoValue { return .nothing }
    switch key.field {
    case .identifier, .text, .texts: return textClaim(node, for: key.name).map { .text($0) }
    case .contactType: return contactType(node).map { .text(.equals("\($0)")) }
    default: return entryValue(node, of: key).map { .single($0) }
    }
  }
}
