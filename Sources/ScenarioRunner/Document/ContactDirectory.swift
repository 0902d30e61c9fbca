internal import ScenarioSyntax

/// The contacts that a step can name, as they are known at its place in the file.
struct ContactDirectory {
  /// A contact and what it is called.
  struct Listing {
    let target: ContactReference.Target
    let fullName: String?
    let identifier: String?
    let span: SourceSpan?
    /// Whether the contact is there: the addition of a step that expects an error is not.
    let isCertain: Bool
  }

  /// What a text means.
  enum Finding {
    case found(ContactReference.Target)
    case ambiguous([Listing])
    case unknown
  }

  /// Whether there may be contacts that the document does not name: then no name is unknown.
  var isIncomplete = false
  private(set) var addedCount = 0
  /// Full names by the name that the file gives, where the device writes it another way.
  private(set) var rewrittenNames: [String: String] = [:]
  private var listings: [Listing] = []
  private var places: [String: [Int]] = [:]
  /// The places of additions, by slot.
  private var addedPlaces: [Int: Int] = [:]
  /// The person of each linked card, as the place of one of the cards.
  private var people: [Int: Int] = [:]
  /// The cards of each person who has several.
  private var linked: [Int: [Int]] = [:]

  /// All names and identifiers.
  var names: some Collection<String> { places.keys.sorted() }

  /// Gives the next addition its slot.
  mutating func nextSlot() -> Int {
    addedCount += 1
    return addedCount - 1
  }

  /// Enters a contact; gives the contact that has the same identifier already.
  mutating func enter(_ listing: Listing) -> Listing? {
    let clash = listing.identifier.flatMap { holder(of: $0) }
    let place = listings.count
    if case .added(let slot) = listing.target { addedPlaces[slot] = place }
    listings.append(listing)
    for name in Set([listing.fullName, listing.identifier].compactMap(\.self)) {
      places[name, default: []].append(place)
    }
    return clash
  }

  /// Keeps how the device writes a name, to tell it to whoever writes it as the file does.
  mutating func note(written name: String?, as fullName: String?) {
    guard let name, let fullName, name != fullName else { return }
    rewrittenNames[name] = fullName
  }

  private func holder(of identifier: String) -> Listing? {
    places[identifier]?.map { listings[$0] }.first { $0.identifier == identifier }
  }

  /// Finds what a text means; contacts that are there go before those that may have failed, and
  /// linked cards are one contact.
  func find(_ text: String) -> Finding {
    let found = cards(named: text)
    let certain = found.filter { listings[$0].isCertain }
    if certain.count > 1, !areOnePerson(certain) {
      return .ambiguous(onePerPerson(certain).map { listings[$0] })
    }
    return (certain.first ?? found.last).map { .found(listings[$0].target) } ?? .unknown
  }
}

// MARK: Linked cards

extension ContactDirectory {
  /// The places on the device of the cards that a text names.
  ///
  /// Only while the contacts of the device are all that is entered are listings such places.
  /// A thousand of one name are as ambiguous as more of them.
  func cards(named text: String) -> [Int] { Array((places[text] ?? []).prefix(1000)) }

  /// The places of all cards of a contact, in order.
  func cards(of target: ContactReference.Target) -> [Int] {
    guard let place = place(of: target) else { return [] }
    return linked[person(of: place)]?.sorted() ?? [place]
  }

  /// Whether cards are linked with each other, or there is one only.
  func areOnePerson(_ cards: [Int]) -> Bool {
    cards.dropFirst().allSatisfy { person(of: $0) == person(of: cards[0]) }
  }

  /// Makes cards one contact, with all that are linked with them.
  mutating func link(_ targets: [ContactReference.Target]) {
    let found = targets.compactMap(place)
    guard let first = found.first else { return }
    for place in found.dropFirst() where person(of: place) != person(of: first) {
      var (kept, given) = (person(of: first), person(of: place))
      if (linked[kept]?.count ?? 1) < (linked[given]?.count ?? 1) { swap(&kept, &given) }
      let cards = linked.removeValue(forKey: given) ?? [given]
      linked[kept, default: [kept]] += cards
      for card in cards + [kept] { people[card] = kept }
    }
  }

  /// Makes a card a contact of its own again.
  mutating func unlink(_ target: ContactReference.Target) {
    guard let place = place(of: target), let cards = linked.removeValue(forKey: person(of: place))
    else { return }
    let others = cards.filter { $0 != place }
    for card in cards { people[card] = nil }
    guard others.count > 1 else { return }
    linked[others[0]] = others
    for card in others { people[card] = others[0] }
  }

  private func person(of place: Int) -> Int { people[place] ?? place }

  private func place(of target: ContactReference.Target) -> Int? {
    switch target {
    case .seed(let place): place
    case .added(let slot): addedPlaces[slot]
    case .lookUp: nil
    }
  }

  private func onePerPerson(_ cards: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return cards.filter { seen.insert(person(of: $0)).inserted }
  }
}
