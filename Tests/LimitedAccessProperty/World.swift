import ContactsProvider

/// A phone of which an app may see a part, in two versions that differ in the rest only.
///
/// Accounts, groups, shared contacts and those that the person may share later are the same in
/// both. Hidden contacts, their membership in groups and their links with others are not.
struct World: Sendable {
  let system: DeviceSystem
  let assumptions: Assumptions
  let hasNotesEntitlement: Bool
  /// Whether the person shares the visible contacts when the app asks, and not before.
  let isAskedFirst: Bool
  let accounts: [AccountSeed]
  /// The groups' names and the places of their accounts.
  let groups: [GroupSeed]
  /// The contacts that the app has from the start.
  let visible: [Card]
  /// The contacts that the person may share later, which nobody else is called alike.
  let sharable: [Card]
  /// The cards of the first version that differ from the second one's, with their places.
  let hidden: [PlacedCard]
  let otherHidden: [PlacedCard]

  init(using random: inout RandomSource) {
    system = random.pick([.iOS26, .iOS26, .iOS26, .iOS26, .iOS18])
    assumptions = Self.assumptions(using: &random)
    hasNotesEntitlement = random.chance(50)
    isAskedFirst = random.chance(25)
    var maker = CardMaker(using: &random)
    accounts = maker.accounts
    groups = maker.groups
    visible = maker.visibleCards(using: &random)
    sharable = maker.sharableCards(using: &random)
    let count = visible.count + sharable.count
    hidden = maker.hiddenCards(using: &random).map {
      PlacedCard(card: $0, place: Int.random(in: 0...count, using: &random))
    }
    otherHidden = maker.variant(of: hidden.map(\.card), using: &random).map {
      PlacedCard(card: $0, place: Int.random(in: 0...count, using: &random))
    }
  }

  private static func assumptions(using random: inout RandomSource) -> Assumptions {
    var assumptions = Assumptions()
    if random.chance(15) { assumptions.limitedGroups = .hidden }
    if random.chance(15) { assumptions.notificationsPerChange = .four }
    if random.chance(15) { assumptions.expiredToken = .changeHistoryExpired }
    if random.chance(15) { assumptions.failedSave = .partly }
    if random.chance(15) { assumptions.noteWithoutEntitlement = .dropped }
    return assumptions
  }

  /// The device of one version, before any app is there.
  func configuration(isOther: Bool) -> DeviceConfiguration {
    var configuration = DeviceConfiguration()
    configuration.system = system
    configuration.assumptions = assumptions
    configuration.accounts = accounts
    configuration.faultPolicy = .report
    let cards = cards(isOther: isOther)
    configuration.contacts = Self.linked(cards)
    configuration.groups = groups.enumerated().map { number, group in
      var group = group
      group.members = cards.indices.filter { cards[$0].groups.contains(number) }
      return group
    }
    return configuration
  }

  private func cards(isOther: Bool) -> [Card] {
    let hidden = isOther ? otherHidden : self.hidden
    let shared = visible + sharable
    var cards: [Card] = []
    for index in 0...shared.count {
      cards += hidden.filter { $0.place == index }.map(\.card)
      if index < shared.count { cards.append(shared[index]) }
    }
    return cards
  }

  private static func linked(_ cards: [Card]) -> [ContactSeed] {
    var first: [Int: Int] = [:]
    return cards.enumerated().map { place, card in
      var seed = card.seed
      guard let person = card.person else { return seed }
      seed.linkedWith = first[person]
      if first[person] == nil { first[person] = place }
      return seed
    }
  }

  /// Every identifier that a contact of either version was given, and those that joined contacts
  /// could have; nobody has the last one.
  var identifiers: [String] {
    let cards = (visible + sharable + hidden.map(\.card) + otherHidden.map(\.card))
      .compactMap(\.seed.identifier)
    return cards + cards.map(Self.joined) + ["nobody"]
  }

  /// The identifier of the joined contact of which a card is the first.
  static func joined(_ card: String) -> String { RecordIdentifier(text: card).joined.uuidText }

  static let givenNames = ["Ana", "Anan", "Ben", "Åse", "Mia", "Жанна", "美咲"]
  static let familyNames = ["Alpha", "Alphonse", "Beta", "Ölund", "Бета", "林"]
  static let groupNames = ["Choir", "Band", "Team"]
  static let numbers = (0..<6).map { "+1 555 010 010\($0)" }
  static let addresses = (0..<6).map { "p\($0)@mail.example" }

  /// The name that only the sharable contact of a number has.
  static func uniqueName(_ number: Int) -> String { "Zed\(number)" }
}

/// A contact of a world: its values, and what it belongs to.
struct Card: Sendable {
  var seed: ContactSeed
  /// Cards of the same person are linked.
  var person: Int?
  /// The places of the groups that it is a member of.
  var groups: [Int] = []
}

/// A hidden card, and before which of the others it is stored.
struct PlacedCard: Sendable {
  let card: Card
  let place: Int
}
