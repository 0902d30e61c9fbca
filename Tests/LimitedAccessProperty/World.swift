import ContactsProvider

/// An address book of which an app may see a part, in two versions that differ in the rest only.
struct World: Sendable {
  /// The shared contacts, in stored order.
  var visible: [ContactSeed]
  /// The hidden contacts of the first version.
  var hidden: [ContactSeed]
  /// The places of the hidden contacts among the visible ones, in the first version.
  var places: [Int]
  /// The hidden contacts of the second version: some gone, some new, some changed, reordered.
  var otherHidden: [ContactSeed]
  var otherPlaces: [Int]

  init(using random: inout RandomSource) {
    let count = Int.random(in: 1...5, using: &random)
    visible = (0..<count).map { Self.contact("v\($0)", using: &random) }
    hidden = (0..<Int.random(in: 1...5, using: &random)).map {
      Self.contact("h\($0)", using: &random)
    }
    places = hidden.map { _ in Int.random(in: 0...count, using: &random) }
    otherHidden = []
    for seed in hidden where random.chance(60) {
      var seed = seed
      if random.chance(50) {
        seed.values = Self.contact("", using: &random).values
        seed.values.jobTitle = "changed"
      }
      otherHidden.append(seed)
    }
    for index in 0..<Int.random(in: 0...3, using: &random) {
      otherHidden.append(Self.contact("n\(index)", using: &random))
    }
    otherHidden.shuffle(using: &random)
    otherPlaces = otherHidden.map { _ in Int.random(in: 0...count, using: &random) }
  }

  /// The address book of one version, in stored order.
  func contacts(isOther: Bool) -> [ContactSeed] {
    let hidden = isOther ? otherHidden : self.hidden
    let places = isOther ? otherPlaces : self.places
    var contacts: [ContactSeed] = []
    for index in 0...visible.count {
      for (seed, place) in zip(hidden, places) where place == index { contacts.append(seed) }
      if index < visible.count { contacts.append(visible[index]) }
    }
    return contacts
  }

  /// Every identifier that a contact of either version was given.
  var identifiers: [String] {
    (visible + hidden + otherHidden).compactMap(\.identifier)
  }

  static let givenNames = ["Ana", "Anan", "Ben", "Åse", "Mia", "Жанна", "美咲"]
  static let familyNames = ["Alpha", "Alphonse", "Beta", "Ölund", "Бета", "林"]
  static let numbers = (0..<6).map { "+1 555 010 010\($0)" }
  static let addresses = (0..<6).map { "p\($0)@mail.example" }

  /// A contact of few words, so that searches meet several.
  static func contact(_ identifier: String, using random: inout RandomSource) -> ContactSeed {
    var values = ContactValues()
    if random.chance(85) { values.givenName = random.pick(givenNames) }
    if random.chance(85) { values.familyName = random.pick(familyNames) }
    if random.chance(20) { values.organizationName = "Alpha Tools" }
    // Told apart by a word that no other contact has: equal values would share an ordinal.
    values.departmentName = "\(identifier) \(random.next() % 1_000_000)"
    if random.chance(70) {
      values.phoneNumbers = [LabeledValue(label: "_$!<Mobile>!$_", value: random.pick(numbers))]
    }
    if random.chance(70) {
      values.emailAddresses = [LabeledValue(label: nil, value: random.pick(addresses))]
    }
    let isNamed = random.chance(70) && !identifier.isEmpty
    return ContactSeed(identifier: isNamed ? identifier : nil, values: values)
  }
}
