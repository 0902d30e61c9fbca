internal import ContactsProvider

/// What the apps of a journey have seen, in values: what a person has under a key.
struct SeenValues {
  /// The values of the goal, by person.
  private var wanted: [RecordIdentifier: ContactKeySet] = [:]
  /// The keys of the goal, by person.
  private var allowed: [RecordIdentifier: ContactKeySet] = [:]
  /// How many people there were before.
  let personCount: Int
  /// The values that were seen, by person.
  private var seen: [RecordIdentifier: ContactKeySet] = [:]

  /// Counts what was seen in a session: the values that were delivered, as they were then.
  init(_ session: ScenarioSession, goal: [ExposedContact], before: [ContactRecord]) {
    let contacts = session.contacts
    personCount = Set(before.map { contacts.person(of: $0.identifier) }).count
    for wish in goal {
      guard let identifier = try? contacts.identifier(of: wish.contact) else { continue }
      let person = contacts.person(of: RecordIdentifier(text: identifier))
      allowed[person, default: []].formUnion(wish.keys)
    }
    for record in before {
      let person = contacts.person(of: record.identifier)
      guard let keys = allowed[person] else { continue }
      wanted[person, default: []].formUnion(record.values.filled(keys))
    }
    let apps = Set(session.apps.map(\.bundleIdentifier))
    for entry in session.device.ledger {
      guard let app = entry.bundleIdentifier, apps.contains(app), let delivery = entry.delivery
      else { continue }
      delivery.forEachDelivered { record, _ in
        let person = contacts.person(of: record.identifier)
        seen[person, default: []].formUnion(record.values.filled(delivery.exposedKeys))
      }
    }
  }

  /// Whether every value of the goal was seen.
  var reachesGoal: Bool {
    wanted.allSatisfy { person, keys in seen[person, default: []].isSuperset(of: keys) }
  }

  /// How many values the goal has.
  var goalCount: Int { wanted.values.reduce(0) { $0 + $1.rawValue.nonzeroBitCount } }

  /// How many people the goal is about.
  var goalPersonCount: Int { allowed.count }

  /// How many values were seen.
  var count: Int { seen.values.reduce(0) { $0 + $1.rawValue.nonzeroBitCount } }

  /// How many of them are beyond the goal.
  var countBeyondGoal: Int {
    seen.reduce(0) { count, seen in
      count + seen.value.subtracting(allowed[seen.key, default: []]).rawValue.nonzeroBitCount
    }
  }
}

extension ContactValues {
  /// Those of some keys under which there is a value.
  ///
  /// The contact type and whether there is an image say nothing that the person wrote.
  func filled(_ keys: ContactKeySet) -> ContactKeySet {
    ContactKeySet(keys.keys.filter(isFilled))
  }

  private func isFilled(_ key: ContactKey) -> Bool {
    switch key.field {
    case .identifier, .contactType, .flag: false
    case .text(let place): !self[keyPath: place].isEmpty
    case .image(let place): self[keyPath: place] != nil
    case .date(let place): self[keyPath: place] != nil
    case .texts(let place): !self[keyPath: place].isEmpty
    case .dates(let place): !self[keyPath: place].isEmpty
    case .postalAddresses(let place): !self[keyPath: place].isEmpty
    case .socialProfiles(let place): !self[keyPath: place].isEmpty
    case .instantMessageAddresses(let place): !self[keyPath: place].isEmpty
    }
  }
}
