import ScenarioSyntax
import SimulatedContactsUI
import Testing

@testable import ScenarioRunner

/// What a run tells an app's author to do without.
struct HintTests {
  /// Plays steps on a phone with four people, and gives the hints by step.
  private func hints(_ app: String, _ steps: String) async throws -> [PrivilegeHint] {
    let summary = try await playAll(app, [steps])
    return summary.records.flatMap(\.hints) + summary.run.appHints.flatMap(\.hints)
  }

  /// Plays one scenario after the other, each on a phone with four people.
  private func playAll(
    _ app: String, _ scenarios: [String]
  ) async throws -> (records: [RunRecord], run: RunSummary) {
    let text = scenarios.map { steps in
      """
      scenario: An app
      device:
        contacts:
          - {name: Mira Solberg, phoneNumbers: +1 555 010 0142, note: Met in May}
          - {name: Jonas Quill, phoneNumbers: +1 555 010 0143}
          - {name: Ida Brandt, emailAddresses: ida@brandt.example}
          - {name: Tom Alder}
      \(app)
      steps:
      \(steps)
      """
    }.joined(separator: "\n---\n")
    let source = SourceFile(path: "scenario.yaml", text: text)
    let file = ScenarioCompiler(registeredApps: ["needy": nil]).compile(source)
    let problems = DiagnosticRenderer(colored: false).render(file.diagnostics, in: source)
    try #require(file.diagnostics.isEmpty, "\(problems)")
    let run = ScenarioRun(catalog: .needy, seekingHints: true, patience: .amongOthers)
    var (records, summary) = ([RunRecord](), RunSummary())
    for plan in file.plans {
      let record = await run.run(plan)
      #expect(record.outcome == .passed, "\(record.failureText)")
      records.append(record)
      summary.add(record)
    }
    return (records, summary)
  }

  @Test func `keys that were fetched and never read are told, with those to write`() async throws {
    let found = try await hints(
      "app: {access: full, runs: needy}",
      """
        - perform: list
          with: {fetched: [givenName, phoneNumbers, emailAddresses], read: [givenName]}
        - perform: list
          with: {fetched: [givenName, phoneNumbers], read: [givenName]}
      """)
    #expect(
      found == [
        PrivilegeHint(
          step: 1, scenario: "scenario.yaml:1",
          message:
            "the app fetched phoneNumbers, emailAddresses of 4 contacts, and never read them",
          remedy: "fetch with keysToFetch: [CNContactGivenNameKey]")
      ])
  }

  @Test func `what is read later, or by a comparison of names, is no hint`() async throws {
    let later = try await hints(
      "app: {access: full, runs: needy}",
      """
        - perform: list
          with: {fetched: [givenName, phoneNumbers], read: [givenName]}
        - perform: list
          with: {fetched: [givenName, phoneNumbers], read: [phoneNumbers]}
      """)
    #expect(later == [])
    let sorted = try await hints(
      "app: {access: full, runs: needy}", "  - perform: sortedNames")
    #expect(sorted == [])
  }

  private static let app = "app: {access: full, runs: needy}"

  @Test func `what another scenario of the app reads is no hint`() async throws {
    let unread =
      "  - perform: list\n    with: {fetched: [givenName, phoneNumbers], read: [givenName]}"
    let reading =
      "  - perform: list\n    with: {fetched: [phoneNumbers, birthday], read: [phoneNumbers]}"
    let alone = try await playAll(Self.app, [unread, unread]).run.appHints
    #expect(alone.map(\.app) == ["needy"] && alone.map(\.scenarioCount) == [2])
    #expect(
      alone.flatMap(\.hints) == [
        PrivilegeHint(
          step: 1, scenario: "scenario.yaml:1",
          message: "the app fetched phoneNumbers of 4 contacts, and never read them",
          remedy: "fetch with keysToFetch: [CNContactGivenNameKey]")
      ])
    let both = try await playAll(Self.app, [unread, reading])
    #expect(both.records.flatMap(\.hints) == [])
    let found = try #require(both.run.appHints.first).hints
    #expect(
      found.map(\.message) == ["the app fetched birthday of 4 contacts, and never read them"])
    #expect(found.map(\.remedy) == ["fetch with keysToFetch: [CNContactPhoneNumbersKey]"])
    #expect(found.map(\.scenario) == ["scenario.yaml:13"])
  }

  @Test func `one contact used is no hint where another scenario uses many of the same keys`()
    async throws
  {
    let one = "  - perform: phone\n    with: {of: Jonas Quill}"
    let many = "  - perform: list\n    with: {fetched: [phoneNumbers], read: [phoneNumbers]}"
    #expect(try await playAll(Self.app, [one, many]).run.appHints == [])
    let others = "  - perform: list\n    with: {fetched: [givenName], read: [givenName]}"
    let found = try await playAll(Self.app, [others, one]).run.appHints.flatMap(\.hints)
    #expect(found.map(\.message) == ["the app fetched everything: of 4 that it fetched it read 1"])
  }

  @Test func `an app that looks for a value and finds none had no reason to read the others`()
    async throws
  {
    let found = try await hints(
      "app: {access: full, runs: needy}",
      """
        - perform: list
          with: {fetched: [givenName, birthday], read: [birthday]}
      """)
    #expect(found == [])
  }

  @Test func `what a step fetches beside an app's code is no matter of the app`() async throws {
    let found = try await hints(
      "app: {access: full, runs: needy}", "  - fetch: {keys: [name, birthday]}")
    #expect(found == [])
  }

  @Test func `a picker after a refusal is no hint`() async throws {
    let found = try await hints(
      "",
      """
        - requestAccess:
          user: deny
          expect: {granted: false}
        - pick:
          user: {choose: Mira Solberg}
      """)
    #expect(found == [])
  }

  @Test func `an app that was ended before it could read is not told what to leave out`()
    async throws
  {
    let found = try await hints(
      "app: {access: full, runs: needy}",
      """
        - perform: list
          with: {fetched: [givenName, phoneNumbers], read: [birthday]}
          expect: {terminated: propertyNotFetched}
      """)
    #expect(found == [])
  }

  @Test(
    "Who was fetched one by one, was looked for, or was picked is not everybody",
    arguments: [
      """
        - fetchContact: {contact: Mira Solberg, keys: [name]}
        - fetchContact: {contact: Ida Brandt, keys: [name]}
        - fetchContact: {contact: Jonas Quill, keys: [name]}
        - upload: {to: server.example}
      """,
      """
        - fetch: {keys: [name], matching: {contacts: [Mira Solberg, Ida Brandt, Tom Alder]}}
        - fetchContact: {contact: Mira Solberg, keys: [name]}
        - upload: {to: server.example}
      """,
      """
        - fetch: {keys: [name]}
        - pick:
          user: {choose: Mira Solberg}
        - upload: {to: server.example, keys: [name]}
      """,
    ])
  func notEverybody(_ steps: String) async throws {
    #expect(try await hints("app: {access: full}", steps) == [])
  }

  @Test func `everything fetched and one contact read asks for a fetch of one`() async throws {
    let found = try await hints(
      "app: {access: full, runs: needy}",
      """
        - perform: phone
          with: {of: Jonas Quill}
      """)
    #expect(found.map(\.step) == [1])
    #expect(found.first?.message == "the app fetched everything: of 4 that it fetched it read 1")
    #expect(found.first?.remedy.contains("unifiedContact(withIdentifier:keysToFetch:)") == true)
  }

  @Test func `access that was asked for to use one contact asks for the picker`() async throws {
    let steps = """
        - requestAccess:
          user: allowFull
        - perform: phone
          with: {of: Jonas Quill}
      """
    let found = try await hints("app: {runs: needy}", steps)
    #expect(found.map(\.step) == [1])
    #expect(
      found.first?.message
        == "the app asked for access to contacts, and of 4 that it fetched it read 1")
    #expect(found.first?.remedy.contains("CNContactPickerViewController") == true)
  }

  @Test func `of many contacts a few that were sent away are as few`() async throws {
    let steps = """
        - fetch: {keys: [name, phoneNumbers]}
          as: everybody
          user: allowFull
        - fetch: {keys: [name], matching: {name: Jonas}}
          as: one
        - upload: {from: one}
      """
    let found = try await hints("", steps)
    #expect(found.map(\.step) == [1])
    #expect(found.first?.message.contains("of 4 that it fetched it sent 1 away") == true)
    let all = try await hints("", steps.replacing("from: one", with: "from: everybody"))
    #expect(all == [])
  }

  @Test func `access that was asked for and never needed is told`() async throws {
    let found = try await hints(
      "",
      """
        - requestAccess:
          user: allowFull
        - pick:
          user: {choose: Mira Solberg}
      """)
    #expect(found.map(\.step) == [1])
    #expect(
      found.first?.message == "the app asked for access, and all its contacts came from the picker")
    let picker = try await hints(
      "",
      """
        - pick:
          user: {choose: Mira Solberg}
      """)
    #expect(picker == [])
  }

  @Test func `notes without the entitlement are told, once`() async throws {
    let steps = """
        - fetch: {keys: [name, note]}
          expect: {error: unauthorizedKeys}
        - fetch: {keys: [note]}
          expect: {error: unauthorizedKeys}
      """
    let found = try await hints("app: {access: full}", steps)
    #expect(found.map(\.step) == [1])
    #expect(found.first?.remedy.contains("CNContactNoteKey") == true)
    let allowed = try await hints(
      "app: {access: full, entitlements: notes}", "  - fetch: {keys: [name, note]}")
    #expect(allowed == [])
  }

  @Test func `hints of a scenario name their app where there are several, others their scenario`()
    async throws
  {
    let found = try await hints(
      """
      apps:
        mail: {access: full}
        diary: {access: full, runs: needy}
      first: mail
      """,
      """
        - perform: list
          app: diary
          with: {fetched: [givenName, phoneNumbers], read: [givenName]}
        - fetch: {keys: [note]}
          expect: {error: unauthorizedKeys}
      """)
    #expect(found.map(\.step) == [2, 1])
    #expect(found.map(\.app) == ["mail", nil])
    #expect(found.map(\.scenario) == [nil, "scenario.yaml:1"])
  }

  @Test func `hints are looked for on request only`() async throws {
    let record = try await play(
      """
      scenario: Notes
      app: {access: full}
      steps:
        - fetch: {keys: [note]}
          expect: {error: unauthorizedKeys}
      """)
    #expect(record.hints == [])
  }
}

/// An app that takes more than it needs, as the steps say.
@MainActor
private final class NeedyModel {
  private let store = CNContactStore()

  private func contacts(_ keys: [String]) throws -> [CNContact] {
    var contacts: [CNContact] = []
    let request = CNContactFetchRequest(keysToFetch: keys as [any CNKeyDescriptor])
    try store.enumerateContacts(with: request) { contact, _ in contacts.append(contact) }
    return contacts
  }

  func list(fetched: [String], read: [String]) throws {
    for contact in try contacts(fetched) { for key in read { touch(key, of: contact) } }
  }

  private func touch(_ key: String, of contact: CNContact) {
    switch key {
    case CNContactGivenNameKey: _ = contact.givenName
    case CNContactPhoneNumbersKey: _ = contact.phoneNumbers
    case CNContactBirthdayKey: _ = contact.birthday
    default: Issue.record("the app reads no \(key)")
    }
  }

  /// Finds somebody by identifier alone.
  func phone(of name: String) throws -> String? {
    let found = try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: [])
    guard let identifier = found.first?.identifier else { return nil }
    return try contacts([CNContactPhoneNumbersKey]).first { $0.identifier == identifier }?
      .phoneNumbers.first?.value.stringValue
  }

  func sortedNames() throws -> [String] {
    var contacts: [CNContact] = []
    let keys: [any CNKeyDescriptor] = [
      CNContact.descriptorForAllComparatorKeys(), CNContactGivenNameKey as any CNKeyDescriptor,
    ]
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
      contacts.append(contact)
    }
    let comparator = CNContact.comparator(forNameSortOrder: .givenName)
    return contacts.sorted { comparator($0, $1) == .orderedAscending }.map(\.givenName)
  }
}

extension AppCatalog {
  /// The app that takes more than it needs.
  fileprivate static let needy = AppCatalog([
    SimulatedApp("needy") {
      let model = NeedyModel()
      return [
        .function("list") {
          try model.list(fetched: $0.list("fetched"), read: $0.list("read"))
        },
        .function("phone") { try model.phone(of: $0.text("of")) },
        .function("sortedNames") { try model.sortedNames() },
      ]
    }
  ])
}
