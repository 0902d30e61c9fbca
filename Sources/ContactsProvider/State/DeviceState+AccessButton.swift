extension DeviceState {
  /// Draws a contact access button of an app, which the app cannot look at.
  mutating func drawAccessButton<Asked: Question>(
    _ search: AccessSearch, for app: String,
    _ make: (AccessOffer) -> (question: Asked, rules: RuleSet)
  ) -> Asked {
    beginDecision()
    let (question, rules) = make(accessOffer(for: search, of: app))
    cite(rules)
    record(.sheet(question), by: .system, app: app)
    return question
  }

  private mutating func accessOffer(for search: AccessSearch, of app: String) -> AccessOffer {
    let standing = accessStanding(of: app)
    let isLooking = standing == .undecided || standing == .open
    return AccessOffer(
      standing: standing, matches: isLooking ? matches(of: search, for: app) : [],
      displayName: DisplayName(locale: configuration.locale, displayOrder: displayOrder),
      assumptions: assumptions, switchedRules: configuration.switchedRules)
  }

  private mutating func accessStanding(of app: String) -> AccessOffer.Standing {
    guard apps[app]?.isRunning == true else { return .absent }
    if !capabilities.hasAccessButton, holds(.accessControlsNeedSystem) { return .absent }
    switch status(of: app) {
    case .notDetermined: return .undecided
    case .restricted: return holds(.restrictionHidesButton) ? .absent : .refused
    case .denied:
      cite(.deniedAccessButton)
      return assumptions.deniedAccessButton == .hidden ? .absent : .refused
    case .authorized: return holds(.fullAccessHidesButton) ? .absent : .open
    case .limited: return .open
    }
  }

  /// The contacts that a button can offer, linked cards as one, in the order of the device's
  /// settings.
  private mutating func matches(of search: AccessSearch, for app: String) -> [ContactRecord] {
    cite(.nameSearchCovers)
    var found = book.records(matchingName: search.query)
    if holds(.buttonSearchFindsNamesAndValues) {
      found += book.records(matchingEmail: search.query)
      found += book.records(matchingPhone: search.query)
    }
    let shared = holds(.buttonMatchesUnsharedOnly) ? whollyShared(with: app) : []
    var left: Set<RecordIdentifier> = []
    if search.ignoresAny, holds(.ignoredValuesDropOut) { left.formUnion(ignored(by: search)) }
    let cards = found.filter {
      !shared.contains($0.identifier) && left.insert($0.identifier).inserted
    }
    let offered = joining(cards, joins(true), within: .full)
    return offered.count > 1 ? book.sorted(offered, by: sortOrder) : offered
  }

  /// The shared cards, without those that are linked with one that is not shared.
  private func whollyShared(with app: String) -> Set<RecordIdentifier> {
    let shared = apps[app]?.shared ?? []
    guard !book.links.isEmpty else { return shared }
    return shared.filter { card in
      book.linkedCards(of: card).allSatisfy { shared.contains($0.identifier) }
    }
  }

  private func ignored(by search: AccessSearch) -> [RecordIdentifier] {
    let records =
      search.ignoredEmails.flatMap { book.records(matchingEmail: $0) }
      + search.ignoredPhoneNumbers.flatMap { book.records(matchingPhone: $0) }
    guard !book.links.isEmpty else { return records.map(\.identifier) }
    return records.flatMap { book.linkedCards(of: $0.identifier) }.map(\.identifier)
  }
}

extension AccessSearch {
  /// Whether anybody is not to be offered.
  fileprivate var ignoresAny: Bool { !ignoredEmails.isEmpty || !ignoredPhoneNumbers.isEmpty }
}

// MARK: The prompt of a tap

extension DeviceState {
  /// Puts the prompt on the screen by which a tap before any decision asks for limited access.
  mutating func askForLimitedAccess(
    _ app: String, offering offered: [ContactRecord]
  ) -> Admission {
    beginDecision()
    guard let description = apps[app]?.description else {
      return .refuse(ContactsError(.communicationError))
    }
    if let barred = barring(description) { return barred }
    guard holds(.undecidedTapAsksForLimited) else { return ask(app) }
    return ask(app, offering: offered.map(\.identifierText))
  }

  /// Fact 1.25: full access is not offered; the texts are the device's own.
  func limitedPrompt(
    number: Int, for app: AppDescription, offering offered: [String]
  ) -> Prompt {
    Prompt(
      number: number, bundleIdentifier: app.bundleIdentifier, stage: .alert,
      title: "“\(app.name)” Would Like to Access Your Contacts",
      purpose: app.usageDescription ?? "", buttons: ["Don’t Allow", "Share Selected Contacts"],
      offered: offered)
  }

  /// What an answer does on a prompt on which only some contacts can be shared.
  func step(after answer: PromptAnswer, offering offered: [String]) -> PromptStep? {
    switch answer {
    case .deny: .decide(.denied)
    case .allowLimited(let chosen) where others(chosen, than: offered).isEmpty: .decide(.limited)
    default: nil
    }
  }

  /// The cards of those offered contacts that the person chose.
  func chosenCards(_ chosen: [String], of offered: [String]) -> Set<RecordIdentifier> {
    let cards = cards(meantBy: chosen)
    guard !book.links.isEmpty else { return cards }
    return Set(cards.flatMap(book.linkedCards(of:)).map(\.identifier))
      .intersection(self.cards(meantBy: offered))
  }

  /// The chosen ones that are not offered.
  private func others(_ chosen: [String], than offered: [String]) -> [String] {
    let cards = cards(meantBy: offered)
    return chosen.filter { contact in
      let own = self.cards(meantBy: [contact])
      return own.isEmpty || !own.isSubset(of: cards)
    }
  }

  /// Why an answer does not fit such a prompt.
  func misfit(_ answer: PromptAnswer, offering offered: [String]) -> String {
    guard case .allowLimited(let chosen) = answer else {
      return """
        The answer '\(answer.kind?.rawValue ?? "ignore")' does not fit the prompt of a contact \
        access button, which offers limited access only. Answer it with allowLimited or deny.
        """
    }
    let others = others(chosen, than: offered).map { "'\($0)'" }
    return """
      The contact access button does not offer \(others.joined(separator: ", ")). On the prompt \
      that a tap on it brings, share what matches: \(offered.count) \
      \(offered.count == 1 ? "contact does" : "contacts do").
      """
  }
}
