// What ties cards together: groups and links.
extension AddressBook {
  /// Makes a change of groups and gives the one that takes it back.
  mutating func applyToGroups(_ change: AddressBookChange) -> AddressBookChange {
    switch change {
    case .insertGroup(let group):
      guard groups[group.identifier] == nil else { return .nothing }
      groups.insert(group)
      return .removeGroup(group.identifier)
    case .renameGroup(let identifier, let name):
      return groups.rename(identifier, to: name).map { .renameGroup(identifier, $0) } ?? .nothing
    case .removeGroup(let identifier):
      return groups.remove(identifier).map { .restoreGroup($0.group, place: $0.place) } ?? .nothing
    case .restoreGroup(let group, let place):
      groups.insert(group, at: place)
      return .removeGroup(group.identifier)
    case .addMember(let card, let group):
      let isNew = position(of: card).map { groups.addMember($0, to: group) } ?? false
      return isNew ? .removeMember(card, group: group) : .nothing
    case .removeMember(let card, let group):
      let isGone = position(of: card).map { groups.removeMember($0, from: group) } ?? false
      return isGone ? .addMember(card, group: group) : .nothing
    case .moveGroup(let group, let parent):
      guard groups[group] != nil else { return .nothing }
      return .moveGroup(group, into: groups.move(group, into: parent))
    default: return .nothing
    }
  }

  /// Says which person a card belongs to, and gives the one before.
  mutating func assign(_ owner: CardOwner) -> CardOwner? {
    guard let position = position(of: owner.card) else { return nil }
    return CardOwner(card: owner.card, person: links.assign(position, to: owner.person))
  }

  /// Takes the card at a position out of its groups and links.
  mutating func untie(_ position: Int) -> CardTies {
    let ties = CardTies(groups: groups.groups(of: position), person: links.person(of: position))
    for group in ties.groups { _ = groups.removeMember(position, from: group) }
    _ = links.assign(position, to: nil)
    return ties
  }

  /// The change that makes some cards, and those linked with them already, one person's.
  mutating func linking(_ cards: [RecordIdentifier]) -> AddressBookChange {
    let all = cards.flatMap(linkedCards(of:)).map(\.identifier)
    let known = all.compactMap { position(of: $0) }.compactMap(links.person(of:))
    let person = known.first ?? links.makePerson()
    return .assign(all.map { CardOwner(card: $0, person: person) })
  }

  /// A card and those linked with it, in stored order; none where there is no such card.
  func linkedCards(of identifier: RecordIdentifier) -> [ContactRecord] {
    guard let position = position(of: identifier) else { return [] }
    guard let person = links.person(of: position) else {
      return [slots[position]].compactMap(\.self)
    }
    return links.places(of: person).compactMap { slots[$0] }
  }

  /// The members of a group, in stored order.
  func members(of group: StoredGroup) -> [ContactRecord] { group.places.compactMap { slots[$0] } }

  /// The cards of an account, in stored order.
  mutating func records(ofAccount account: Int) -> [ContactRecord] {
    let index = accounts ?? AccountIndex(slots)
    accounts = index
    return index.places(of: account).compactMap { slots[$0] }
  }
}

/// The places of the cards of each account, rising.
struct AccountIndex: Sendable {
  private var accounts: [Int: SortedChunks<UInt32>] = [:]

  /// Parts all records by their account.
  init(_ slots: RecordSlots) {
    var places: [Int: [UInt32]] = [:]
    for (position, record) in slots {
      places[record.account, default: []].append(UInt32(truncatingIfNeeded: position))
    }
    accounts = places.mapValues { SortedChunks(sorted: $0) }
  }

  mutating func insert(_ record: ContactRecord, at position: Int) {
    accounts[record.account, default: SortedChunks()]
      .insert(UInt32(truncatingIfNeeded: position))
  }

  mutating func remove(_ record: ContactRecord, at position: Int) {
    accounts[record.account]?.remove(UInt32(truncatingIfNeeded: position))
  }

  /// The places of the cards of an account.
  func places(of account: Int) -> [Int] {
    accounts[account]?.chunks.joined().map { Int($0) } ?? []
  }
}
