/// The values that an app has seen, taken from the ledger when they are looked for.
struct SeenValues: Sendable {
  private var trace: ValueTrace
  private var newestNumber = 0
  /// Deliveries of which more contacts may yet reach the app.
  private var open: [OpenDelivery] = []
  /// What is already known of each card.
  private var known: [RecordIdentifier: (record: ContactRecord, keys: ContactKeySet)] = [:]

  private struct OpenDelivery {
    let delivery: Delivery
    var records: DeliveredRecords.Iterator
    var taken = 0

    init(_ delivery: Delivery) {
      self.delivery = delivery
      records = delivery.records.makeIterator()
    }

    var isComplete: Bool { taken >= delivery.records.count }
  }

  init(callingPlan: CallingPlan?) { trace = ValueTrace(callingPlan: callingPlan) }

  /// The keys whose values stand in some texts that belong together, by card.
  func keys(in texts: some Sequence<String>) -> [RecordIdentifier: ContactKeySet] {
    trace.keys(in: texts)
  }

  /// Takes up what the app has seen since the last time.
  ///
  /// Of what the ledger has folded into totals the values are those of now.
  mutating func update(from ledger: Ledger, of app: String, book: AddressBook) {
    if ledger.newestFolded > newestNumber {
      for (card, keys) in ledger.foldedExposure(of: app).seen {
        if let record = book.record(card) { add(record, keys) }
      }
    }
    open += ledger.entries(after: newestNumber)
      .filter { $0.bundleIdentifier == app }.compactMap(\.delivery).map(OpenDelivery.init)
    newestNumber = ledger.newestNumber
    for index in open.indices { takeRecords(at: index) }
    open.removeAll(where: \.isComplete)
  }

  private mutating func takeRecords(at index: Int) {
    let keys = open[index].delivery.exposedKeys
    let count = open[index].delivery.count
    while open[index].taken < count, let record = open[index].records.next() {
      open[index].taken += 1
      // A joined contact shows each of its cards, and is none itself.
      for card in record.cards.isEmpty ? [record] : record.cards { add(card, keys) }
    }
  }

  private mutating func add(_ record: ContactRecord, _ keys: ContactKeySet) {
    let before = known[record.identifier]
    let isSame = before?.record === record
    let new = isSame ? keys.subtracting(before?.keys ?? []) : keys
    guard !new.isEmpty else { return }
    known[record.identifier] = (record, isSame ? keys.union(before?.keys ?? []) : keys)
    trace.add(new, of: record.values, record.identifier)
  }
}

extension DeviceState {
  /// The keys whose values an app has seen and which stand in some texts, by card.
  mutating func seenKeys(
    of app: String, in texts: some Sequence<String>
  ) -> [RecordIdentifier: ContactKeySet] {
    // Taken out meanwhile, so that it is changed in place.
    guard apps[app] != nil else { return [:] }
    var seen = seenValues.removeValue(forKey: app) ?? SeenValues(callingPlan: book.callingPlan)
    seen.update(from: ledger, of: app, book: book)
    seenValues[app] = seen
    return seen.keys(in: texts)
  }
}
