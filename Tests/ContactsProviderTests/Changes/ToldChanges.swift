import Synchronization

@testable import ContactsProvider

/// Everything that an app was told of changes, in the order in which it was told.
final class ToldChanges: Sendable {
  private let changes = Mutex<[StoreChange]>([])
  var all: [StoreChange] { changes.withLock { $0 } }
  var count: Int { all.count }
  func add(_ change: StoreChange) { changes.withLock { $0.append(change) } }
}

extension AppProcess {
  /// Listens to changes from now on.
  func listen() -> ToldChanges {
    let told = ToldChanges()
    onStoreChange(told.add)
    return told
  }
}

extension Phone {
  /// The person adds a contact.
  func add(_ name: String) throws {
    try device.edit([
      .add(ContactSeed(identifier: name.lowercased(), values: .named(name)))
    ])
  }

  /// The person gives a contact another nickname.
  func nickname(_ identifier: String, _ nickname: String) throws {
    var values = ContactValues()
    values.nickname = nickname
    try device.edit([
      .update(identifier: identifier, keys: ContactKeySet(.nickname), values: values)
    ])
  }

  func delete(_ identifier: String) throws {
    try device.edit([.delete(identifier: identifier)])
  }

  /// The app adds a contact.
  @discardableResult
  func save(_ name: String, author: String? = nil, as process: AppProcess? = nil) throws -> String {
    let process = process ?? self.process
    let added = try process.save(
      SaveRequest(
        operations: [.add(process.makeIdentifier(), .named(name), isFromStore: false)],
        author: author)
    ).added
    return added[0]?.identifierText ?? ""
  }

  /// The app gives a contact another nickname.
  func saveNickname(_ identifier: String, _ nickname: String, author: String? = nil) throws {
    var values = ContactValues()
    values.nickname = nickname
    _ = try process.save(
      SaveRequest(
        operations: [
          .update(identifier: identifier, keys: ContactKeySet(.nickname), values: values)
        ], author: author))
  }

  /// The events since a token, in words.
  func events(
    since token: HistoryToken?, groups: Bool = false, unify: Bool = true,
    excluding authors: [String] = []
  ) throws -> [String] {
    let request = HistoryRequest(
      token: token, keys: RequestedKeys(.name), includesGroups: groups, unifyResults: unify,
      excludedAuthors: authors)
    return try process.history(request).events.map(\.words)
  }
}

extension HistoryEvent {
  /// The event in a few words.
  var words: String {
    switch self {
    case .dropEverything: "drop"
    case .addContact(let contact, _): "add \(contact.givenName)"
    case .updateContact(let contact): "update \(contact.givenName)"
    case .deleteContact(let identifier): "delete \(identifier)"
    case .addGroup(let group, _): "add group \(group.name)"
    case .updateGroup(let group): "update group \(group.name)"
    case .deleteGroup: "delete group"
    case .addMember(let contact, let group): "\(contact.givenName) joins \(group.name)"
    case .removeMember(let contact, let group): "\(contact.givenName) leaves \(group.name)"
    case .addSubgroup(let part, let group): "\(part.name) joins \(group.name)"
    case .removeSubgroup(let part, let group): "\(part.name) leaves \(group.name)"
    }
  }
}
