import Testing

@testable import ScenarioRunner

/// Linked cards are one contact to a scenario, whichever card a name or `id` means.
@Suite struct LinkedPlayTests {
  static let device = """
    accounts: [{name: On My iPhone, type: local}, {name: Work, type: exchange}]
    contacts:
      - {name: Ana Alpha, id: ana, nickname: Annie}
      - {name: Ana Alpha, id: ana-work, account: Work, linkedWith: ana, jobTitle: Baker}
      - Ben Beta
    """

  @Test("The name and the id of each card mean the one contact", arguments: ["ana", "ana-work"])
  func anyCard(_ card: String) async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name, jobTitle]}
          expect:
            count: 2
            contacts: [\(card), Ben Beta]
            shared: [\(card), Ben Beta]
            exposed: {\(card): [name, jobTitle], Ben Beta: [name, jobTitle]}
        - read: {contact: \(card), key: jobTitle}
          expect: {value: Baker}
        - fetchContact: {contact: \(card), keys: [name]}
          as: one
          expect: {contact: Ana Alpha}
        - upload: {from: one, to: mail.example}
          expect: {uploaded: {\(card): [name]}}
      """, on: Self.device)
  }

  @Test(
    "To share somebody by name shares every card, by id the one card",
    arguments: [("Ana Alpha", 2), ("ana", 1), ("ana-work", 1)])
  func sharing(_ name: String, _ count: Int) async throws {
    let fetch = "  - fetch: {keys: [name], unify: false}\n    expect: {count: \(count)}\n"
    try await expectPasses(
      fetch, app: "{access: limited, sharing: [\(name)]}", on: Self.device)
    try await expectPasses(
      "  - requestAccess:\n    user: {allowLimited: [\(name)]}\n" + fetch, app: "{}",
      on: Self.device)
    try await expectPasses(
      "  - quit\n  - settings: {access: limited, sharing: [\(name)]}\n  - relaunch\n" + fetch,
      app: "{access: denied}", on: Self.device)
  }

  @Test("A fetch of cards lists the name once for each card")
  func cards() async throws {
    let fetch = "  - fetch: {keys: [name, nickname], unify: false}\n    expect: "
    try await expectPasses(fetch + "{contacts: [Ana Alpha, Ana Alpha, Ben Beta]}", on: Self.device)
    try await expectPasses(
      fetch + "{contacts: {contains: [{name: Ana Alpha, nickname: \"\"}]}}", on: Self.device)
    try await expectFails(
      fetch + "{contacts: [Ana Alpha, Ben Beta]}", on: Self.device, with: "Ana Alpha")
  }

  @Test("Of results with cards a read takes the card that is named")
  func namedCard() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [jobTitle], unify: false}
        - read: {contact: ana-work, key: jobTitle}
          expect: {value: Baker}
        - read: {contact: ana, key: jobTitle}
          expect: {value: ""}
      """, on: Self.device)
  }

  @Test("From a link on two names mean one contact, until it is taken back")
  func linkedByHand() async throws {
    let device = """
      accounts: [{name: On My iPhone, type: local}, {name: Work, type: exchange}]
      contacts: [{name: Ana Alpha, id: ana}, {name: Annie A, id: annie, account: Work}]
      """
    try await expectPasses(
      """
        - editContacts: [{link: [ana, annie]}]
        - fetch: {keys: [name]}
          expect: {count: 1, contacts: [annie], shared: [ana]}
        - editContacts: [{unlink: annie}]
        - fetch: {keys: [name]}
          expect: {contacts: [ana, annie], exposed: {ana: [name], annie: [name]}}
      """, on: device)
  }

  @Test("The person deletes a linked contact with all its cards")
  func deletedByHand() async throws {
    try await expectPasses(
      """
        - takeToken:
          as: start
        - editContacts: [{delete: Ana Alpha}]
        - fetch: {keys: [name], unify: false}
          expect: {contacts: [Ben Beta]}
        - changesSince: {token: start}
          expect: {events: {contains: [{deleteContact: Ana Alpha}]}}
      """, on: Self.device)
  }

  @Test("An app deletes by what it fetched, or blindly by the contact's identifier")
  func deletedByApp() async throws {
    for before in ["  - fetch: {keys: [name]}\n", ""] {
      try await expectPasses(
        before + """
            - save: [{delete: Ana Alpha}]
            - fetch: {keys: [name], unify: false}
              expect: {contacts: [Ben Beta]}
          """, on: Self.device)
    }
  }

  @Test("Of linked cards only the shared ones are joined")
  func limited() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name, nickname, jobTitle]}
          expect:
            contacts: [{name: Ana Alpha, nickname: "", jobTitle: Baker}]
            shared: Ana Alpha
      """, app: "{access: limited, sharing: [ana-work]}", on: Self.device)
  }
}
