internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// What `matching` names; several keys are a compound predicate, which is not the framework's.
  func predicate(_ node: Node) -> PlannedPredicate? {
    guard
      let fields = FieldReader(
        self, node, owner: "'matching'", example: "matching: {name: Mira}")
    else { return nil }
    var predicates: [PlannedPredicate] = []
    func add(_ key: String, _ predicate: (String) -> ContactPredicate) {
      guard let text = fields.value(key).flatMap({ text($0, for: key) }) else { return }
      predicates.append(.plain(predicate(text)))
    }
    add("name") { .name($0) }
    add("phone") { .phone($0) }
    add("email") { .email($0) }
    if let format = fields.value("format").flatMap({ predicateFormat($0, for: "format") }) {
      predicates.append(.format(format))
    }
    if let node = fields.value("contacts") {
      predicates.append(.contacts(contacts(node, for: "contacts")))
    }
    if let group = fields.value("group").flatMap({ group($0, for: "group") }) {
      predicates.append(.group(group))
    }
    if let place = fields.value("account").flatMap({ accountPlace($0, for: "account") }) {
      predicates.append(.account(place))
    }
    fields.finish()
    guard predicates.count > 1 else { return predicates.first ?? missingPredicate(fields) }
    return .compound(predicates)
  }

  private func missingPredicate(_ fields: FieldReader) -> PlannedPredicate? {
    guard fields.entries.isEmpty, !fields.isDamaged else { return nil }
    report(
      .requiredKey, "'matching' says what to match", at: fields.span,
      hint: "leave it out to fetch all contacts")
    return nil
  }

  /// The name of an earlier result.
  func resultName(_ node: Node) -> String? {
    guard let name = text(node, for: "from") else { return nil }
    if resultNames.contains(name) || mayBeUnread(name) { return name }
    report(
      .unknownResult, "no earlier step names its result '\(name)'", at: node.span,
      hint: meant(name, among: resultNames.sorted())
        ?? "write 'as: \(name)' beside the step whose result it is")
    return nil
  }

  /// The arguments of a function of an app.
  func arguments(_ node: Node) -> [(name: String, value: PlainValue)]? {
    guard let fields = FieldReader(self, node, owner: "'with'", example: "with: {name: Ann}")
    else { return nil }
    return fields.values().map { ($0.entry.key, plainValue($0.value, for: $0.entry.key)) }
  }

  /// A value that has no type of its own; `~` is none where the name is left out.
  func plainValue(_ node: Node, for name: String? = nil) -> PlainValue {
    if node.isNoValue {
      name.map { _ = scalar(node, for: $0, takes: "a value") }
      return .nothing
    }
    switch node.content {
    case .scalar(let scalar): return .text(scalar.text, isQuoted: scalar.style != .plain)
    case .sequence: return .list(list(node).map { plainValue($0, for: name) })
    case .mapping(let entries):
      let pairs = entries.map { ($0.key, plainValue($0.value, for: name)) }
      return .mapping(Dictionary(pairs) { first, _ in first })
    case .absent:
      report(.missingValue, "a value is missing here", at: node.span, hint: "write ~ for no value")
      return .nothing
    }
  }

  /// A `CNError` by its case name, or any error by domain and code.
  func errorIdentity(_ node: Node, for name: String) -> ErrorIdentity? {
    guard node.entries == nil else { return errorOfParts(node) }
    guard let text = scalar(node, for: name, takes: "the name of a CNError")?.text else {
      return nil
    }
    if let error = Self.errors[text] { return error }
    let named = Int(text).flatMap(ContactsError.Code.init(rawValue:))
    report(
      .unknownWord, "'\(text)' is not the name of a CNError", at: node.span,
      hint: named.map { "write \(name): \($0)" }
        ?? meant(text, among: Self.errors.keys.sorted()))
    return nil
  }

  private func errorOfParts(_ node: Node) -> ErrorIdentity? {
    guard let fields = FieldReader(self, node, owner: "an error") else { return nil }
    defer { fields.finish() }
    let domain = fields.required("domain").flatMap { text($0, for: "domain") }
    let code = fields.required("code").flatMap {
      number($0, for: "code", in: -1_000_000_000...1_000_000_000)
    }
    guard let domain, let code else { return nil }
    let known = domain == ContactsError.domain ? ContactsError.Code(rawValue: code) : nil
    return ErrorIdentity(domain: domain, code: code, name: known.map { "\($0)" })
  }

  private static let errors = Dictionary(
    uniqueKeysWithValues: ContactsError.Code.allCases.map {
      ("\($0)", ErrorIdentity(domain: ContactsError.domain, code: $0.rawValue, name: "\($0)"))
    })
}
