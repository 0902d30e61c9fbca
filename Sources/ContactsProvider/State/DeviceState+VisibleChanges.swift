extension DeviceState {
  /// What an app can see of some changes; nil where it sees everything and nobody keeps account.
  func visibleChanges(
    _ changes: [SavedChange], _ moves: CardMoves, for app: String, within grant: Grant
  ) -> [VisibleChange]? {
    if seesAll(app, within: grant) { return nil }
    return moves.visible(within: grant, in: book)
      + changes.compactMap { visibleGroupChange($0, within: grant) }
  }

  /// Whether an app sees every change, and nobody keeps account of them for it.
  func seesAll(_ app: String, within grant: Grant) -> Bool {
    guard case .full = grant else { return false }
    return apps[app]?.history == nil
  }

  /// What an app sees of a change of its set, in stored order: what leaves, then what comes.
  func visibleChanges(
    from old: Set<RecordIdentifier>, to new: Set<RecordIdentifier>
  ) -> [VisibleChange] {
    let leaving = inStoredOrder(old.subtracting(new))
    let coming = inStoredOrder(new.subtracting(old))
    let links = knownLinks.persons
    var cards: [RecordIdentifier] = []
    var known: Set<RecordIdentifier> = []
    for card in leaving + coming {
      for other in [card] + (links[card] ?? []) where known.insert(other).inserted {
        cards.append(other)
      }
    }
    let sights = [old, new].map { shared in
      CardSight(
        grant: .limited(shared), links: links,
        joinsUnderOwnIdentity: book.joinsUnderOwnIdentity, exists: { _ in true })
    }
    return CardChanges(before: sights[0], after: sights[1], isChanged: { _ in false })
      .visible(cards)
  }

  private func inStoredOrder(_ cards: Set<RecordIdentifier>) -> [RecordIdentifier] {
    cards.compactMap { card in book.position(of: card).map { ($0, card) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func visibleGroupChange(_ change: SavedChange, within grant: Grant) -> VisibleChange? {
    guard seesGroups(within: grant) else { return nil }
    switch change {
    case .addedGroup(let group): return VisibleChange(subject: .group(group), presence: .added)
    case .renamedGroup(let group): return VisibleChange(subject: .group(group), presence: .updated)
    case .deletedGroup(let group): return VisibleChange(subject: .group(group), presence: .deleted)
    case .addedMember(let card, let group):
      return membership(card, group, .added, within: grant)
    case .removedMember(let card, let group):
      return membership(card, group, .deleted, within: grant)
    case .addedSubgroup(let group, let parent):
      return VisibleChange(subject: .subgroup(group, group: parent), presence: .added)
    case .removedSubgroup(let group, let parent):
      return VisibleChange(subject: .subgroup(group, group: parent), presence: .deleted)
    case .added, .updated, .deleted, .linked, .unlinked: return nil
    }
  }

  private func membership(
    _ card: RecordIdentifier, _ group: RecordIdentifier, _ presence: Presence, within grant: Grant
  ) -> VisibleChange? {
    #if PLANTED_LEAKS
      guard PlantedLeak.historyGroups.isPlanted || grant.covers(card) else { return nil }
    #else
      guard grant.covers(card) else { return nil }
    #endif
    return VisibleChange(subject: .member(card, group: group), presence: presence)
  }

  /// Whether an app sees groups.
  func seesGroups(within grant: Grant) -> Bool {
    guard case .limited = grant else { return true }
    return assumptions.limitedGroups == .visible
  }
}
