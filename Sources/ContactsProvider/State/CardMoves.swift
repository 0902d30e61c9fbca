/// What some changes did to cards, before anybody's access is looked at.
struct CardMoves {
  /// The cards that were changed, or whose links were, in the order of the changes.
  private(set) var cards: [RecordIdentifier] = []
  private var isNew: [RecordIdentifier: Bool] = [:]
  private var changed: Set<RecordIdentifier> = []
  private var gone: Set<RecordIdentifier> = []
  private var before: [RecordIdentifier: [RecordIdentifier]] = [:]
  private var after: [RecordIdentifier: [RecordIdentifier]] = [:]

  init(_ changes: [SavedChange], _ known: inout KnownLinks, in book: AddressBook) {
    for change in changes { take(change) }
    addLinked { known.persons[$0] }
    if !book.links.isEmpty { addLinked { book.linkedCards(of: $0).map(\.identifier) } }
    before = known.links(of: cards)
    known.update(cards, from: book)
    after = known.links(of: cards)
  }

  /// The changes as an app sees that reaches what a grant covers.
  func visible(
    within grant: Grant, in book: AddressBook
  ) -> [VisibleChange] {
    let wasThere = { (card: RecordIdentifier) in
      isNew[card].map { !$0 } ?? (book.record(card) != nil)
    }
    let sights = (
      CardSight(
        grant: grant, links: before, joinsUnderOwnIdentity: book.joinsUnderOwnIdentity,
        exists: wasThere),
      CardSight(
        grant: grant, links: after, joinsUnderOwnIdentity: book.joinsUnderOwnIdentity,
        exists: { !gone.contains($0) && (isNew[$0] != nil || book.record($0) != nil) })
    )
    return CardChanges(
      before: sights.0, after: sights.1, isChanged: { changed.contains($0) }
    ).visible(cards)
  }

  private mutating func take(_ change: SavedChange) {
    switch change {
    case .added(let card):
      touch(card, isNew: true)
      gone.remove(card)
    case .updated(let card, _):
      touch(card, isNew: false)
      changed.insert(card)
    case .deleted(let card):
      touch(card, isNew: false)
      gone.insert(card)
    case .linked(let linked): for card in linked { touch(card, isNew: nil) }
    case .unlinked(let card): touch(card, isNew: nil)
    case .addedGroup, .renamedGroup, .deletedGroup, .addedMember, .removedMember, .addedSubgroup,
      .removedSubgroup:
      break
    }
  }

  private mutating func touch(_ card: RecordIdentifier, isNew: Bool?) {
    if self.isNew[card] == nil, let isNew { self.isNew[card] = isNew }
    if known.insert(card).inserted { cards.append(card) }
  }

  private var known: Set<RecordIdentifier> = []

  private mutating func addLinked(_ links: (RecordIdentifier) -> [RecordIdentifier]?) {
    for card in cards { for other in links(card) ?? [] { touch(other, isNew: nil) } }
  }
}
