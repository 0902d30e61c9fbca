internal import ContactsPicker
internal import ContactsProvider
internal import SimulatedContacts

extension StepView {
  /// Compares one expectation; one line for each key.
  func verdict(_ claim: Expectation.Claim) -> Verdict {
    switch claim {
    case .status(let expected): status(expected)
    case .prompts(let claim): number(claim, device.promptCount(of: bundleIdentifier))
    case .shared(let claim): references(claim, sharedIdentifiers)
    case .exposed(let claim): exposed(claim)
    case .terminated(let claim): event(claim, termination.flatMap(cause), termination?.shownName)
    case .exception(let claim): exception(claim)
    case .error(let claim): error(claim)
    case .prompt(let claim): prompt(claim)
    case .granted(let expected): granted(expected)
    case .pending(let expected): flag(expected, outcome.isPending)
    case .contacts(let claim): contacts(claim)
    case .contact(let claim): contact(claim)
    case .property(let claim): property(claim)
    case .properties(let claim): properties(claim)
    case .cancelled(let expected): result(outcome.isCancelled) { flag(expected, $0) }
    case .shown(let claim): references(claim, shownIdentifiers)
    case .disabled(let claim): references(claim, disabledIdentifiers)
    case .count(let claim): result(outcome.contacts?.count) { number(claim, $0) }
    case .keys(let claim): result(outcome.keys) { keys(claim, $0) }
    case .value(let claim): value(claim)
    case .available(let expected): result(outcome.isAvailable) { flag(expected, $0) }
    case .affected(let claim): references(claim, affectedIdentifiers)
    case .validation(let claim): keys(claim, validationKeys)
    case .refused(let expected): refused(expected)
    case .uploaded(let claim): uploaded(claim)
    case .notified(let claim): notified(claim)
    case .account(let claim): account(claim)
    case .groups(let claim): groups(claim)
    case .accounts(let claim): accounts(claim)
    case .events(let claim): events(claim)
    case .button(let expected): button(expected)
    case .newlyShared(let claim): result(outcome.newlyShared) { newlyShared(claim, $0) }
    case .logged(let claim): logged(claim)
    case .screen(let claim): screen(claim)
    case .screens(let claims): screens(claims)
    }
  }

  // MARK: State

  private func status(_ expected: AuthorizationState) -> Verdict {
    let status = outcome.status ?? device.status(of: bundleIdentifier)
    return Verdict(status == expected, expected: "\(expected)", actual: "\(status)")
  }

  private var sharedIdentifiers: [RecordIdentifier] {
    people(device.reachableContacts(of: bundleIdentifier).map(\.identifier))
  }

  /// The people of some cards, each once.
  func people(_ identifiers: [RecordIdentifier]) -> [RecordIdentifier] {
    var seen: Set<RecordIdentifier> = []
    return identifiers.map(contacts.person).filter { seen.insert($0).inserted }
  }

  private func button(_ expected: AccessButtonFace) -> Verdict {
    result(face, expected: expected.rawValue) { face in
      Verdict(face == expected, expected: expected.rawValue, actual: text(of: face))
    }
  }

  /// A face, with who is seen on it.
  private func text(of face: AccessButtonFace) -> String {
    let names = (events.buttons.last?.rows ?? []).map(\.title)
    return names.isEmpty ? face.rawValue : "\(face.rawValue): \(Shortened.list(names))"
  }

  private func newlyShared(
    _ claim: ListClaim<ContactReference>, _ identifiers: [String]
  ) -> Verdict {
    references(claim, people(identifiers.map(RecordIdentifier.init(text:))))
  }

  private func exception(_ claim: EventClaim<TerminationCause>) -> Verdict {
    guard case .propertyNotFetched = events.termination else { return event(claim, nil, nil) }
    return event(claim, .propertyNotFetched, events.termination?.shownName)
  }

  private func cause(_ termination: Termination) -> TerminationCause? {
    TerminationCause(rawValue: termination.name)
  }

  // MARK: Results

  private func error(_ claim: EventClaim<ErrorIdentity>) -> Verdict {
    if let termination = events.termination {
      return event(claim, nil, "the app was ended: \(termination.shownName)")
    }
    return event(claim, outcome.error?.identity, outcome.error?.identity.description)
  }

  private func granted(_ expected: Bool) -> Verdict {
    result(outcome.granted) { granted in
      let error = outcome.error?.identity
      let isRefusal = error == .authorizationDenied || (error != nil && expects(.error))
      let texts = { (granted: Bool, error: String?) in
        granted ? "true" : "false \(error.map { "with \($0)" } ?? "without an error")"
      }
      return Verdict(
        granted == expected && (granted || isRefusal),
        expected: texts(expected, "authorizationDenied"),
        actual: texts(granted, error?.description))
    }
  }

  private func value(_ claim: ValueClaim) -> Verdict {
    guard case .plain(let expected) = claim else {
      return result(outcome.value) { claim.verdict($0.value) }
    }
    return result(outcome.functionValue) { value in
      Verdict(
        value.matches(expected), expected: expected.description, actual: value.description)
    }
  }

  private func refused(_ expected: SettingsRefusalReason) -> Verdict {
    Verdict(
      outcome.refusal == expected, expected: expected.rawValue,
      actual: outcome.refusal?.rawValue ?? "not refused")
  }

  /// The contacts and groups that the error names.
  private var affectedIdentifiers: [RecordIdentifier] {
    people((outcome.error?.affected ?? []).map(RecordIdentifier.init(text:)))
  }

  private var validationKeys: ContactKeySet {
    ContactKeySet((outcome.error?.keyPaths ?? []).compactMap(ContactKey.init(name:)))
  }

  /// Compares a result; where there is none, as after an error, the other side says why.
  func result<Value>(
    _ value: Value?, expected: String = "a result", _ compare: (Value) -> Verdict
  ) -> Verdict {
    if let value { return compare(value) }
    return Verdict(false, expected: expected, actual: "no result: \(reasonForNoResult)")
  }

  /// What there is in place of one thing that was delivered.
  var reasonForNothing: String {
    outcome.error == nil && !outcome.isPending ? "none" : reasonForNoResult
  }

  private var reasonForNoResult: String {
    if let error = outcome.error { return error.identity.description }
    if outcome.isPending { return "the call is pending" }
    if let picked = outcome.picked {
      return "the app got \(ResultWords(view: self).text(of: picked))"
    }
    if let termination = events.termination {
      return "the app was ended (\(termination.shownName))"
    }
    return "the call gave none"
  }

  // MARK: Kinds of claims

  private func number(_ claim: NumberClaim, _ number: Int) -> Verdict { claim.verdict(number) }

  private func flag(_ expected: Bool, _ flag: Bool) -> Verdict {
    Verdict(flag == expected, expected: "\(expected)", actual: "\(flag)")
  }

  private func event<Name>(
    _ claim: EventClaim<Name>, _ actual: Name?, _ text: String?
  ) -> Verdict {
    claim.verdict(actual, text)
  }

  private func keys(_ claim: ListClaim<ContactKey>, _ actual: ContactKeySet) -> Verdict {
    switch claim {
    case .exactly(let keys):
      let expected = ContactKeySet(keys)
      return Verdict(expected == actual, expected: expected.words, actual: actual.words)
    case .some: return Verdict(!actual.isEmpty, expected: "any keys", actual: actual.words)
    case .including(let wanted, let unwanted):
      let (wanted, unwanted) = (ContactKeySet(wanted), ContactKeySet(unwanted))
      let texts = [
        wanted.isEmpty ? nil : wanted.words, unwanted.isEmpty ? nil : "not \(unwanted.words)",
      ]
      return Verdict(
        actual.isSuperset(of: wanted) && actual.isDisjoint(with: unwanted),
        expected: texts.compactMap(\.self).joined(separator: "; "), actual: actual.words)
    }
  }

  func references(
    _ claim: ListClaim<ContactReference>, _ actual: [RecordIdentifier]
  ) -> Verdict {
    let comparison = ListComparison<NamedPerson, RecordIdentifier>(
      matches: { $0.person == contacts.person(of: $1) }, expectedText: \.text,
      actualText: { identifier, _ in contacts.name(of: identifier.uuidText) })
    // Names are looked up once, however many contacts they are compared with.
    let named = claim.map { NamedPerson(text: $0.text, person: person($0)) }
    return comparison.verdict(named, actual, isOrdered: false)
  }
}

/// A name of the file, and whom it means; nil where nobody is known by it.
private struct NamedPerson {
  let text: String
  let person: RecordIdentifier?
}
