import Synchronization

/// Contacts that went to an app in one call, with a mark for each key that the app read.
public final class Delivery: Sendable {
  /// The keys that the app can read.
  public let keys: ContactKeySet
  /// Keys among them whose values the system keeps back.
  package let withheld: ContactKeySet
  let records: DeliveredRecords
  let life: ProcessLife
  /// Weak, because the device's ledger keeps its deliveries.
  private weak let device: SimulatedDevice?
  private let faultPolicy: FaultPolicy
  private let delivered = Atomic<Int>(0)
  /// One word for each record, set bit by bit and never moved.
  ///
  /// Safe without isolation: every access is atomic, and it is freed with the delivery, which
  /// every fetched contact keeps alive. A pointer, because an array of atomics cannot be copied.
  private nonisolated(unsafe) let marks: UnsafeMutablePointer<Atomic<UInt64>>

  init(
    records: DeliveredRecords, keys: ContactKeySet, withheld: ContactKeySet, process: AppProcess
  ) {
    self.records = records
    self.keys = keys
    self.withheld = withheld
    life = process.life
    device = process.device
    faultPolicy = process.device.configuration.faultPolicy
    marks = .allocate(capacity: max(records.count, 1))
    for index in 0..<records.count { (marks + index).initialize(to: Atomic(0)) }
  }

  deinit { marks.deallocate() }

  /// The keys that count as seen of each contact that reached the app.
  package var exposedKeys: ContactKeySet {
    keys.subtracting(withheld).subtracting(ContactKeySet(.identifier))
  }

  /// How many contacts reached the app.
  public var count: Int { delivered.load(ordering: .relaxed) }

  /// Notes that one more contact reached the app.
  func advance() { delivered.add(1, ordering: .relaxed) }

  /// Tells whether a key has a value to read, and notes that it is read.
  ///
  /// Where the key was not fetched, the process is ended.
  func notesRead(of key: ContactKey, at index: Int) -> Bool {
    if life.isEnded { return false }
    guard keys.contains(key) else {
      _ = touchUnfetched(key, by: .unfetchedReadEndsApp)
      return false
    }
    if withheld.contains(key) { return false }
    markRead(key, at: index)
    return true
  }

  /// Sets the mark of a key; a plain look first, because most reads are repeated.
  func markRead(_ key: ContactKey, at index: Int) {
    let bit: UInt64 = 1 << UInt64(key.rawValue)
    guard marks[index].load(ordering: .relaxed) & bit == 0 else { return }
    marks[index].bitwiseOr(bit, ordering: .relaxed)
  }

  /// Ends the process for touching a property whose key was not fetched.
  ///
  /// - Returns: Whether the app may go on as if the key were there.
  func touchUnfetched(_ key: ContactKey, by rule: RuleID) -> Bool {
    guard let device else {
      _ = life.end()
      faultPolicy.punish(.propertyNotFetched(key))
      return false
    }
    guard device.withState({ $0.holds(rule) }) else { return true }
    _ = AppProcess(device: device, life: life).end(.propertyNotFetched(key))
    return false
  }

  /// The keys that the app read of the contact at a place of the delivery.
  func readKeys(at index: Int) -> ContactKeySet {
    ContactKeySet(rawValue: marks[index].load(ordering: .relaxed))
  }

  /// Calls `body` with each contact that reached the app and the keys that were read of it.
  package func forEachDelivered(_ body: (ContactRecord, ContactKeySet) -> Void) {
    let count = self.count
    var index = 0
    records.visit { record in
      guard index < count else { return false }
      body(record, readKeys(at: index))
      index += 1
      return true
    }
  }
}

/// The records of one result, in order.
package enum DeliveredRecords: Sendable {
  /// All records of a moment.
  case snapshot(RecordSnapshot)
  /// Some records.
  case list([ContactRecord])

  /// The number of records.
  package var count: Int {
    switch self {
    case .snapshot(let snapshot): snapshot.count
    case .list(let records): records.count
    }
  }

  /// Walks over the records.
  func makeIterator() -> Iterator {
    switch self {
    case .snapshot(let snapshot): .snapshot(snapshot.makeIterator())
    case .list(let records): .list(records.makeIterator())
    }
  }

  /// Walks over records; stops at the end for good.
  enum Iterator: IteratorProtocol, Sendable {
    case snapshot(RecordSnapshot.Iterator)
    case list(IndexingIterator<[ContactRecord]>)

    mutating func next() -> ContactRecord? {
      switch self {
      case .snapshot(var records):
        defer { self = .snapshot(records) }
        return records.next()
      case .list(var records):
        defer { self = .list(records) }
        return records.next()
      }
    }
  }

  /// Calls `body` with each record until it answers false.
  package func visit(_ body: (ContactRecord) -> Bool) {
    switch self {
    case .snapshot(let snapshot):
      for record in snapshot where !body(record) { return }
    case .list(let records):
      for record in records where !body(record) { return }
    }
  }
}
