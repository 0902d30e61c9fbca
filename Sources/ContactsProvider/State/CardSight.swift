/// The contacts that an app reaches, and which of their cards are linked, at a moment.
struct CardSight {
  let grant: Grant
  /// The cards of each person who has several, by each of them.
  let links: [RecordIdentifier: [RecordIdentifier]]
  let joinsUnderOwnIdentity: Bool
  let exists: (RecordIdentifier) -> Bool

  /// Whether the app reaches a card.
  func reaches(_ card: RecordIdentifier) -> Bool {
    #if PLANTED_LEAKS
      if PlantedLeak.history.isPlanted { return exists(card) }
    #endif
    return exists(card) && grant.covers(card)
  }

  /// The cards that come as one contact with a card; none where it comes for itself.
  func joinable(with card: RecordIdentifier) -> [RecordIdentifier] {
    guard let cards = links[card] else { return [] }
    let reached = cards.filter(reaches)
    return reached.count > 1 && reached.contains(card) ? reached : []
  }

  /// The contact as which the app sees a card where linked cards come as one.
  func contact(of card: RecordIdentifier) -> RecordIdentifier? {
    guard reaches(card) else { return nil }
    guard let first = joinable(with: card).first else { return card }
    return joinsUnderOwnIdentity ? first.joined : first
  }
}

/// A change as an app can see it.
struct VisibleChange: Sendable {
  let subject: AppHistory.Subject
  let presence: Presence
}

/// What becomes of cards between two moments, in the eyes of an app.
struct CardChanges {
  let before: CardSight
  let after: CardSight
  /// Tells whether a card itself was changed, and not only what is around it.
  let isChanged: (RecordIdentifier) -> Bool

  /// The changes of some cards and of the contacts that they come as, each once.
  func visible(_ cards: [RecordIdentifier]) -> [VisibleChange] {
    var told: [VisibleChange] = []
    var linked: [RecordIdentifier] = []
    for card in cards {
      let isAlone = before.joinable(with: card).isEmpty && after.joinable(with: card).isEmpty
      if !isAlone { linked.append(card) }
      let presence = presence(before.reaches(card), after.reaches(card), isChanged(card))
      if let presence {
        told.append(
          VisibleChange(subject: .contact(card, isAlone ? .both : .cards), presence: presence))
      }
    }
    return linked.isEmpty ? told : told + joined(linked)
  }

  /// The changes of the contacts that linked cards come as.
  private func joined(_ cards: [RecordIdentifier]) -> [VisibleChange] {
    var contacts: [RecordIdentifier] = []
    var seen: [RecordIdentifier: Presence] = [:]
    var changed: Set<RecordIdentifier> = []
    for card in cards {
      let (was, now) = (before.contact(of: card), after.contact(of: card))
      for contact in [was, now].compactMap(\.self) {
        if seen[contact] == nil {
          contacts.append(contact)
          seen[contact] = Presence(before: false, after: false)
        }
        // A card that joins or leaves changes the contact, as a change of its own values does.
        if was != now || isChanged(card) { changed.insert(contact) }
        if was != now { seen[contact]?.isReassembled = true }
      }
      if let was { seen[was]?.before = true }
      if let now { seen[now]?.after = true }
    }
    let told = contacts.compactMap { contact -> VisibleChange? in
      guard changed.contains(contact), let presence = seen[contact] else { return nil }
      return VisibleChange(subject: .contact(contact, .joined), presence: presence)
    }
    // What goes comes first, as it makes room for what comes.
    return told.filter { !$0.presence.after } + told.filter(\.presence.after)
  }

  private func presence(_ before: Bool, _ after: Bool, _ isChanged: Bool) -> Presence? {
    guard before != after || before && isChanged else { return nil }
    return Presence(before: before, after: after)
  }
}
