extension DeviceState {
  /// Shares more cards with an app and takes others back, as the person chose on a control of the
  /// system.
  ///
  /// - Returns: The contacts with cards that were not shared before, in stored order, as the app
  ///   gets them now.
  @discardableResult
  mutating func share(
    _ added: [RecordIdentifier], removing removed: [RecordIdentifier] = [], with app: String,
    _ rules: RuleSet
  ) -> [ContactRecord] {
    cite(rules)
    let before = access(of: app)
    let shared = apps[app]?.shared ?? []
    let new = book.records(withIdentifiers: added.filter { !shared.contains($0) })
    let gone = book.records(withIdentifiers: removed.filter(shared.contains)).map(\.identifier)
    guard !new.isEmpty || !gone.isEmpty else { return [] }
    apps[app]?.shared.formUnion(new.map(\.identifier))
    apps[app]?.shared.subtract(gone)
    record(.shared(new.map(\.identifier), removed: gone), by: .person, app: app)
    announceGrant(of: app, from: before)
    return asSeen(new, by: app)
  }

  /// Notes what the prompt of a tap on an access button shared; it decided itself, and told of it.
  mutating func noteShared(byPrompt offered: [ContactRecord], with app: String) -> [ContactRecord] {
    guard peekStatus(of: app) == .limited, let shared = apps[app]?.shared else { return [] }
    let cards = offered.flatMap(\.ownCards).filter(shared.contains)
    guard !cards.isEmpty else { return [] }
    let new = book.records(withIdentifiers: cards)
    cite(.undecidedTapAsksForLimited)
    record(.shared(new.map(\.identifier), removed: []), by: .person, app: app)
    return asSeen(new, by: app)
  }

  /// Some cards as an app gets them: joined with the linked ones that it can reach.
  private mutating func asSeen(_ cards: [ContactRecord], by app: String) -> [ContactRecord] {
    joining(cards, joins(true), within: .limited(apps[app]?.shared ?? []))
  }

  /// The stored cards that the person means by identifiers: of a joined contact all of its cards.
  func cards(meantBy identifiers: [String]) -> Set<RecordIdentifier> {
    var cards: Set<RecordIdentifier> = []
    for identifier in identifiers.map(RecordIdentifier.init(text:)) {
      let isCard = book.record(identifier) != nil
      cards.formUnion(isCard ? [identifier] : book.cards(of: identifier).map(\.identifier))
    }
    return cards
  }
}

extension ContactRecord {
  /// The identities of the cards that the contact is joined of; of a card its own.
  package var ownCards: [RecordIdentifier] {
    cards.isEmpty ? [identifier] : cards.map(\.identifier)
  }

  /// The identities by which the person can mean the contact: its own and those of its cards.
  package var identities: [RecordIdentifier] {
    cards.isEmpty ? [identifier] : [identifier] + cards.map(\.identifier)
  }
}
