/// The accounts, cards, groups and links that a device has from the start.
struct SeededBook {
  let containers: [ContainerRecord]
  let me: RecordIdentifier?
  private let records: [ContactRecord]
  private let groups: [GroupRecord]
  private let links: [[RecordIdentifier]]

  /// Gives everything its identity and looks whether it fits together.
  init(_ configuration: DeviceConfiguration) throws(ConfigurationError) {
    containers = Self.containers(of: configuration)
    let records = try Self.records(of: configuration, accounts: containers.count)
    self.records = records
    groups = try Self.groups(of: configuration, records, accounts: containers.count)
    links = try Self.links(of: configuration, records)
    me = try configuration.me.map { place throws(ConfigurationError) in
      try records.element(at: place).identifier
    }
  }

  /// Puts everything into an empty book.
  func fill(_ book: inout AddressBook) {
    for record in records { _ = book.apply(.insert(record)) }
    for group in groups {
      let stored = StoredGroup(
        identifier: group.identifier, name: group.name, account: group.account)
      _ = book.apply(.insertGroup(stored))
      for member in group.members { _ = book.apply(.addMember(member, group: group.identifier)) }
    }
    for cards in links { _ = book.apply(book.linking(cards)) }
  }

  private static func containers(of configuration: DeviceConfiguration) -> [ContainerRecord] {
    let seeds = configuration.accounts.isEmpty ? [.onMyPhone] : configuration.accounts
    var identities = NamedIdentities(seed: configuration.seed)
    return seeds.map { seed in
      ContainerRecord(
        identifier: identities.next(.container, seed.name, UInt64(seed.type.rawValue)),
        name: seed.name, type: seed.type, isReadOnly: seed.isReadOnly)
    }
  }

  private static func records(
    of configuration: DeviceConfiguration, accounts: Int
  ) throws(ConfigurationError) -> [ContactRecord] {
    var identities = ContactIdentities(seed: configuration.seed)
    var taken: Set<RecordIdentifier> = []
    var records: [ContactRecord] = []
    records.reserveCapacity(configuration.contacts.count)
    for seed in configuration.contacts {
      let identifier =
        seed.identifier.map(RecordIdentifier.init(text:)) ?? identities.next(for: seed.values)
      guard taken.insert(identifier).inserted else {
        throw .duplicateIdentifier(seed.identifier ?? identifier.uuidText)
      }
      guard (0..<accounts).contains(seed.account) else { throw .unknownAccount(seed.account) }
      records.append(
        ContactRecord(
          identifier: identifier, chosenIdentifier: seed.identifier,
          values: seed.values.withIdentifiedEntries(of: identifier), account: seed.account))
    }
    return records
  }

  private static func groups(
    of configuration: DeviceConfiguration, _ records: [ContactRecord], accounts: Int
  ) throws(ConfigurationError) -> [GroupRecord] {
    var identities = NamedIdentities(seed: configuration.seed)
    var groups: [GroupRecord] = []
    for seed in configuration.groups {
      guard (0..<accounts).contains(seed.account) else { throw .unknownAccount(seed.account) }
      var members: [RecordIdentifier] = []
      for place in seed.members {
        let record = try records.element(at: place)
        guard record.account == seed.account else {
          throw .memberOfAnotherAccount(record.identifierText, group: seed.name)
        }
        members.append(record.identifier)
      }
      groups.append(
        GroupRecord(
          identifier: identities.next(.group, seed.name, UInt64(seed.account)), name: seed.name,
          account: seed.account, members: members, parent: nil))
    }
    return groups
  }

  private static func links(
    of configuration: DeviceConfiguration, _ records: [ContactRecord]
  ) throws(ConfigurationError) -> [[RecordIdentifier]] {
    var links: [[RecordIdentifier]] = []
    for (place, seed) in configuration.contacts.enumerated() {
      guard let other = seed.linkedWith else { continue }
      links.append([records[place].identifier, try records.element(at: other).identifier])
    }
    return links
  }
}

extension [ContactRecord] {
  fileprivate func element(at place: Int) throws(ConfigurationError) -> ContactRecord {
    guard indices.contains(place) else { throw .unknownContact(place) }
    return self[place]
  }
}
