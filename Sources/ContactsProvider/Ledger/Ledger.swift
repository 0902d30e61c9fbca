/// Everything that happened on a device, numbered in the order in which it was decided.
struct Ledger: Sendable {
  private(set) var entries: [LedgerEntry] = []
  private var lastNumber = 0
  /// The number of the newest delivery that was folded into totals; 0 before the first.
  private(set) var newestFolded = 0
  private var foldedExposure: [String: ExposureTotals] = [:]
  private var foldableCount = 0
  private let limit: Int

  /// Every rule that decided something.
  private(set) var exercised = RuleSet()

  init(limit: Int) { self.limit = max(limit, 1) }

  /// The number of the newest entry; 0 before the first.
  var newestNumber: Int { lastNumber }

  mutating func append(
    _ event: LedgerEntry.Event, by actor: LedgerEntry.Actor, app: String?, time: Duration,
    rules: RuleSet
  ) {
    lastNumber += 1
    exercised.formUnion(rules)
    entries.append(
      LedgerEntry(
        number: lastNumber, time: time, bundleIdentifier: app, actor: actor, event: event,
        rules: rules))
    guard event.isFoldable else { return }
    foldableCount += 1
    if foldableCount > 2 * limit { fold() }
  }

  /// The entries after one number.
  func entries(after number: Int) -> ArraySlice<LedgerEntry> {
    // From the end, because what is asked for is the newest.
    guard let place = entries.lastIndex(where: { $0.number <= number }) else { return entries[...] }
    return entries[(place + 1)...]
  }

  /// What an app has seen in the deliveries that were let go of.
  func foldedExposure(of app: String) -> ExposureTotals { foldedExposure[app] ?? ExposureTotals() }

  /// What an app has seen so far.
  func exposure(of app: String) -> ExposureTotals {
    var totals = foldedExposure(of: app)
    for entry in entries where entry.bundleIdentifier == app {
      if let delivery = entry.delivery { totals.add(delivery) }
    }
    return totals
  }

  /// Turns the older deliveries into totals and lets go of calls that went through.
  ///
  /// Twice the limit is let through first, so that the work for one entry stays constant.
  private mutating func fold() {
    var kept: [LedgerEntry] = []
    kept.reserveCapacity(entries.count)
    for entry in entries {
      guard entry.event.isFoldable, foldableCount > limit else {
        kept.append(entry)
        continue
      }
      foldableCount -= 1
      guard let delivery = entry.delivery, let app = entry.bundleIdentifier else {
        continue
      }
      foldedExposure[app, default: ExposureTotals()].add(delivery)
      newestFolded = entry.number
    }
    entries = kept
  }
}

/// What an app has seen: for each contact the keys that reached the app and those that it read.
public struct ExposureTotals: Sendable, Hashable {
  /// The keys that reached the app, read or not.
  public private(set) var seen: [RecordIdentifier: ContactKeySet] = [:]
  /// The keys that the app read.
  public private(set) var read: [RecordIdentifier: ContactKeySet] = [:]

  mutating func add(_ delivery: Delivery) {
    let keys = delivery.exposedKeys
    delivery.forEachDelivered { record, readKeys in
      add(keys, readKeys, of: record)
      // A joined contact shows each of its cards, and is none itself.
      for card in record.cards { add(keys, readKeys, of: card) }
    }
  }

  private mutating func add(
    _ keys: ContactKeySet, _ readKeys: ContactKeySet, of record: ContactRecord
  ) {
    guard record.cards.isEmpty else { return }
    seen[record.identifier, default: []].formUnion(keys)
    guard !readKeys.isEmpty else { return }
    read[record.identifier, default: []].formUnion(readKeys)
  }
}

extension LedgerEntry.Event {
  /// Whether a long run may let go of the entry: what it exposed is kept in totals.
  fileprivate var isFoldable: Bool {
    switch self {
    case .delivery, .pick, .allowed, .printed: true
    default: false
    }
  }
}
