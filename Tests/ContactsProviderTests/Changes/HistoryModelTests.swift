import Testing

@testable import ContactsProvider

/// An app that applies the events of its history to what it keeps, and so keeps what a fresh fetch
/// gives.
@Suite struct HistoryModelTests {
  @Test(arguments: [false, true], 0..<20)
  func `what is kept by the history is what a fresh fetch gives`(
    _ isLimited: Bool, _ seed: UInt64
  ) throws {
    var play = try HistoryPlay(isLimited: isLimited, seed: seed)
    for _ in 0..<60 { try play.step() }
  }
}

/// A phone with accounts, groups and linked cards, on which things happen by chance.
private struct HistoryPlay {
  private let phone: Phone
  private var numbers: SeededNumbers
  private var keepers = [true, false].flatMap { unifies in
    [true, false].map { Keeper(unifies: unifies, includesGroups: $0) }
  }
  private var next = 0
  private let isLimited: Bool

  init(isLimited: Bool, seed: UInt64) throws {
    self.isLimited = isLimited
    numbers = SeededNumbers(seed: seed)
    phone = try Phone(
      access: isLimited ? .limited(["0", "1", "4"]) : .authorized,
      configure: { configuration in
        configuration.accounts = [.onMyPhone, AccountSeed(name: "Cloud", type: .cardDAV)]
        configuration.contacts = (0..<6).map {
          ContactSeed(identifier: "\($0)", values: .named("N\($0)"), account: $0 / 3)
        }
        configuration.contacts[4].linkedWith = 1
        configuration.groups = [
          GroupSeed(name: "Here", members: [0, 1]),
          GroupSeed(name: "There", account: 1, members: [3, 4]),
        ]
      })
  }

  mutating func step() throws {
    next += 1
    if Int.random(in: 0..<4, using: &numbers) == 0 { return try check() }
    if isLimited, Int.random(in: 0..<5, using: &numbers) == 0 {
      let shared = phone.device.contacts.filter { _ in Bool.random(using: &numbers) }
      return try phone.device.share(shared.map(\.identifierText), with: phone.app)
    }
    if Int.random(in: 0..<6, using: &numbers) == 0 {
      try phone.save("S\(next)", author: ["me", nil].randomElement(using: &numbers) ?? nil)
      return
    }
    // What cannot be done here, such as a member of another account, changes nothing.
    _ = try? phone.device.edit([edit()])
  }

  private mutating func edit() -> ContactEdit {
    let contacts = phone.device.contacts.map(\.identifierText)
    let groups = phone.device.groups.map(\.identifier.uuidText)
    let contact = contacts.randomElement(using: &numbers) ?? ""
    let other = contacts.randomElement(using: &numbers) ?? ""
    let group = groups.randomElement(using: &numbers) ?? ""
    switch Int.random(in: 0..<13, using: &numbers) {
    case 0:
      return .add(ContactSeed(identifier: "c\(next)", values: .named("C\(next)")))
    case 1:
      return .add(ContactSeed(identifier: "c\(next)", values: .named("C\(next)"), account: 1))
    case 2, 3: return .update(identifier: contact, keys: .name, values: .named("U\(next)"))
    case 4: return .delete(identifier: contact)
    case 5: return .addGroup(name: "G\(next)", account: next % 2)
    case 6: return .renameGroup(identifier: group, name: "R\(next)")
    case 7: return .deleteGroup(identifier: group)
    case 8, 9: return .addMember(contact: contact, group: group)
    case 10: return .removeMember(contact: contact, group: group)
    case 11: return .link([contact, other])
    default: return .unlink(contact)
    }
  }

  private mutating func check() throws {
    for place in keepers.indices {
      var fresh = try Kept(phone.process, unifies: keepers[place].unifies)
      if !keepers[place].includesGroups { fresh.forgetGroups() }
      try keepers[place].keepUp(phone.process)
      #expect(keepers[place].kept == fresh, "after \(next) steps")
    }
  }
}

/// An app that keeps contacts and groups up to date by the history.
private struct Keeper {
  let unifies: Bool
  let includesGroups: Bool
  var kept = Kept()
  var token: HistoryToken?

  mutating func keepUp(_ process: AppProcess) throws {
    let result = try process.history(
      HistoryRequest(
        token: token, keys: RequestedKeys(.name), includesGroups: includesGroups,
        unifyResults: unifies))
    for event in result.events { kept.apply(event) }
    token = result.token
  }
}

/// Contacts and groups as an app keeps them.
private struct Kept: Equatable {
  var names: [String: String] = [:]
  var groups: [String: String] = [:]
  var members: [String: Set<String>] = [:]

  init() {}

  /// What a fresh fetch gives.
  init(_ process: AppProcess, unifies: Bool) throws {
    var request = FetchRequest(keys: RequestedKeys(.name), unifyResults: unifies)
    for contact in try process.contacts(request) {
      names[contact.identifierText] = contact.givenName
    }
    for group in try process.groups(matching: nil) {
      groups[group.identifierText] = group.name
      request.predicate = .group(group.identifierText)
      let found = try process.contacts(request).map(\.identifierText)
      if !found.isEmpty { members[group.identifierText] = Set(found) }
    }
  }

  mutating func forgetGroups() {
    groups = [:]
    members = [:]
  }

  mutating func apply(_ event: HistoryEvent) {
    switch event {
    case .dropEverything: self = Kept()
    case .addContact(let contact, _), .updateContact(let contact):
      names[contact.identifierText] = contact.givenName
    case .deleteContact(let identifier):
      names[identifier] = nil
      for group in members.keys { leave(identifier, group) }
    case .addGroup(let group, _), .updateGroup(let group):
      groups[group.identifierText] = group.name
    case .deleteGroup(let identifier):
      groups[identifier] = nil
      members[identifier] = nil
    case .addMember(let contact, let group):
      members[group.identifierText, default: []].insert(contact.identifierText)
    case .removeMember(let contact, let group):
      leave(contact.identifierText, group.identifierText)
    case .addSubgroup, .removeSubgroup: break
    }
  }

  private mutating func leave(_ contact: String, _ group: String) {
    members[group]?.remove(contact)
    if members[group]?.isEmpty == true { members[group] = nil }
  }
}
