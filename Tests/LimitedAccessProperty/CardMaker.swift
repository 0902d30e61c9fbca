import ContactsProvider

/// Makes the contacts of a world.
struct CardMaker {
  let accounts: [AccountSeed]
  let groups: [GroupSeed]
  /// The persons of shared cards, with whose cards hidden ones may be linked.
  ///
  /// A hidden card is one of a single such person, so that it never joins what is not joined
  /// without it.
  private var anchors: [Int] = []

  init(using random: inout RandomSource) {
    var accounts = [AccountSeed(name: "Cloud", type: .cardDAV)]
    if random.chance(60) { accounts.append(.onMyPhone) }
    if random.chance(30) {
      accounts.append(AccountSeed(name: "Directory", type: .exchange, isReadOnly: true))
    }
    self.accounts = accounts
    groups = (0..<Int.random(in: 0...3, using: &random)).map { number in
      GroupSeed(
        name: World.groupNames[number], account: Int.random(in: accounts.indices, using: &random))
    }
  }

  mutating func visibleCards(using random: inout RandomSource) -> [Card] {
    (0..<Int.random(in: 1...4, using: &random)).map { number in
      var card = card("v\(number)", using: &random)
      card.person = !anchors.isEmpty && random.chance(25) ? random.pick(anchors) : number
      if card.person == number { anchors.append(number) }
      return card
    }
  }

  /// Linked with each other at most: who shares a contact on a sheet shares all cards of the person.
  func sharableCards(using random: inout RandomSource) -> [Card] {
    let areLinked = random.chance(25)
    return (0..<2).map { number in
      var card = card("c\(number)", isNamed: true, using: &random)
      card.seed.values.givenName = World.uniqueName(number)
      card.person = areLinked ? 100 : nil
      return card
    }
  }

  func hiddenCards(using random: inout RandomSource) -> [Card] {
    (0..<Int.random(in: 1...5, using: &random)).map { hidden("h\($0)", using: &random) }
  }

  /// The hidden cards of another version: some gone, some new, some changed, reordered.
  func variant(of cards: [Card], using random: inout RandomSource) -> [Card] {
    var other: [Card] = []
    for card in cards where random.chance(60) {
      var card = card
      if random.chance(50) {
        card.seed.values = Self.values(of: "", using: &random)
        card.seed.values.jobTitle = "changed"
      }
      if random.chance(40) { card.groups = groups(of: card.seed.account, using: &random) }
      if random.chance(40) { card.person = random.chance(50) ? random.pick(anchors) : nil }
      other.append(card)
    }
    for number in 0..<Int.random(in: 0...3, using: &random) {
      other.append(hidden("n\(number)", using: &random))
    }
    other.shuffle(using: &random)
    return other
  }

  private func hidden(_ identifier: String, using random: inout RandomSource) -> Card {
    var card = card(identifier, using: &random)
    card.person = random.chance(40) ? random.pick(anchors) : nil
    return card
  }

  private func card(
    _ identifier: String, isNamed: Bool = false, using random: inout RandomSource
  ) -> Card {
    let values = Self.values(of: identifier, using: &random)
    let hasIdentifier = isNamed || random.chance(70) && !identifier.isEmpty
    let account = Int.random(in: accounts.indices, using: &random)
    return Card(
      seed: ContactSeed(
        identifier: hasIdentifier ? identifier : nil, values: values, account: account),
      groups: groups(of: account, using: &random))
  }

  private func groups(of account: Int, using random: inout RandomSource) -> [Int] {
    groups.indices.filter { groups[$0].account == account && random.chance(50) }
  }

  /// Few words, so that searches meet several.
  static func values(of identifier: String, using random: inout RandomSource) -> ContactValues {
    var values = ContactValues()
    if random.chance(85) { values.givenName = random.pick(World.givenNames) }
    if random.chance(85) { values.familyName = random.pick(World.familyNames) }
    if random.chance(20) { values.organizationName = "Alpha Tools" }
    // Told apart by a word that no other contact has: equal values would share an ordinal.
    values.departmentName = "\(identifier) \(random.next() % 1_000_000)"
    if random.chance(30) { values.note = "note of \(identifier)" }
    if random.chance(70) {
      values.phoneNumbers = [
        LabeledValue(label: "_$!<Mobile>!$_", value: random.pick(World.numbers))
      ]
    }
    if random.chance(70) {
      values.emailAddresses = [LabeledValue(label: nil, value: random.pick(World.addresses))]
    }
    return values
  }
}
