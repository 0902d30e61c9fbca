internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  private static let presence = ["any", "some"]

  /// A number, `{atLeast: n}` or `{atMost: n}`.
  func numberClaim(_ node: Node, for key: ExpectationKey) -> NumberClaim? {
    numberClaim(node, named: key.rawValue)
  }

  /// The same under a key of any name.
  func numberClaim(_ node: Node, named name: String) -> NumberClaim? {
    guard node.entries != nil else { return number(node, for: name).map { .exactly($0) } }
    guard let fields = FieldReader(self, node, owner: "'\(name)'") else { return nil }
    defer { fields.finish() }
    fields.exclude("atLeast", "atMost", because: "a number has one bound here")
    if let node = fields.value("atLeast") {
      return number(node, for: "atLeast").map { .atLeast($0) }
    }
    let node = fields.required("atMost", example: "\(name): {atLeast: 1}")
    return node.flatMap { number($0, for: "atMost") }.map { .atMost($0) }
  }

  /// A text, or `{contains: text}`.
  func textClaim(_ node: Node, for name: String) -> TextClaim? {
    let isMapping = node.entries != nil && !(node.isDamaged && node["contains"] == nil)
    guard isMapping else { return text(node, for: name).map { .equals($0) } }
    guard let fields = FieldReader(self, node, owner: "'\(name)'") else { return nil }
    defer { fields.finish() }
    return fields.required("contains").flatMap { text($0, for: "contains") }.map { .contains($0) }
  }

  /// A list, `none`, `any`, or `{contains, excludes}`.
  func listClaim<Element>(_ node: Node, element: (Node) -> Element?) -> ListClaim<Element> {
    if node.plainText == "none" { return .exactly([]) }
    if let word = node.plainText, Self.presence.contains(word) { return .some }
    guard let entries = node.entries, !entries.isEmpty,
      entries.allSatisfy({ ["contains", "excludes"].contains($0.key) }),
      let fields = FieldReader(self, node, owner: "a list")
    else { return .exactly(list(node).compactMap(element)) }
    func elements(_ key: String) -> [Element] {
      fields.value(key).map { list($0).compactMap(element) } ?? []
    }
    return .including(elements("contains"), excluding: elements("excludes"))
  }

  /// `none`, `any`, one name, or a list of names of which one holds.
  private func eventClaim<Name>(
    _ node: Node, no: [String], name: (Node) -> Name?
  ) -> EventClaim<Name>? {
    if let word = node.plainText {
      if no.contains(word) { return EventClaim.none }
      if Self.presence.contains(word) { return .any }
    }
    let names = list(node).compactMap(name)
    return names.isEmpty ? nil : .oneOf(names)
  }

  func errorClaim(_ node: Node) -> EventClaim<ErrorIdentity>? {
    eventClaim(node, no: ["none"]) { self.errorIdentity($0, for: "error") }
  }

  /// Why the process ended, among the causes that the key can name.
  func cause(
    _ node: Node, for key: ExpectationKey, of causes: [TerminationCause]
  ) -> EventClaim<TerminationCause>? {
    let no = key == .terminated ? ["none", "false"] : ["none"]
    let words = causes.map { ($0.rawValue, $0) }
    return eventClaim(node, no: no) { self.word($0, for: key.rawValue, among: words) }
  }

  /// `nothing`, contacts with keys, `{atMost: …}` or `{excludes: …}`.
  func exposure(_ node: Node, for name: ExpectationKey) -> ExposureClaim? {
    if let word = node.plainText, ["nothing", "none"].contains(word) { return .exactly([]) }
    let name = name.rawValue
    let example = "\(name): {Mira Solberg: [name]}, or \(name): nothing"
    guard let fields = FieldReader(self, node, owner: "'\(name)'", example: example) else {
      return nil
    }
    if fields.entries.count == 1, let key = fields.entries.first?.key,
      ["atMost", "excludes"].contains(key), let inner = fields.value(key)
    {
      let seen = FieldReader(self, inner, owner: "'\(key)'", example: example).map(exposedContacts)
      return seen.map { key == "atMost" ? .atMost($0) : .excludes($0) }
    }
    return .exactly(exposedContacts(fields))
  }

  /// Contacts and keys of each.
  func exposedContacts(_ fields: FieldReader) -> [ExposedContact] {
    fields.values().compactMap { entry, node in
      let contact = reference(entry.key, at: entry.keySpan)
      let keys = keys(node, for: entry.key)
      checkIdentifier(keys, at: node.span)
      return contact.map { ExposedContact(contact: $0, keys: keys) }
    }
  }

  /// `none`, `any`, or what the prompt showed.
  func promptClaim(_ node: Node) -> PromptClaim? {
    if node.plainText == "none" { return PromptClaim.none }
    if let word = node.plainText, Self.presence.contains(word) { return .any }
    guard
      let fields = FieldReader(
        self, node, owner: "'prompt'", example: "prompt: {buttons: [Don't Allow, OK]}")
    else { return nil }
    var details = PromptDetails()
    details.title = fields.value("title").flatMap { textClaim($0, for: "title") }
    details.purpose = fields.value("purpose").flatMap { textClaim($0, for: "purpose") }
    details.buttons = fields.value("buttons").map { buttons($0) }
    details.stage = fields.value("stage").flatMap { stage($0) }
    details.selectionButtons = fields.value("selectionButtons").map { node in
      checkSelection(node)
      return buttons(node)
    }
    fields.finish()
    return .shown(details)
  }

  private func buttons(_ node: Node) -> ListClaim<String> {
    listClaim(node) { self.text($0, for: "buttons") }
  }

  private func stage(_ node: Node) -> PromptDetails.Stage? {
    let stage: PromptDetails.Stage? = word(node, for: "stage")
    if stage == .selection { checkSelection(node) }
    return stage
  }

  private func checkSelection(_ node: Node) {
    guard system?.capabilities.promptFlow == .oneStage else { return }
    reportUnfit("the prompt has no second sheet", at: node.span)
  }
}
