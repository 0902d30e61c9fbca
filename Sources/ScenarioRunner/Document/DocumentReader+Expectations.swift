internal import ContactsPicker
internal import ContactsProvider
internal import ScenarioSyntax

/// The step whose expectations are read.
struct ExpectationSite {
  let verb: Verb?
  let call: VerbCall?
  /// The place in ``ScenarioPlan/apps`` of the step's app.
  let app: Int
  /// Whether it is open which verb the step has: then every expectation may fit.
  var isOpen = false
  var isNegated = false
}

extension DocumentReader {
  /// What must hold after a step.
  func expectations(_ node: Node, _ site: ExpectationSite) -> [Expectation] {
    guard let fields = expectationFields(node, owner: "'expect'") else { return [] }
    var found = expectations(fields, site)
    if let node = fields.value("not"), let inner = expectationFields(node, owner: "'not'") {
      var negated = site
      negated.isNegated = true
      found += expectations(inner, negated)
      inner.finish()
    }
    fields.finish()
    return found
  }

  private func expectationFields(_ node: Node, owner: String) -> FieldReader? {
    let states = AuthorizationState.allCases.map { "\($0)" }
    if let word = node.scalar?.text {
      let near = closestWord(to: word, among: states)
      return FieldReader(
        self, node, owner: owner, example: "expect: {\(near.map { "status: \($0)" } ?? "…")}")
    }
    return FieldReader(self, node, owner: owner, example: "expect: {status: denied}")
  }

  private func expectations(_ fields: FieldReader, _ site: ExpectationSite) -> [Expectation] {
    fields.later(LaterWords.expectations)
    return ExpectationKey.allCases.compactMap { key in
      guard let entry = fields.entry(key.rawValue), fits(key, entry, site) else { return nil }
      if [.screen, .screens].contains(key) {
        checkScreen(of: site.app, for: key.rawValue, at: entry.keySpan)
      }
      guard let value = fields.value(key.rawValue), let claim = claim(key, value, site)
      else { return nil }
      return Expectation(
        key: key, claim: claim, isNegated: site.isNegated,
        span: SourceSpan(entry.keySpan.start, max(entry.keySpan.end, value.span.end)))
    }.sorted { $0.span.start < $1.span.start }
  }

  /// Whether a key belongs to the step; reports where it does not.
  private func fits(_ key: ExpectationKey, _ entry: Node.Entry, _ site: ExpectationSite) -> Bool {
    if site.isOpen { return true }
    let declaration = site.verb?.declaration
    let keys = declaration?.expectationKeys ?? ExpectationKey.allCases.filter(\.isState)
    if keys.contains(key) { return true }
    // What an answer gives belongs to the calls that waited for it.
    let givers = Verb.allCases.filter { $0 != .answer && $0.declaration.results.contains(key) }
      .map(\.rawValue)
    report(
      .unfittingExpectation,
      declaration.map { "'\(key.rawValue)' is nothing that '\($0.name)' gives" }
        ?? "an 'expect' alone looks at the state of the app, and '\(key.rawValue)' is none of it",
      at: entry.keySpan,
      label: "it may expect " + keys.map(\.rawValue).listed(conjunction: "and"),
      hint: givers.isEmpty ? nil : "it belongs to \(givers.listed())")
    return false
  }

  private func claim(
    _ key: ExpectationKey, _ node: Node, _ site: ExpectationSite
  ) -> Expectation.Claim? {
    switch key {
    case .status: status(node, site).map { .status($0) }
    case .prompts: numberClaim(node, for: key).map { .prompts($0) }
    case .shared: .shared(referenceClaim(node, for: key))
    case .exposed: exposure(node, for: key).map { .exposed($0) }
    case .terminated: cause(node, for: key, of: TerminationCause.allCases).map { .terminated($0) }
    case .error: errorClaim(node).map { .error($0) }
    case .exception: cause(node, for: key, of: [.propertyNotFetched]).map { .exception($0) }
    case .prompt: promptClaim(node).map { .prompt($0) }
    case .granted: boolean(node, for: key.rawValue).map { .granted($0) }
    case .pending: boolean(node, for: key.rawValue).map { .pending($0) }
    case .contacts: .contacts(listClaim(node) { self.expectedContact($0) })
    case .contact: contactClaim(node).map { .contact($0) }
    case .property: propertyClaim(node).map { .property($0) }
    case .properties: .properties(listClaim(node) { self.expectedProperty($0) })
    case .cancelled: boolean(node, for: key.rawValue).map { .cancelled($0) }
    case .shown: .shown(referenceClaim(node, for: key))
    case .disabled: .disabled(referenceClaim(node, for: key))
    case .count: numberClaim(node, for: key).map { .count($0) }
    case .keys: .keys(keysClaim(node, for: key))
    case .value: valueClaim(node, of: site).map { .value($0) }
    case .available: boolean(node, for: key.rawValue).map { .available($0) }
    case .affected: .affected(listClaim(node) { self.record($0, for: key.rawValue) })
    case .validation: .validation(keysClaim(node, for: key))
    case .refused:
      word(node, for: key.rawValue).map { (reason: SettingsRefusalReason) in .refused(reason) }
    case .uploaded: exposure(node, for: key).map { .uploaded($0) }
    case .notified: numberClaim(node, for: key).map { .notified($0) }
    case .account: accountClaim(node).map { .account($0) }
    case .groups: .groups(listClaim(node) { self.expectedGroup($0) })
    case .accounts: .accounts(listClaim(node) { self.expectedAccount($0) })
    case .events: .events(listClaim(node) { self.expectedEvent($0) })
    case .button: word(node, for: key.rawValue).map { (face: AccessButtonFace) in .button(face) }
    case .newlyShared: .newlyShared(referenceClaim(node, for: key))
    case .logged: exposure(node, for: key).map { .logged($0) }
    case .screen: screenClaim(node).map { .screen($0) }
    case .screens: .screens(screenClaims(node))
    }
  }

  private func status(_ node: Node, _ site: ExpectationSite) -> AuthorizationState? {
    let words = AuthorizationState.allCases.map { ("\($0)", $0) }
    let status = word(node, for: "status", among: words)
    if status == .limited, !site.isNegated, system?.capabilities.hasLimitedAccess == false {
      reportUnfit("the status is never 'limited'", at: node.span)
    }
    return status
  }

  private func referenceClaim(
    _ node: Node, for key: ExpectationKey
  ) -> ListClaim<ContactReference> {
    listClaim(node) { self.contact($0, for: key.rawValue) }
  }

  /// A contact, or a group where one is called so and no contact is.
  private func record(_ node: Node, for key: String) -> ContactReference? {
    if let text = node.scalar?.text, case .unknown = directory.find(text),
      case .found = groups.find(text)
    {
      return ContactReference(text: text, target: .lookUp, span: node.span)
    }
    return contact(node, for: key)
  }

  private func keysClaim(_ node: Node, for key: ExpectationKey) -> ListClaim<ContactKey> {
    var keys: ContactKeySet = []
    var excluded: ContactKeySet = []
    switch listClaim(node, element: { $0 }) {
    case .some: return .some
    case .exactly(let nodes):
      for node in nodes { keys.formUnion(self.keys(node, for: key.rawValue)) }
      checkIdentifier(keys, at: node.span)
      return .exactly(keys.keys)
    case .including(let nodes, let others):
      for node in nodes { keys.formUnion(self.keys(node, for: key.rawValue)) }
      for node in others { excluded.formUnion(self.keys(node, for: key.rawValue)) }
      checkIdentifier(keys.union(excluded), at: node.span)
      return .including(keys.keys, excluding: excluded.keys)
    }
  }

  /// The identifier comes with everything, so that expecting it says nothing.
  func checkIdentifier(_ keys: ContactKeySet, at span: SourceSpan) {
    guard keys.contains(.identifier) else { return }
    report(
      .unknownContactKey, "'identifier' comes with every contact and is never listed",
      at: headline(of: span), hint: "leave it out")
  }
}
