/// Finds in texts the values of contacts that an app has seen.
///
/// A text is read once, word by word, however many contacts there are. Names and other texts stand
/// in it as whole words, without regard to case and diacritics; phone numbers by what they dial;
/// e-mail addresses whole. What is too short to tell from other text is not looked for: one letter,
/// or a number of fewer digits than ``TracedText/fewestDigits``.
struct ValueTrace: Sendable {
  private let callingPlan: CallingPlan?
  private var words: [ArraySlice<UInt8>: Int] = [:]
  /// From each place of a tree of words where the next word leads; the root is the place 0.
  private var steps: [Step: Int] = [:]
  private var phoneNumbers: [UInt32: [(number: PhoneNumber, place: Int)]] = [:]
  private var emailAddresses: [UInt32: [(address: String, place: Int)]] = [:]
  /// Whose value ends at each place.
  private var owners: [Owners] = [Owners()]

  private struct Step: Hashable {
    let place: Int
    let word: Int
  }

  private struct Owner: Hashable {
    let card: RecordIdentifier
    let key: ContactKey
  }

  /// The cards that have a value, with the keys under which they have it.
  private struct Owners {
    private(set) var keys: [RecordIdentifier: ContactKeySet] = [:]

    /// Whether so many have the value that it hardly tells them apart.
    var areMany: Bool { keys.count > 8 }

    mutating func add(_ owner: Owner) {
      keys[owner.card, default: []].insert(owner.key)
    }
  }

  /// Makes a trace of nothing; numbers without a calling code are of the plan's region.
  init(callingPlan: CallingPlan?) { self.callingPlan = callingPlan }

  /// Takes up values of a card.
  mutating func add(_ keys: ContactKeySet, of values: ContactValues, _ card: RecordIdentifier) {
    for key in keys.keys {
      for text in values.tracedTexts(of: key) { add(text, Owner(card: card, key: key)) }
    }
  }

  private mutating func add(_ text: String, _ owner: Owner) {
    let place = owner.key == .phoneNumbers ? place(ofPhone: text) : place(of: text)
    if let place { owners[place].add(owner) }
  }

  private mutating func place(ofPhone text: String) -> Int? {
    let digits = text.unicodeScalars.count { $0.properties.numericType == .decimal }
    guard digits >= TracedText.fewestDigits,
      let number = PhoneNumber(text, plan: callingPlan)
    else { return nil }
    let known = phoneNumbers[number.key]?.first { $0.number == number }
    if let known { return known.place }
    let place = newPlace()
    phoneNumbers[number.key, default: []].append((number, place))
    return place
  }

  private mutating func place(of text: String) -> Int? {
    let traced = TracedText(text)
    if traced.words.isEmpty { return traced.emailAddresses.first.flatMap { place(ofEmail: $0) } }
    // A single letter or digit stands in any text.
    guard traced.words.count > 1 || traced.words[0].count > 1 else { return nil }
    return traced.words.reduce(0) { place, word in next(from: place, by: word) }
  }

  private mutating func next(from place: Int, by word: ArraySlice<UInt8>) -> Int {
    let step = Step(place: place, word: number(of: word))
    if let next = steps[step] { return next }
    let next = newPlace()
    steps[step] = next
    return next
  }

  private mutating func number(of word: ArraySlice<UInt8>) -> Int {
    if let number = words[word] { return number }
    let number = words.count
    words[ArraySlice(Array(word))] = number
    return number
  }

  private mutating func place(ofEmail address: String) -> Int? {
    guard let key = EmailAddress.key(of: address) else { return nil }
    let known = emailAddresses[key]?.first { EmailAddress.areEqual($0.address, address) }
    if let known { return known.place }
    let place = newPlace()
    emailAddresses[key, default: []].append((address, place))
    return place
  }

  private mutating func newPlace() -> Int {
    owners.append(Owners())
    return owners.count - 1
  }
}

// MARK: Looking

extension ValueTrace {
  /// The keys whose values stand in some texts that belong together, by card.
  ///
  /// Where two people share a value, it is the one's of whom more stands there: a card whose values
  /// are some of those that stand there of another one does not count.
  func keys(in texts: some Sequence<String>) -> [RecordIdentifier: ContactKeySet] {
    var places: Set<Int> = []
    for text in texts { find(in: TracedText(text), &places) }
    guard !places.isEmpty else { return [:] }
    let suspects = suspects(at: places)
    var keys: [RecordIdentifier: ContactKeySet] = [:]
    var evidence: [RecordIdentifier: [Int]] = [:]
    for place in places.sorted() {
      func note(_ card: RecordIdentifier, _ found: ContactKeySet) {
        keys[card, default: []].formUnion(found)
        evidence[card, default: []].append(place)
      }
      guard let suspects else {
        for (card, found) in owners[place].keys { note(card, found) }
        continue
      }
      for card in suspects { owners[place].keys[card].map { note(card, $0) } }
    }
    let whole = Evidence(Set(evidence.values))
    return keys.filter { card, keys in
      !keys.isSubset(of: Self.titles) && !whole.hasMore(than: evidence[card] ?? [])
    }
  }

  /// The cards that have a rare value, where one of them has every value that many share.
  ///
  /// Whoever has shared values alone then has some of that one's. Nil where all owners have to be
  /// looked at.
  private func suspects(at places: Set<Int>) -> Set<RecordIdentifier>? {
    let shared = places.filter { owners[$0].areMany }
    guard !shared.isEmpty else { return nil }
    let cards = Set(places.subtracting(shared).flatMap { owners[$0].keys.keys })
    let hasAll = cards.contains { card in shared.allSatisfy { owners[$0].keys[card] != nil } }
    return hasAll ? cards : nil
  }

  /// What stands before and behind the names of many; alone it points to nobody.
  private static let titles: ContactKeySet = [.init(.namePrefix), .init(.nameSuffix)]

  private func find(in text: TracedText, _ places: inout Set<Int>) {
    findWords(of: text, &places)
    for address in text.emailAddresses {
      guard let key = EmailAddress.key(of: address) else { continue }
      for known in emailAddresses[key] ?? []
      where EmailAddress.areEqual(known.address, address) { places.insert(known.place) }
    }
    guard !phoneNumbers.isEmpty else { return }
    for text in text.phoneNumbers {
      guard let number = PhoneNumber(text, plan: callingPlan) else { continue }
      for known in phoneNumbers[number.key] ?? []
      where known.number.matches(number) { places.insert(known.place) }
    }
  }

  private func findWords(of text: TracedText, _ places: inout Set<Int>) {
    let numbers = text.words.map { words[$0] }
    for start in numbers.indices {
      var place = 0
      for number in numbers[start...] {
        guard let number, let next = steps[Step(place: place, word: number)] else { break }
        place = next
        if !owners[place].keys.isEmpty { places.insert(place) }
      }
    }
  }
}

/// What was found of each card, each different finding once.
private struct Evidence {
  private let findings: [[Int]]
  private var byPlace: [Int: [Int]] = [:]

  /// - Parameter findings: The places at which values of a card were found, in order.
  init(_ findings: Set<[Int]>) {
    self.findings = Array(findings)
    for (index, finding) in self.findings.enumerated() {
      for place in finding { byPlace[place, default: []].append(index) }
    }
  }

  /// Tells whether all of a finding, and more, was found of another card.
  func hasMore(than finding: [Int]) -> Bool {
    let rarest = finding.min { (byPlace[$0]?.count ?? 0) < (byPlace[$1]?.count ?? 0) }
    guard let rarest else { return false }
    return (byPlace[rarest] ?? []).contains { index in
      findings[index].count > finding.count && Self.includes(findings[index], finding)
    }
  }

  /// Whether every place of a finding is in another one; both are in order.
  private static func includes(_ whole: [Int], _ part: [Int]) -> Bool {
    var rest = whole[...]
    return part.allSatisfy { place in
      rest = rest.drop { $0 < place }
      return rest.first == place
    }
  }
}
