internal import ScenarioSyntax

// What a screen is to show.
extension DocumentReader {
  private static let exampleOfScreen = "screen: {title: Contacts, rows: [Mira Solberg]}"

  /// What the screen is to show; `none` and `any` tell whether there is one.
  func screenClaim(_ node: Node) -> PartClaim<ScreenClaim>? {
    presence(node) ?? screenClaim(node, for: "screen").map { .shown($0) }
  }

  private func screenClaim(_ node: Node, for name: String) -> ScreenClaim? {
    guard
      let fields = FieldReader(self, node, owner: "'\(name)'", example: Self.exampleOfScreen)
    else { return nil }
    var claim = ScreenClaim()
    claim.title = fields.value("title").flatMap { textClaim($0, for: "title") }
    claim.rows = fields.value("rows").map { listClaim($0) { self.rowClaim($0) } }
    claim.fields = fields.value("fields").map(fieldsClaim)
    claim.search = fields.value("search").flatMap(searchClaim)
    claim.buttons = fields.value("buttons").map(buttonsClaim)
    claim.alert = fields.value("alert").flatMap(alertClaim)
    claim.progress = fields.value("progress").flatMap(progressClaim)
    claim.emptyState = fields.value("emptyState").flatMap { part($0, of: "emptyState") }
    claim.accessButton = fields.value("accessButton").flatMap { part($0, of: "accessButton") }
    fields.finish()
    reportNothingSaid(node, for: name)
    return claim
  }

  /// The screens on the way, in order.
  func screenClaims(_ node: Node) -> [ScreenClaim] {
    reportNothing(in: node, "'screens' lists no screen, and there is always one")
    return list(node).compactMap { screenClaim($0, for: "screens") }
  }

  private func reportNothingSaid(_ node: Node, for name: String) {
    guard node.entries?.isEmpty == true, !node.isDamaged else { return }
    report(
      .missingValue, "'\(name)' looks at nothing of the screen", at: node.span,
      hint: "for example: \(Self.exampleOfScreen)")
  }

  /// A part with one text: `none`, `any`, or the text.
  private func part(_ node: Node, of name: String) -> PartClaim<TextClaim>? {
    presence(node) ?? textClaim(node, for: name).map { .shown($0) }
  }

  /// The words for a part that is not there, and for one that is.
  private func presence<Details>(_ node: Node) -> PartClaim<Details>? {
    switch node.plainText {
    case "none": PartClaim.none
    case "any", "some": .any
    default: nil
    }
  }

  private func progressClaim(_ node: Node) -> PartClaim<TextClaim>? {
    switch node.plainText {
    case "true": .any
    case "false": PartClaim.none
    default: part(node, of: "progress")
    }
  }

  // MARK: Rows, fields, buttons

  /// Whether a node is a mapping of a thing's own keys, rather than a text or `{contains: text}`.
  private func hasKeys(_ node: Node) -> Bool {
    node.entries.map { $0.isEmpty || $0.map(\.key) != ["contains"] } ?? false
  }

  private func rowClaim(_ node: Node) -> RowClaim? {
    guard hasKeys(node) else { return textClaim(node, for: "rows").map { RowClaim(title: $0) } }
    let example = "{title: Mira Solberg, subtitle: +1 555 010 0134}"
    guard let fields = FieldReader(self, node, owner: "a row", example: example) else { return nil }
    defer { fields.finish() }
    let subtitle = fields.value("subtitle").flatMap { part($0, of: "subtitle") }
    return fields.required("title", example: example).flatMap { textClaim($0, for: "title") }
      .map { RowClaim(title: $0, subtitle: subtitle) }
  }

  private func buttonsClaim(_ node: Node) -> ListClaim<ButtonClaim> {
    listClaim(node) { self.buttonClaim($0) }
  }

  private func buttonClaim(_ node: Node) -> ButtonClaim? {
    guard hasKeys(node) else {
      return textClaim(node, for: "buttons").map { ButtonClaim(title: $0) }
    }
    let example = "{title: Save, enabled: false}"
    guard let fields = FieldReader(self, node, owner: "a button", example: example) else {
      return nil
    }
    defer { fields.finish() }
    let isEnabled = fields.value("enabled").flatMap { boolean($0, for: "enabled") }
    return fields.required("title", example: example).flatMap { textClaim($0, for: "title") }
      .map { ButtonClaim(title: $0, isEnabled: isEnabled) }
  }

  private func fieldsClaim(_ node: Node) -> FieldsClaim {
    let isListClaim =
      node.entries?.allSatisfy { ["contains", "excludes"].contains($0.key) } ?? true
    if isListClaim { return .list(listClaim(node) { self.fieldClaim($0) }) }
    let fields = FieldReader(self, node, owner: "'fields'")
    return .labeled(
      (fields?.values() ?? []).compactMap { entry, node in
        textClaim(node, for: entry.key).map { FieldClaim(label: .equals(entry.key), text: $0) }
      })
  }

  private func fieldClaim(_ node: Node) -> FieldClaim? {
    guard hasKeys(node) else { return textClaim(node, for: "fields").map { FieldClaim(label: $0) } }
    guard let fields = FieldReader(self, node, owner: "a field") else { return nil }
    var claim = FieldClaim()
    claim.label = fields.value("label").flatMap { textClaim($0, for: "label") }
    claim.text = fields.value("text").flatMap { textClaim($0, for: "text") }
    claim.placeholder = fields.value("placeholder").flatMap { textClaim($0, for: "placeholder") }
    fields.finish()
    return claim
  }

  private func searchClaim(_ node: Node) -> PartClaim<FieldClaim>? {
    if let presence: PartClaim<FieldClaim> = presence(node) { return presence }
    guard hasKeys(node) else {
      return textClaim(node, for: "search").map { .shown(FieldClaim(text: $0)) }
    }
    guard let fields = FieldReader(self, node, owner: "'search'") else { return nil }
    var claim = FieldClaim()
    claim.text = fields.value("text").flatMap { textClaim($0, for: "text") }
    claim.placeholder = fields.value("placeholder").flatMap { textClaim($0, for: "placeholder") }
    fields.finish()
    return .shown(claim)
  }

  private func alertClaim(_ node: Node) -> PartClaim<AlertClaim>? {
    if let presence: PartClaim<AlertClaim> = presence(node) { return presence }
    guard hasKeys(node) else {
      return textClaim(node, for: "alert").map { .shown(AlertClaim(title: $0)) }
    }
    guard
      let fields = FieldReader(
        self, node, owner: "'alert'", example: "alert: {title: Enter a name., buttons: [OK]}")
    else { return nil }
    var claim = AlertClaim()
    claim.title = fields.value("title").flatMap { textClaim($0, for: "title") }
    claim.message = fields.value("message").flatMap { part($0, of: "message") }
    claim.buttons = fields.value("buttons").map(buttonsClaim)
    fields.finish()
    return .shown(claim)
  }
}

// MARK: What the person touches

extension DocumentReader {
  private static let exampleOfTarget = "{button: Add}, or {row: Mira Solberg}"

  /// Something that can be tapped: what is read there, or the same under its kind.
  func screenTarget(_ node: Node, for name: String) -> ScreenTarget? {
    guard node.entries != nil else {
      return text(node, for: name).map { ScreenTarget(text: $0, span: node.span) }
    }
    let example = "\(name): \(Self.exampleOfTarget)"
    guard let fields = FieldReader(self, node, owner: "'\(name)'", example: example) else {
      return nil
    }
    defer { fields.finish() }
    fields.exclude("button", "row", because: "one thing is tapped")
    if let node = fields.value("button") {
      return text(node, for: "button").map {
        ScreenTarget(text: $0, kind: .button, span: node.span)
      }
    }
    if fields.entry("row") != nil { return fields.value("row").flatMap(rowTarget) }
    if fields.strangers.isEmpty, !fields.isDamaged {
      report(
        .requiredKey, "'\(name)' needs 'button' or 'row'", at: headline(of: node.span),
        hint: "for example: \(example)")
    }
    return nil
  }

  /// A row: its title, or `{title, subtitle}`.
  func rowTarget(_ node: Node) -> ScreenTarget? {
    guard node.entries != nil else {
      return text(node, for: "row").map { ScreenTarget(text: $0, kind: .row, span: node.span) }
    }
    guard let fields = FieldReader(self, node, owner: "a row") else { return nil }
    defer { fields.finish() }
    let subtitle = fields.value("subtitle").flatMap { text($0, for: "subtitle") }
    return fields.required("title").flatMap { text($0, for: "title") }
      .map { ScreenTarget(text: $0, subtitle: subtitle, kind: .row, span: node.span) }
  }

  /// `top`, `bottom` or `{to: row}`.
  func scrollTarget(_ node: Node) -> PlannedScroll? {
    let example = "scroll: {to: Mira Solberg}"
    guard node.entries != nil else {
      let ends: [(String, PlannedScroll)] = [("top", .top), ("bottom", .bottom)]
      guard let text = node.plainText, !ends.contains(where: { $0.0 == text }) else {
        return word(node, for: "scroll", among: ends)
      }
      let near = meant(text, among: ends.map(\.0)).map { "\($0) Or name" } ?? "name"
      report(
        .unknownWord, "'scroll' takes 'top', 'bottom' or {to: row}, not '\(text)'", at: node.span,
        hint: "\(near) a row: \(example)")
      return nil
    }
    guard let fields = FieldReader(self, node, owner: "'scroll'", example: example) else {
      return nil
    }
    defer { fields.finish() }
    return fields.required("to", example: example).flatMap(rowTarget).map { .to($0) }
  }
}
