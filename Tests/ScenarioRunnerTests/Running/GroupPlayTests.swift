import Testing

@testable import ScenarioRunner

/// Accounts and groups from one step to the next, and what a comparison of them shows.
@Suite struct GroupPlayTests {
  static let device = """
    accounts: [{name: On My iPhone, type: local}, {name: Work, type: cardDAV}]
    contacts:
      - Mira Solberg
      - Jonas Quill
      - {name: Ana Alpha, account: Work}
    groups:
      Family: [Mira Solberg, Jonas Quill]
      Team: {account: Work, members: [Ana Alpha]}
    """

  @Test(
    "Groups are compared by name, account and members",
    arguments: [
      "groups: [Family, Team]", "groups: [Team, Family]", "groups: {contains: [Team]}",
      "groups: {excludes: []}", "groups: any",
      "groups: [{name: Family, members: [Jonas Quill, Mira Solberg]}, {name: Team, account: Work}]",
      "groups: {contains: [{name: Team, account: Work, members: {contains: [Ana Alpha]}}]}",
      "not: {groups: [Family]}", "not: {groups: none}",
      "not: {groups: [{name: Family, account: Work}, Team]}",
    ])
  func groups(_ claim: String) async throws {
    try await expectPasses("  - fetchGroups:\n    expect: {\(claim)}", on: Self.device)
  }

  @Test(
    "A group that is not as expected is shown with what was looked at",
    arguments: [
      ("groups: [Team]", "Family"),
      (
        "groups: [{name: Family, members: [Mira Solberg]}, Team]",
        "{name: Family, members: [Mira Solberg, Jonas Quill]}"
      ),
      ("groups: [{name: Team, account: On My iPhone}, Family]", "{name: Team, account: Work}"),
      ("not: {groups: any}", "under 'not' it must fail"),
    ])
  func wrongGroups(_ claim: String, _ text: String) async throws {
    try await expectFails(
      "  - fetchGroups:\n    expect: {\(claim)}", on: Self.device, with: text)
  }

  @Test(
    "Accounts are compared by name and type",
    arguments: [
      "accounts: [On My iPhone, Work]", "accounts: [{name: Work, type: cardDAV}, On My iPhone]",
      "accounts: {contains: [Work]}", "not: {accounts: [{name: Work, type: local}, On My iPhone]}",
    ])
  func accounts(_ claim: String) async throws {
    try await expectPasses("  - fetchAccounts:\n    expect: {\(claim)}", on: Self.device)
  }

  @Test("An account that is not as expected is shown with its type")
  func wrongAccount() async throws {
    try await expectFails(
      "  - fetchAccounts:\n    expect: {accounts: [{name: Work, type: local}, On My iPhone]}",
      on: Self.device, with: "{name: Work, type: cardDAV}")
    try await expectFails(
      "  - defaultAccount:\n    expect: {account: Work}", on: Self.device, with: "On My iPhone")
    try await expectFails(
      "  - defaultAccount:\n    expect: {account: Work}", app: "{access: denied}",
      on: Self.device, with: "\"\"")
  }

  @Test("Fetches match groups and accounts, alone and joined")
  func matching() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name], matching: {group: Family}}
          expect: {contacts: [Mira Solberg, Jonas Quill]}
        - fetch: {keys: [name], matching: {account: Work}}
          expect: {contacts: [Ana Alpha]}
        - fetch: {keys: [name], matching: {account: Work, name: Ana}}
          expect: {error: predicateInvalid}
      """, on: Self.device)
  }

  @Test("One request makes a group, names it and fills it with a contact of its own")
  func oneRequest() async throws {
    try await expectPasses(
      """
        - save:
            - add: {name: Zoe Lind, toAccount: Work}
            - addGroup: {name: Choir, toAccount: Work}
            - addMember: {contact: Zoe Lind, group: Choir}
            - addMember: {contact: Ana Alpha, group: Choir}
        - fetchGroups:
          expect:
            groups: {contains: [{name: Choir, account: Work, members: [Zoe Lind, Ana Alpha]}]}
        - save: [{removeMember: {contact: Zoe Lind, group: Choir}}, {delete: Zoe Lind}]
        - fetchGroups:
          expect: {groups: {contains: [{name: Choir, members: [Ana Alpha]}]}}
      """, on: Self.device)
  }

  @Test("What is added and deleted in one request never was")
  func takenBack() async throws {
    try await expectPasses(
      """
        - save: [{add: Zoe Lind}, {delete: Zoe Lind}]
        - fetch: {keys: [name]}
          expect: {contacts: [Mira Solberg, Jonas Quill, Ana Alpha]}
      """, on: Self.device)
  }

  @Test("Both names of a group mean it, also when it is gone")
  func renamed() async throws {
    try await expectPasses(
      """
        - save: [{renameGroup: {group: Family, name: Home}}]
        - fetch: {keys: [name], matching: {group: Family}}
          expect: {count: 2}
        - fetch: {keys: [name], matching: {group: Home}}
          expect: {count: 2}
        - editContacts: [{deleteGroup: Family}]
        - save: [{addMember: {contact: Mira Solberg, group: Home}}]
          expect: {error: parentRecordDoesNotExist, affected: Home}
      """, on: Self.device)
  }

  @Test("A contact cannot join a group of another account")
  func otherAccount() async throws {
    try await expectPasses(
      """
        - save: [{addMember: {contact: Mira Solberg, group: Team}}]
          expect: {error: containmentScope, affected: {contains: [Mira Solberg]}}
      """, on: Self.device)
    try await expectFails(
      "  - save: [{addMember: {contact: Mira Solberg, group: Team}}]", on: Self.device,
      with: "the call failed with containmentScope")
  }

  @Test("An edit that the device refuses names the record")
  func refusedEdit() async throws {
    try await expectFails(
      "  - editContacts: [{deleteGroup: Team}, {deleteGroup: Team}]", on: Self.device,
      with: "the person could not do this in Contacts: recordDoesNotExist: Team")
  }

  @Test("The person's own card is fetched on a Mac")
  func ownCard() async throws {
    let mac = """
      system: macOS 15
      contacts: [{name: Mira Solberg, jobTitle: Baker}, Jonas Quill]
      me: Mira Solberg
      """
    try await expectPasses(
      """
        - fetchMe: {keys: [name, jobTitle]}
          user: allowFull
          expect: {contact: {name: Mira Solberg, jobTitle: Baker}, prompts: 1}
        - read: {contact: Mira Solberg, key: jobTitle}
          expect: {value: Baker}
      """, app: "{entitlements: [addressbook]}", on: mac)
    try await expectFails(
      "  - fetchMe: {keys: [name]}\n    expect: {contact: Jonas Quill}",
      app: "{access: full, entitlements: [addressbook]}", on: mac, with: "Mira Solberg")
  }

  @Test("A result is added once more as new contacts")
  func addedResult() async throws {
    try await expectPasses(
      """
        - pick:
            mode: contacts
          as: friends
          user: {choose: [Mira Solberg, Jonas Quill]}
        - save: [{add: {from: friends}}]
        - fetch: {keys: [name]}
          expect: {count: 2, contacts: [{name: Mira Solberg}, {name: Jonas Quill}]}
      """, app: "{access: limited, sharing: []}")
    try await expectFails(
      """
        - fetch: {keys: [name]}
          as: people
        - relaunch
        - save: [{add: {from: people}}]
      """, with: "the app holds no result 'people'")
  }
}
