import Testing

@testable import ContactsProvider

@Suite("Accounts")
struct AccountTests {
  @Test("come in the order of the device, with identifiers that derive from the seed")
  func accountsAreListed() throws {
    let phone = try Phone.withAccounts()
    let containers = try phone.process.containers(matching: nil)
    #expect(containers.map(\.name) == ["On My iPhone", "iCloud", "Staff", "Office"])
    #expect(containers.map(\.type) == [.local, .cardDAV, .cardDAV, .exchange])
    #expect(Set(containers.map(\.identifierText)).count == 4)
    let again = try Phone.withAccounts().process.containers(matching: nil)
    #expect(again == containers)
    let other = try Phone.withAccounts(configure: { $0.seed = 2 })
    #expect(try other.process.containers(matching: nil)[0] != containers[0])
  }

  @Test("are found by identifier, by contact and by group")
  func accountsAreFound() throws {
    let phone = try Phone.withAccounts()
    let cases: [(ContainerPredicate, [String])] = [
      (
        .identifiers([phone.identifier("Staff"), phone.identifier("iCloud"), "nobody"]),
        ["iCloud", "Staff"]
      ),
      (.identifiers([]), []), (.ofContact("dia"), ["iCloud"]), (.ofContact("nobody"), []),
      (.ofGroup(phone.identifier("Crew")), ["Staff"]), (.ofGroup("nobody"), []),
    ]
    for (predicate, names) in cases {
      #expect(try phone.process.containers(matching: predicate).map(\.name) == names)
    }
    #expect(throws: ContactsError(.predicateInvalid)) {
      try phone.process.containers(matching: .foreign("name = 'iCloud'"))
    }
  }

  @Test("give their contacts, sorted where that is asked for")
  func contactsOfAnAccount() throws {
    let phone = try Phone.withAccounts()
    let cloud = phone.identifier("iCloud")
    #expect(try phone.names(.container(cloud)) == ["Dia", "Eli"])
    #expect(try phone.names(.container("nobody")).isEmpty)
    try phone.device.edit([
      .add(ContactSeed(identifier: "abe", values: .named("Abe"), account: 1)),
      .delete(identifier: "eli"),
    ])
    #expect(try phone.names(.container(cloud)) == ["Dia", "Abe"])
    #expect(try phone.names(.container(cloud), sortedBy: .givenName) == ["Abe", "Dia"])
  }

  @Test("take new contacts where they are named, and the first one takes the rest")
  func additionsChooseAnAccount() throws {
    let phone = try Phone.withAccounts()
    try phone.save(
      .add(phone.process.makeIdentifier(), .named("Gus"), isFromStore: false),
      .add(
        phone.process.makeIdentifier(), .named("Hal"), isFromStore: false,
        container: phone.identifier("iCloud")))
    #expect(try phone.names(.container(phone.identifier("On My iPhone"))).last == "Gus")
    #expect(try phone.names(.container(phone.identifier("iCloud"))).last == "Hal")
  }

  @Test("of which apps cannot change anything refuse every kind of change")
  func readOnlyAccountsRefuse() throws {
    let phone = try Phone.withAccounts()
    let (staff, crew) = (phone.identifier("Staff"), phone.identifier("Crew"))
    let new = phone.process.makeIdentifier()
    let cases: [(SaveOperation, ContactsError.Code, String)] = [
      (.update(identifier: "fay", keys: .name, values: .named("Flo")), .recordNotWritable, "fay"),
      (.delete(identifier: "fay"), .recordNotWritable, "fay"),
      (
        .add(new, .named("Gus"), isFromStore: false, container: staff),
        .parentContainerNotWritable, new.uuidText
      ),
      (
        .addGroup(new, name: "New", isFromStore: false, container: staff),
        .parentContainerNotWritable, new.uuidText
      ),
      (.updateGroup(identifier: crew, name: "New"), .recordNotWritable, crew),
      (.deleteGroup(identifier: crew), .recordNotWritable, crew),
      (.removeMember(contact: "fay", group: crew), .recordNotWritable, crew),
      (
        .add(new, .named("Gus"), isFromStore: false, container: "nobody"),
        .parentRecordDoesNotExist, new.uuidText
      ),
    ]
    for (operation, code, affected) in cases {
      #expect(throws: ContactsError(code, affectedIdentifiers: [affected]), "\(operation)") {
        try phone.save(operation)
      }
    }
    #expect(phone.members("Crew") == ["Fay"])
    try phone.device.edit([.update(identifier: "fay", keys: .name, values: .named("Flo"))])
    #expect(phone.members("Crew") == ["Flo"])
  }

  @Test("where none can be written take no new contact")
  func noWritableAccount() throws {
    let phone = try Phone(
      access: .authorized,
      configure: { $0.accounts = [AccountSeed(name: "Staff", type: .cardDAV, isReadOnly: true)] })
    let new = phone.process.makeIdentifier()
    let error = ContactsError(
      .noAccessableWritableContainers, affectedIdentifiers: [new.uuidText])
    #expect(throws: error) { try phone.save(.add(new, .named("Gus"), isFromStore: false)) }
  }

  @Test(
    "tell which is the default one with access only, and ask nobody",
    arguments: [
      (Access.notDetermined, false), (.denied, false), (.limited([]), true),
      (.authorized, true),
    ])
  func defaultAccount(access: Access, isTold: Bool) throws {
    let phone = try Phone.withAccounts(access: access, answer: .allowFull)
    let expected = isTold ? phone.identifier("On My iPhone") : ""
    #expect(phone.process.defaultContainerIdentifier() == expected)
    #expect(phone.device.promptCount(of: phone.app) == 0)
    phone.device.setRestricted(true)
    #expect(phone.process.defaultContainerIdentifier() == "")
  }

  @Test("do not tell which is the default one to an app that the system bars")
  func barredApps() throws {
    let phone = try Phone(
      access: .authorized, system: "macOS 15",
      describe: { app in
        app.hasHardenedRuntime = true
        app.entitlements = []
      })
    #expect(phone.process.defaultContainerIdentifier() == "")
  }

  @Test("and groups of a first call wait for the person's answer")
  func firstCallAsks() throws {
    let phone = try Phone.withAccounts(access: .notDetermined, answer: .allowFull)
    #expect(try phone.process.groups(matching: nil).count == 3)
    #expect(phone.device.promptCount(of: phone.app) == 1)
    let refusing = try Phone.withAccounts(access: .notDetermined, answer: .deny)
    #expect(throws: ContactsError(.authorizationDenied)) {
      try refusing.process.containers(matching: nil)
    }
  }

  @Test("that do not fit together make no device")
  func impossibleDevices() {
    let cases: [(ConfigurationError, (inout DeviceConfiguration) -> Void)] = [
      (.unknownAccount(4), { $0.contacts[0].account = 4 }),
      (.unknownAccount(-1), { $0.groups[0].account = -1 }),
      (.unknownContact(6), { $0.groups[0].members = [6] }),
      (.unknownContact(9), { $0.contacts[1].linkedWith = 9 }),
      (.unknownContact(-1), { $0.me = -1 }),
      (.memberOfAnotherAccount("dia", group: "Friends"), { $0.groups[0].members = [3] }),
    ]
    for (error, change) in cases {
      #expect(throws: error) { try Phone.withAccounts(configure: change) }
      #expect(error.explanation.hasSuffix("."))
    }
  }
}

@Suite("The person's own card")
struct MeCardTests {
  @Test("is there on a Mac, joined with what it is linked with")
  func meCardOnMac() throws {
    let phone = try Phone.withAccounts(system: "macOS 15") { configuration in
      configuration.me = 3
      configuration.contacts[0].linkedWith = 3
    }
    let me = try phone.process.meContact(keys: RequestedKeys(.name))
    #expect(me.isUnified(with: "dia"))
    #expect(phone.device.me?.identifierText == "dia")
    try phone.device.edit([.delete(identifier: "ana")])
    #expect(try phone.process.meContact(keys: RequestedKeys(.name)).identifierText == "dia")
    try phone.device.edit([.delete(identifier: "dia")])
    #expect(throws: ContactsError(.recordDoesNotExist)) {
      try phone.process.meContact(keys: RequestedKeys(.name))
    }
  }

  @Test("is missing where none was chosen, and needs access like any other")
  func noMeCard() throws {
    let phone = try Phone.withAccounts(system: "macOS 15")
    #expect(throws: ContactsError(.recordDoesNotExist)) {
      try phone.process.meContact(keys: RequestedKeys(.name))
    }
    let denied = try Phone.withAccounts(access: .denied, system: "macOS 15") { $0.me = 0 }
    #expect(throws: ContactsError(.authorizationDenied)) {
      try denied.process.meContact(keys: RequestedKeys(.name))
    }
  }

  @Test("is a call that other systems do not have; nobody is asked")
  func notElsewhere() throws {
    let phone = try Phone.withAccounts(access: .notDetermined) { $0.me = 0 }
    #expect(throws: ContactsError(.featureNotAvailable)) {
      try phone.process.meContact(keys: RequestedKeys(.name))
    }
    #expect(phone.device.promptCount(of: phone.app) == 0)
  }
}
