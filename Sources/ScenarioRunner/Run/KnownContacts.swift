internal import ContactsProvider

/// The contacts that a scenario can name while it runs, by what the file calls them.
struct KnownContacts: Sendable {
  private let device: SimulatedDevice
  private let seeds: [String]
  private var added: [String?]
  private var names: [RecordIdentifier: String]
  private var people: KnownPeople
  /// The groups that a scenario can name.
  var groups: KnownGroups

  /// Makes the contacts of a device that was just switched on for `plan`.
  init(of plan: ScenarioPlan, on device: SimulatedDevice) {
    self.device = device
    seeds = device.contacts.map(\.identifierText)
    added = Array(repeating: nil, count: plan.addedContactCount)
    people = KnownPeople(plan.device.configuration.contacts, seeds)
    groups = KnownGroups(on: device)
    names = Self.names(of: plan.device.contacts, seeds) { [people] in people.person(of: $0) }
  }

  /// How many people the address book has now.
  var peopleCount: Int { Set(device.contacts.map { person(of: $0.identifier) }).count }

  /// One identifier for all cards of a person, and for what they are joined to.
  func person(of identifier: RecordIdentifier) -> RecordIdentifier {
    people.person(of: identifier)
  }

  /// Notes that the person linked cards.
  mutating func link(_ identifiers: [String]) {
    people.link(identifiers.map(RecordIdentifier.init(text:)))
  }

  /// Notes that the person made a card a contact of its own.
  mutating func unlink(_ identifier: String) {
    people.unlink(RecordIdentifier(text: identifier))
  }

  /// Notes which contact a step added.
  mutating func bind(_ addition: PlannedAddition, to identifier: String) {
    guard added.indices.contains(addition.slot) else { return }
    added[addition.slot] = identifier
    names[RecordIdentifier(text: identifier)] = addition.fullName ?? addition.identifier
  }

  /// Takes back that a step added a contact.
  mutating func unbind(_ addition: PlannedAddition) {
    guard added.indices.contains(addition.slot) else { return }
    added[addition.slot] = nil
  }

  /// The identifier of a contact that the file names.
  func identifier(of contact: ContactReference) throws(StepProblem) -> String {
    switch contact.target {
    case .seed(let place) where seeds.indices.contains(place): return seeds[place]
    case .added(let slot) where added.indices.contains(slot):
      if let identifier = added[slot] { return identifier }
      throw StepProblem(
        "'\(contact.text)' is not there: the step that was to add it did not", at: contact.span)
    case .seed, .added, .lookUp: return try lookUp(contact)
    }
  }

  /// The identifiers of several contacts: all cards of one that is meant by its name, and the one
  /// card that is meant by its `id`.
  func identifiers(of contacts: [ContactReference]) throws(StepProblem) -> [String] {
    var identifiers: [String] = []
    for contact in contacts {
      let identifier = try identifier(of: contact)
      identifiers.append(identifier)
      guard identifier != contact.text else { continue }
      let others = people.otherCards(than: RecordIdentifier(text: identifier)).map(\.uuidText)
      identifiers += others.filter { record(withIdentifier: $0) != nil }
    }
    return identifiers
  }

  /// The stored contact of an identifier.
  func record(withIdentifier identifier: String) -> ContactRecord? {
    device.contact(withIdentifier: identifier)
  }

  private func lookUp(_ contact: ContactReference) throws(StepProblem) -> String {
    let found = device.contacts(called: contact.text)
    if let first = found.first, Set(found.map { person(of: $0.identifier) }).count == 1 {
      return first.identifierText
    }
    throw StepProblem(
      found.isEmpty
        ? "no contact is called '\(contact.text)' at this step"
        : "\(found.count) contacts are called '\(contact.text)' at this step",
      hint: found.isEmpty
        ? "names are looked up as they are now; name the contact by its 'id' where it has one"
        : "name one of them by its 'id'",
      at: contact.span)
  }

  /// What reports call a contact: the name that the file gives it, else the one that it has now.
  func name(of identifier: RecordIdentifier) -> String {
    contactName(of: identifier) ?? identifier.uuidText
  }

  /// What reports call a contact or group of this identifier.
  func name(of identifier: String) -> String {
    contactName(of: RecordIdentifier(text: identifier)) ?? groups.name(of: identifier)
      ?? RecordIdentifier(text: identifier).uuidText
  }

  private func contactName(of identifier: RecordIdentifier) -> String? {
    names[identifier] ?? names[person(of: identifier)]
      ?? device.contact(withIdentifier: identifier.uuidText).map { device.name(of: $0) }
  }

  /// Full names, where one means one contact; otherwise the `id`, as steps have to write it.
  private static func names(
    of contacts: [PlannedContact], _ seeds: [String],
    person: (RecordIdentifier) -> RecordIdentifier
  ) -> [RecordIdentifier: String] {
    let cards = zip(contacts, seeds).map { ($0, RecordIdentifier(text: $1)) }
    // The one person of each name; nil where several have it.
    var holders: [String?: RecordIdentifier?] = [:]
    for (contact, card) in cards {
      let person = person(card)
      let known = holders[contact.fullName] ?? person
      holders[contact.fullName] = .some(known == person ? person : nil)
    }
    var names: [RecordIdentifier: String] = [:]
    for (contact, card) in cards {
      let isAlone = holders[contact.fullName] != .some(nil)
      names[card] =
        isAlone
        ? contact.fullName ?? contact.identifier : contact.identifier ?? contact.fullName
    }
    return names
  }
}
