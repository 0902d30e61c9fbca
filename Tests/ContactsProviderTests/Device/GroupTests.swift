import Testing

@testable import ContactsProvider

@Suite("Groups")
struct GroupTests {
  @Test("are found by identifier and by account, in stored order")
  func groupsAreFound() throws {
    let phone = try Phone.withAccounts()
    let cases: [(GroupPredicate?, [String])] = [
      (nil, ["Friends", "Cloud", "Crew"]),
      (
        .identifiers([phone.identifier("Crew"), "nobody", phone.identifier("Friends")]),
        ["Friends", "Crew"]
      ),
      (.container(phone.identifier("iCloud")), ["Cloud"]), (.container("nobody"), []),
    ]
    for (predicate, names) in cases {
      let groups = try phone.process.groups(matching: predicate)
      #expect(groups.map(\.name) == names)
      #expect(groups.map(\.identifierText) == names.map(phone.identifier))
    }
    #expect(throws: ContactsError(.predicateInvalid)) {
      try phone.process.groups(matching: .foreign("name = 'Crew'"))
    }
  }

  @Test("give their members")
  func membersAreFetched() throws {
    let phone = try Phone.withAccounts()
    #expect(try phone.names(.group(phone.identifier("Friends"))) == ["Ana", "Ben"])
    #expect(try phone.names(.group(phone.identifier("Cloud"))).isEmpty)
    #expect(try phone.names(.group("nobody")).isEmpty)
    try phone.save(.addMember(contact: "cai", group: phone.identifier("Friends")))
    try phone.save(.removeMember(contact: "ana", group: phone.identifier("Friends")))
    #expect(try phone.names(.group(phone.identifier("Friends"))) == ["Ben", "Cai"])
  }

  @Test("can be made with their first members in one request, in any order of calls")
  func groupWithMembers() throws {
    let phone = try Phone.withAccounts()
    let (group, eve) = (phone.process.makeIdentifier(), phone.process.makeIdentifier())
    let outcome = try phone.save(
      .addMember(contact: eve.uuidText, group: group.uuidText),
      .addMember(contact: "ana", group: group.uuidText),
      .addGroup(group, name: "Team", isFromStore: false),
      .add(eve, .named("Eve"), isFromStore: false))
    #expect(phone.members("Team") == ["Ana", "Eve"])
    #expect(outcome.addedGroups.map { $0?.name } == [nil, nil, "Team", nil])
    #expect(outcome.addedGroups[2]?.identifierText == group.uuidText)
    #expect(outcome.added[3]?.identifier == eve)
  }

  @Test("meet objects under the identifiers that these get when they are stored")
  func copiesJoinGroups() throws {
    let phone = try Phone.withAccounts()
    let copy = RecordIdentifier(text: "nobody")
    let outcome = try phone.save(
      .add(copy, .named("Eve"), isFromStore: true),
      .addMember(contact: copy.uuidText, group: phone.identifier("Friends")))
    #expect(outcome.added[0]?.identifier != copy)
    #expect(phone.members("Friends") == ["Ana", "Ben", "Eve"])
  }

  @Test("keep their contacts when they go, and lose those that go")
  func deleting() throws {
    let phone = try Phone.withAccounts()
    try phone.save(.delete(identifier: "ana"))
    #expect(phone.members("Friends") == ["Ben"])
    try phone.save(.deleteGroup(identifier: phone.identifier("Friends")))
    #expect(phone.device.groups.map(\.name) == ["Cloud", "Crew"])
    #expect(try phone.names(nil).contains("Ben"))
  }

  @Test("are renamed under their identifier")
  func renaming() throws {
    let phone = try Phone.withAccounts()
    let friends = phone.identifier("Friends")
    try phone.save(.updateGroup(identifier: friends, name: "Pals"))
    #expect(phone.identifier("Pals") == friends)
    #expect(phone.members("Pals") == ["Ana", "Ben"])
  }

  @Test("refuse what cannot be, with the record at fault")
  func refusals() throws {
    let phone = try Phone.withAccounts()
    let (friends, cloud) = (phone.identifier("Friends"), phone.identifier("Cloud"))
    let office = phone.identifier("Office")
    let stored = RecordIdentifier(text: friends)
    let new = phone.process.makeIdentifier()
    let cases: [(SaveOperation, ContactsError.Code, String)] = [
      (.addMember(contact: "nobody", group: friends), .recordDoesNotExist, "nobody"),
      (.addMember(contact: "ana", group: "nobody"), .parentRecordDoesNotExist, "nobody"),
      (.removeMember(contact: "ana", group: "nobody"), .parentRecordDoesNotExist, "nobody"),
      (.addMember(contact: "ana", group: cloud), .containmentScope, "ana"),
      (.updateGroup(identifier: "nobody", name: "New"), .recordDoesNotExist, "nobody"),
      (.deleteGroup(identifier: "nobody"), .recordDoesNotExist, "nobody"),
      (
        .addGroup(stored, name: "Friends", isFromStore: true), .insertedRecordAlreadyExists,
        friends
      ),
      (
        .addGroup(new, name: "New", isFromStore: false, container: office), .policyViolation,
        new.uuidText
      ),
    ]
    for (operation, code, affected) in cases {
      #expect(throws: ContactsError(code, affectedIdentifiers: [affected]), "\(operation)") {
        try phone.save(operation)
      }
    }
  }

  @Test("come back with their members and place where a save fails")
  func failedSaves() throws {
    let phone = try Phone.withAccounts()
    let before = phone.device.groups
    let friends = phone.identifier("Friends")
    let error = #expect(throws: ContactsError.self) {
      try phone.save(
        .addGroup(phone.process.makeIdentifier(), name: "New", isFromStore: false),
        .removeMember(contact: "ben", group: friends), .delete(identifier: "ana"),
        .addMember(contact: "cai", group: friends),
        .updateGroup(identifier: friends, name: "Pals"), .deleteGroup(identifier: friends),
        .delete(identifier: "nobody"))
    }
    #expect(error?.code == .recordDoesNotExist)
    #expect(phone.device.groups == before)
    #expect(try phone.names(.group(friends)) == ["Ana", "Ben"])
  }

  @Test("and contacts that are added and deleted in one request are left as they were")
  func oppositeCalls() throws {
    let phone = try Phone.withAccounts()
    let new = phone.process.makeIdentifier()
    let friends = phone.identifier("Friends")
    let outcome = try phone.save(
      .add(new, .named("Eve"), isFromStore: false), .delete(identifier: new.uuidText),
      .delete(identifier: "ana"),
      .add(RecordIdentifier(text: "ana"), .named("Ana"), isFromStore: true),
      .removeMember(contact: "ben", group: friends), .addMember(contact: "ben", group: friends),
      .addMember(contact: "cai", group: friends), .removeMember(contact: "cai", group: friends))
    #expect(outcome.added.allSatisfy { $0 == nil })
    #expect(try phone.names(nil) == ["Ana", "Ben", "Cai", "Dia", "Eli", "Fay"])
    #expect(phone.members("Friends") == ["Ana", "Ben"])
  }

  @Test("show an app with limited access only the members that are shared with it")
  func limitedMembers() throws {
    let phone = try Phone.withAccounts(access: .limited(["ben", "cai"]))
    let friends = phone.identifier("Friends")
    #expect(try phone.process.groups(matching: nil).count == 3)
    #expect(try phone.names(.group(friends)) == ["Ben"])
    for operation in [
      SaveOperation.addMember(contact: "dia", group: friends),
      .removeMember(contact: "ana", group: friends), .removeMember(contact: "x", group: friends),
    ] {
      #expect(ContactsError.Code { try phone.save(operation) } == .recordDoesNotExist)
    }
    try phone.save(.addMember(contact: "cai", group: friends))
    #expect(phone.members("Friends") == ["Ana", "Ben", "Cai"])
    #expect(try phone.process.containers(matching: .ofContact("ana")).isEmpty)
    #expect(try phone.process.containers(matching: .ofContact("ben")).count == 1)
    #expect(try phone.names(.container(phone.identifier("On My iPhone"))) == ["Ben", "Cai"])
  }

  @Test("are none for an app with limited access where the switch hides them")
  func hiddenGroups() throws {
    let phone = try Phone.withAccounts(
      access: .limited(["ben"]), configure: { $0.assumptions.limitedGroups = .hidden })
    let friends = phone.identifier("Friends")
    #expect(try phone.process.groups(matching: nil).isEmpty)
    #expect(try phone.process.groups(matching: .identifiers([friends])).isEmpty)
    #expect(try phone.names(.group(friends)).isEmpty)
    #expect(try phone.process.containers(matching: .ofGroup(friends)).isEmpty)
    let new = phone.process.makeIdentifier()
    let cases: [(SaveOperation, ContactsError.Code)] = [
      (.addMember(contact: "ben", group: friends), .parentRecordDoesNotExist),
      (.deleteGroup(identifier: friends), .recordDoesNotExist),
      (.addGroup(new, name: "New", isFromStore: false), .policyViolation),
    ]
    for (operation, code) in cases {
      #expect(ContactsError.Code { try phone.save(operation) } == code)
    }
  }

  @Test("are parts of groups on a Mac, and never of themselves")
  func subgroups() throws {
    let phone = try Phone.withAccounts(system: "macOS 15")
    let names = ["A", "B", "C"]
    for name in names {
      try phone.save(.addGroup(phone.process.makeIdentifier(), name: name, isFromStore: false))
    }
    let (a, b, c) = (phone.identifier("A"), phone.identifier("B"), phone.identifier("C"))
    try phone.save(.addSubgroup(b, group: a), .addSubgroup(c, group: b))
    #expect(try phone.process.groups(matching: .subgroups(of: a)).map(\.name) == ["B"])
    for (part, whole) in [(a, a), (a, b), (a, c), (b, c)] {
      #expect(throws: ContactsError(.containmentCycle, affectedIdentifiers: [part])) {
        try phone.save(.addSubgroup(part, group: whole))
      }
    }
    #expect(throws: ContactsError(.containmentScope, affectedIdentifiers: [c])) {
      try phone.save(.addSubgroup(c, group: phone.identifier("Cloud")))
    }
    try phone.save(.addSubgroup(c, group: a))
    #expect(try phone.process.groups(matching: .subgroups(of: a)).map(\.name) == ["B", "C"])
    try phone.save(.removeSubgroup(b, group: a))
    #expect(phone.device.groups.map { $0.parent?.uuidText } == [nil, nil, nil, nil, nil, a])
    try phone.save(.deleteGroup(identifier: a))
    #expect(phone.device.groups.allSatisfy { $0.parent == nil })
    #expect(
      ContactsError.Code {
        try phone.save(
          .addSubgroup(c, group: b), .delete(identifier: "nobody"))
      } == .recordDoesNotExist)
    #expect(phone.device.groups.allSatisfy { $0.parent == nil })
  }

  @Test("have no parts elsewhere")
  func noSubgroupsOnPhones() throws {
    let phone = try Phone.withAccounts()
    let friends = phone.identifier("Friends")
    for operation in [
      SaveOperation.addSubgroup(friends, group: friends), .removeSubgroup(friends, group: friends),
    ] {
      #expect(ContactsError.Code { try phone.save(operation) } == .featureNotAvailable)
    }
    #expect(throws: ContactsError(.featureNotAvailable)) {
      try phone.process.groups(matching: .subgroups(of: friends))
    }
  }

  @Test("can be edited by the person")
  func personEditsGroups() throws {
    let phone = try Phone.withAccounts()
    try phone.device.edit([.addGroup(name: "Friends"), .addGroup(name: "Team", account: 1)])
    let identifiers = phone.device.groups.filter { $0.name == "Friends" }.map(\.identifier)
    #expect(Set(identifiers).count == 2)
    let team = phone.identifier("Team")
    try phone.device.edit([
      .addMember(contact: "dia", group: team), .addMember(contact: "eli", group: team),
      .removeMember(contact: "dia", group: team), .renameGroup(identifier: team, name: "Squad"),
      .deleteGroup(identifier: identifiers[1].uuidText),
    ])
    #expect(phone.members("Squad") == ["Eli"])
    #expect(phone.device.groups.map(\.name) == ["Friends", "Cloud", "Crew", "Squad"])
    #expect(throws: ContactsError(.parentRecordDoesNotExist)) {
      try phone.device.edit([.addGroup(name: "X", account: 9)])
    }
  }
}
