import Testing

@testable import ScenarioRunner

/// What an app is told of changes, and what its history tells.
@Suite struct ChangePlayTests {
  @Test("Who listens is told once for each change")
  func notified() async throws {
    try await expectPasses(
      """
        - expect: {notified: 0}
        - observeChanges
        - editContacts: [{add: Zoe Lind}, {delete: Jonas Quill}]
          expect: {notified: 2}
        - save: [{delete: Zoe Lind}]
          expect: {notified: {atLeast: 3}}
        - observeChanges
        - expect: {notified: 0}
      """)
    try await expectFails(
      "  - editContacts: [{add: Zoe Lind}]\n    expect: {notified: 1}",
      with: "0, as the app does not listen")
    try await expectFails(
      "  - observeChanges\n  - editContacts: [{add: Zoe Lind}]\n    expect: {notified: 2}",
      with: "'notified' is not as expected")
    try await expectFails(
      "  - observeChanges\n  - expect: {not: {notified: 0}}", with: "under 'not' it must fail")
  }

  @Test("A report tells which app was told")
  func news() async throws {
    let record = try await play(
      steps: """
          - observeChanges:
            app: quiz
          - editContacts: [{add: Zoe Lind}]
        """, app: "apps: {diary: {access: full}, quiz: {access: full}}\nfirst: diary")
    #expect(record.outcome == .passed, "\(record.failureText)")
    let notes = record.steps[1].notes.filter { $0.kind == .got }.map(\.text)
    #expect(notes == ["quiz: the news that contacts have changed"])
  }

  @Test("Observers end with the process, tokens do not")
  func process() async throws {
    try await expectPasses(
      """
        - observeChanges
        - takeToken:
          as: start
        - quit
        - editContacts: [{add: Zoe Lind}]
        - relaunch
        - editContacts: [{delete: Jonas Quill}]
          expect: {notified: 0}
        - changesSince: {token: start}
          expect: {events: [{addContact: Zoe Lind}, {deleteContact: Jonas Quill}]}
      """)
  }

  @Test("A token goes with the app that is deleted, and each app has its own")
  func lostToken() async throws {
    let steps = """
        - takeToken:
          as: start
        - reinstall
        - relaunch
        - changesSince: {token: start}
      """
    try await expectFails(
      steps, with: "the token 'start' went with 'Example', which was deleted in step 2")
  }

  @Test(
    "Events are compared in order",
    arguments: [
      "[{updateContact: Mira Solberg}, {deleteContact: Jonas Quill}]",
      "{contains: [{deleteContact: Jonas Quill}]}", "{excludes: [dropEverything]}", "any",
    ])
  func events(_ claim: String) async throws {
    try await expectPasses(Self.changes + "\(claim)}")
  }

  @Test(
    "Events that are not as expected are shown on both sides",
    arguments: [
      "[{deleteContact: Jonas Quill}, {updateContact: Mira Solberg}]",
      "[{updateContact: Mira Solberg}]", "[]", "{excludes: [{updateContact: Mira Solberg}]}",
      "[{addContact: Mira Solberg}, {deleteContact: Jonas Quill}]",
    ])
  func wrongEvents(_ claim: String) async throws {
    try await expectFails(Self.changes + "\(claim)}", with: "updateContact: Mira Solberg")
  }

  private static let changes = [
    "  - takeToken:", "    as: start", "  - editContacts:",
    "      - update: {contact: Mira Solberg, set: {nickname: Mi}}", "      - delete: Jonas Quill",
    "  - changesSince: {token: start}", "    expect: {events: ",
  ].joined(separator: "\n")

  @Test("What comes with events is no result that a later step reads from")
  func eventsAreNoResult() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name]}
        - changesSince:
        - read: {contact: Jonas Quill, key: givenName}
          expect: {value: Jonas}
      """)
  }

  @Test("Groups come on request, and own saves can be left out")
  func groupsAndAuthors() async throws {
    let device = "contacts: [Mira Solberg, Jonas Quill]\ngroups: {Family: [Mira Solberg]}"
    try await expectPasses(
      """
        - takeToken:
          as: start
        - save:
            operations:
              - addGroup: {name: Choir}
              - addMember: {contact: Jonas Quill, group: Choir}
              - add: Zoe Lind
            author: diary
        - editContacts: [{renameGroup: {group: Family, name: Home}}]
        - changesSince: {token: start, groups: true, excluding: [diary]}
          expect: {events: [{updateGroup: Family}]}
        - changesSince: {token: start}
          expect: {events: [{addContact: Zoe Lind}]}
        - changesSince: {token: start, groups: true}
          expect:
            events:
              contains:
                - {addGroup: Choir}
                - {addMember: {contact: Jonas Quill, group: Choir}}
                - {updateGroup: Home}
      """, on: device)
  }

  @Test("A history that fails says so")
  func failing() async throws {
    try await expectFails(
      "  - changesSince:", app: "{access: denied}", with: "the call failed with authorizationDenied"
    )
    try await expectPasses(
      """
        - fault: {call: history, error: dataAccessError}
        - changesSince:
          expect: {error: dataAccessError}
      """)
    try await expectFails(
      """
        - fault: {call: history, error: dataAccessError}
        - changesSince:
          expect: {error: any, events: none}
      """, with: "no result: dataAccessError")
  }

  @Test("An app that answers each change with another one is stopped")
  func changeLoop() async throws {
    try await expectFails(
      """
        - perform: dots
        - editContacts: [{update: {contact: Jonas Quill, set: {nickname: Jo}}}]
      """, app: "{access: full, runs: sketch}",
      with: "the app saves whenever it is told of a change")
  }

  @Test("What an app's code does about a change belongs to the step of the change")
  func reaction() async throws {
    try await expectPasses(
      """
        - perform: watch
        - editContacts: [{add: Zoe Lind}]
        - perform: watched
          expect: {value: [Jonas, Mira, Zoe]}
      """, app: "{access: full, runs: sketch}")
  }
}
