internal import ContactsProvider

/// What an app made of contacts in one scenario.
struct ContactUse: Sendable {
  /// A fetch that gave contacts to the app.
  struct Fetch: Sendable {
    let step: Int
    /// How many contacts it gave.
    let count: Int
    let keys: ContactKeySet
    /// The keys of which the app would have read something, if it needed them.
    let demanded: ContactKeySet
    /// The keys that the app read of any contact.
    let read: ContactKeySet
  }

  /// The registered app; nil where the steps are the app, so that nobody knows what it reads.
  let app: String?
  /// The scenario with its place; nil where the hints stand below it.
  var scenario: String?
  /// The first step in which the system asked the person.
  let promptStep: Int?
  /// Whether it had access, picked contacts, and called for none.
  let isContentWithPicks: Bool
  /// Whether it made a call that needs access.
  let needsAccess: Bool
  let fetches: [Fetch]
  /// How many people it was given.
  let givenCount: Int
  /// Of how many of them it read something.
  let readCount: Int
  /// Of how many something left the device.
  let sentCount: Int
  /// Whether it is known what became of those who were fetched.
  let isWhole: Bool
  /// Whether one fetch gave it everybody.
  let hasFetchedEverybody: Bool

  /// Looks at what the ledger tells of an app; where its code runs, steps that fetch are not it.
  init(_ trace: AppTrace, app: String?, besides steps: Set<Int>, _ contacts: KnownContacts) {
    self.app = app
    promptStep = trace.prompts.first?.step
    isContentWithPicks = trace.isGranted && trace.callCount == 0 && trace.pickCount > 0
    needsAccess = trace.callCount > 0
    let fetches = trace.fetches.filter { app == nil || !steps.contains($0.step) }
    self.fetches = fetches.map(Fetch.init)
    var given: Set<RecordIdentifier> = []
    var read: Set<RecordIdentifier> = []
    for fetch in fetches {
      fetch.delivery.forEachDelivered { record, keys in
        let person = contacts.person(of: record.identifier)
        given.insert(person)
        if !keys.subtracting(ContactKeySet(.identifier)).isEmpty { read.insert(person) }
      }
    }
    let sent = Set(trace.sent.map { contacts.person(of: $0) })
    (givenCount, readCount, sentCount) = (given.count, read.count, sent.count)
    isWhole =
      !fetches.contains(where: \.isCutShort) && sent.isSubset(of: given)
      && sent.isDisjoint(with: trace.picked.map { contacts.person(of: $0) })
    let everybody = contacts.peopleCount
    hasFetchedEverybody = fetches.contains { $0.delivery.count >= everybody }
  }

  /// The keys of all fetches.
  var keys: ContactKeySet { fetches.reduce([]) { $0.union($1.keys) } }
}

extension ContactUse.Fetch {
  fileprivate init(_ fetch: AppTrace.Fetch) {
    var read: ContactKeySet = []
    var hasFound = false
    fetch.delivery.forEachDelivered { record, keys in
      read.formUnion(keys)
      hasFound = hasFound || !record.values.filled(keys).isEmpty
    }
    step = fetch.step
    count = fetch.delivery.count
    keys = fetch.delivery.keys.subtracting(ContactKeySet(.identifier))
    self.read = read.subtracting(ContactKeySet(.identifier))
    // An app that looks at a property first, and finds none, had no reason to read the others.
    let tells = !fetch.isCutShort && (hasFound || self.read.isEmpty)
    // What a comparison by name needs is read by the system, and leaves no mark.
    let compared = ContactsSettings.comparedKeys
    demanded = !tells ? [] : keys.isSuperset(of: compared) ? keys.subtracting(compared) : keys
  }
}
