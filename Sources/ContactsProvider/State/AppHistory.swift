/// What one app could have seen happen, from its first history token on.
///
/// Nothing else is written here: a change that the app could not see has no entry and no place.
/// What happens to one record between two tokens is one entry, so that the log stays small.
struct AppHistory: Sendable {
  /// What an entry is about.
  enum Subject: Hashable, Sendable {
    case contact(RecordIdentifier, CardLayer)
    case group(RecordIdentifier)
    case member(RecordIdentifier, group: RecordIdentifier)
    case subgroup(RecordIdentifier, group: RecordIdentifier)
  }

  /// One thing that happened, or several that come to one.
  struct Entry: Sendable {
    let place: UInt64
    let subject: Subject
    var change: Presence
    let author: String?
  }

  /// The entries, oldest first; those that came to nothing are left out at times.
  private(set) var entries: [Entry] = []
  /// The place of the newest entry.
  private(set) var place: UInt64 = 0
  /// Tokens up to this place are answered with everything anew, because access was another one.
  private(set) var renewedPlace: UInt64?
  /// Tokens up to this place are too old.
  private(set) var expiredPlace: UInt64?
  /// The place of the newest token.
  private var tokenPlace: UInt64 = 0
  private var newest: [Subject: Int] = [:]
  /// How many entries were left out at the front.
  private var droppedCount = 0

  /// How many entries are kept; where there are more, the older half is given up.
  static let limit = 1 << 18

  /// Notes that something happened.
  ///
  /// - Parameter isCoalesced: Whether it may be put together with what happened since the newest
  ///   token.
  mutating func note(
    _ subject: Subject, _ change: Presence, by author: String?, isCoalesced: Bool
  ) {
    if isCoalesced, let index = newest[subject].map({ $0 - droppedCount }), index >= 0,
      entries[index].place > tokenPlace, entries[index].author == author
    {
      entries[index].change = entries[index].change.followed(by: change)
      if entries[index].change.isNothing { newest[subject] = nil }
      return
    }
    place += 1
    newest[subject] = droppedCount + entries.count
    entries.append(Entry(place: place, subject: subject, change: change, author: author))
    if entries.count > Self.limit { giveUpOlderHalf() }
  }

  /// The entries after a place.
  func entries(after place: UInt64) -> ArraySlice<Entry> {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].place > place { high = middle } else { low = middle + 1 }
    }
    return entries[low...]
  }

  /// The place of a token that is given now: what comes later is told apart from what was.
  mutating func takePlace() -> UInt64 {
    tokenPlace = place
    return place
  }

  #if PLANTED_LEAKS
    mutating func skipPlace() { place += 1 }
  #endif

  /// Lets every token that was given so far be answered with everything anew.
  mutating func startAnew() {
    renewedPlace = place
    forgetEntries()
  }

  /// Lets every token that was given so far be too old.
  mutating func expire() {
    expiredPlace = place
    forgetEntries()
  }

  private mutating func forgetEntries() {
    place += 1
    entries = []
    newest = [:]
    droppedCount = 0
  }

  private mutating func giveUpOlderHalf() {
    let count = entries.count / 2
    expiredPlace = entries[count - 1].place
    entries.removeFirst(count)
    droppedCount += count
    newest = newest.filter { $0.value >= droppedCount }
  }
}

/// How an app sees contacts: every card, or linked cards as one.
struct CardLayer: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Every card for itself.
  static let cards = CardLayer(rawValue: 1)
  /// Linked cards as one contact.
  static let joined = CardLayer(rawValue: 2)
  /// A card that is a contact either way.
  static let both: CardLayer = [.cards, .joined]
}

/// Whether something was there before a change, and whether it is there afterwards.
struct Presence: Sendable, Hashable {
  var before: Bool
  var after: Bool
  /// Whether it was gone in between.
  var wasGone = false
  /// Whether it is joined of other cards than before.
  var isReassembled = false

  static let added = Presence(before: false, after: true)
  static let updated = Presence(before: true, after: true)
  static let deleted = Presence(before: true, after: false)

  /// Whether nothing is left of the change.
  var isNothing: Bool { !before && !after }

  /// This change and another one after it, as one.
  func followed(by next: Presence) -> Presence {
    let isReturn = before && !after && next.after && !next.before
    return Presence(
      before: before, after: next.after, wasGone: wasGone || next.wasGone || isReturn,
      isReassembled: isReassembled || next.isReassembled)
  }
}
