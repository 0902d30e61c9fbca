@testable import ContactsProvider

extension Phone {
  /// A phone with a local account, iCloud and a read-only one, where Ana, Ben and Cai are in the
  /// first, Dia and Eli in the second, Fay in the third; Friends holds Ana and Ben.
  static func withAccounts(
    access: Access = .authorized, system: String = "iOS 26", answer: PromptAnswer? = nil,
    configure: (inout DeviceConfiguration) -> Void = { _ in }
  ) throws -> Phone {
    try Phone(
      access: access, system: system, answer: answer,
      configure: { configuration in
        configuration.accounts = [
          .onMyPhone, AccountSeed(name: "iCloud", type: .cardDAV),
          AccountSeed(name: "Staff", type: .cardDAV, isReadOnly: true),
          AccountSeed(name: "Office", type: .exchange),
        ]
        configuration.contacts = [
          ("Ana", 0), ("Ben", 0), ("Cai", 0), ("Dia", 1), ("Eli", 1), ("Fay", 2),
        ].map { name, account in
          ContactSeed(identifier: name.lowercased(), values: .named(name), account: account)
        }
        configuration.groups = [
          GroupSeed(name: "Friends", members: [0, 1]), GroupSeed(name: "Cloud", account: 1),
          GroupSeed(name: "Crew", account: 2, members: [5]),
        ]
        configure(&configuration)
      })
  }

  @discardableResult
  func save(_ operations: SaveOperation...) throws(ContactsError) -> SaveOutcome {
    try process.save(SaveRequest(operations: operations))
  }

  /// The identifier of an account or group by its name.
  func identifier(_ name: String) -> String {
    let group = device.groups.first { $0.name == name }?.identifier
    let container = device.containers.first { $0.name == name }?.identifier
    return (group ?? container ?? .unset).uuidText
  }

  /// The given names of the members of a group, as the device has it.
  func members(_ group: String) -> [String] {
    let members = device.groups.first { $0.name == group }?.members ?? []
    return members.map {
      device.contact(withIdentifier: $0.uuidText)?.values.givenName ?? "nobody"
    }
  }

  /// The given names of the contacts that a predicate gives the app.
  func names(
    _ predicate: ContactPredicate?, sortedBy order: ContactSortOrder = .none, unified: Bool = true
  ) throws(ContactsError) -> [String] {
    try fetch(predicate, sortedBy: order, unified: unified).map(\.givenName)
  }

  /// The contacts that a predicate gives the app.
  func fetch(
    _ predicate: ContactPredicate?, sortedBy order: ContactSortOrder = .none, unified: Bool = true
  ) throws(ContactsError) -> [FetchedContact] {
    try process.contacts(
      FetchRequest(
        keys: RequestedKeys(.all.subtracting(ContactKeySet(.note))), predicate: predicate,
        sortOrder: order, unifyResults: unified))
  }

  /// What comes of some code, in words that two runs can be compared by.
  func outcome(_ body: (Phone) throws -> [String]) -> [String] {
    do { return try body(self) } catch {
      guard let error = error as? ContactsError else { return ["\(error)"] }
      return ["\(error.number) \(error.affectedIdentifiers)"]
    }
  }
}

extension ContactsError.Code {
  /// The code that some code fails with; nil where it succeeds.
  init?(of body: () throws -> Void) {
    do { try body() } catch {
      guard let code = (error as? ContactsError)?.code else { return nil }
      self = code
      return
    }
    return nil
  }
}
