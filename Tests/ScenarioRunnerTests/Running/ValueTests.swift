import Testing

@testable import ScenarioRunner

/// One key with a value: as the device has it, a claim that holds and one that does not.
struct KeyExample: Sendable, CustomTestStringConvertible {
  let key: String
  let stored: String
  let holds: String
  let fails: String
  var testDescription: String { "\(key) \(holds)" }

  static let all: [KeyExample] = [
    .init(key: "contactType", stored: "organization", holds: "organization", fails: "person"),
    .init(key: "namePrefix", stored: "Dr.", holds: "Dr.", fails: "Prof."),
    .init(key: "note", stored: "Met in May", holds: "{contains: May}", fails: "{contains: June}"),
    .init(key: "nickname", stored: "\"\"", holds: "\"\"", fails: "Mo"),
    .init(key: "imageData", stored: "{bytes: 3}", holds: "{bytes: 3}", fails: "~"),
    .init(key: "imageDataAvailable", stored: "true", holds: "true", fails: "false"),
    .init(key: "birthday", stored: "1990-02-28", holds: "1990-02-28", fails: "--02-28"),
    .init(key: "birthday", stored: "--02-28", holds: "--02-28", fails: "~"),
    .init(key: "dates", stored: "{anniversary: 2015-06-01}", holds: "2015-06-01", fails: "[]"),
    .init(
      key: "phoneNumbers", stored: "{mobile: +1 555 010 0142, home: +1 555 010 0143}",
      holds: "[+1 555 010 0142, +1 555 010 0143]", fails: "[+1 555 010 0143, +1 555 010 0142]"),
    .init(
      key: "phoneNumbers", stored: "{mobile: +1 555 010 0142, home: +1 555 010 0143}",
      holds: "{home: +1 555 010 0143, mobile: +1 555 010 0142}",
      fails: "{home: +1 555 010 0142, mobile: +1 555 010 0143}"),
    .init(
      key: "emailAddresses", stored: "[a@mail.example, b@mail.example]",
      holds: "{contains: [b@mail.example], excludes: c@mail.example}",
      fails: "{excludes: b@mail.example}"),
    .init(
      key: "emailAddresses", stored: "{work: a@mail.example}",
      holds: "[{label: work, value: a@mail.example}]",
      fails: "[{label: home, value: a@mail.example}]"),
    .init(
      key: "postalAddresses", stored: "{home: {street: 1 Elm Road, city: Ashford}}",
      holds: "{city: Ashford}", fails: "{city: Ashford, postalCode: 12345}"),
    .init(
      key: "urlAddresses", stored: "{homePage: https://mira.example}",
      holds: "{homePage: https://mira.example}", fails: "{work: https://mira.example}"),
    .init(
      key: "contactRelations", stored: "{mother: Ann Kay}", holds: "Ann Kay", fails: "Ann Key"),
    .init(
      key: "socialProfiles", stored: "{service: Chirp, username: mira}",
      holds: "{username: mira}", fails: "{username: jonas}"),
    .init(
      key: "instantMessageAddresses", stored: "{work: {service: Chat, username: mira}}",
      holds: "{work: {service: Chat}}", fails: "{work: {service: Talk}}"),
  ]
}

@Suite struct ValueTests {
  @Test("A property is read and compared by its type", arguments: KeyExample.all)
  func read(_ example: KeyExample) async throws {
    #expect(try await outcome(example, "read", "value: \(example.holds)") == .passed)
    #expect(try await outcome(example, "read", "value: \(example.fails)") == .failed)
  }

  @Test("A contact in a result is compared by the keys that are written", arguments: KeyExample.all)
  func compared(_ example: KeyExample) async throws {
    let contact = { (value: String) in "contacts: [{givenName: Mo, \(example.key): \(value)}]" }
    #expect(try await outcome(example, "fetch", contact(example.holds)) == .passed)
    #expect(try await outcome(example, "fetch", contact(example.fails)) == .failed)
  }

  private func outcome(
    _ example: KeyExample, _ verb: String, _ claim: String
  ) async throws -> RunRecord.Outcome {
    let fetch = "fetch: {keys: [givenName, \(example.key)]}"
    let steps =
      verb == "fetch"
      ? "  - \(fetch)\n    expect: {\(claim)}"
      : "  - \(fetch)\n  - read: {contact: card, key: \(example.key)}\n    expect: {\(claim)}"
    let record = try await play(
      """
      scenario: One key
      device: {contacts: [{id: card, givenName: Mo, \(example.key): \(example.stored)}]}
      app: {access: full, entitlements: [notes]}
      steps:
      \(steps)
      """)
    return record.outcome
  }

  @Test("A key that was not fetched agrees with nothing, and looking ends no app")
  func notFetched() async throws {
    try await expectFails(
      """
        - fetch: {keys: [givenName]}
          expect: {contacts: [{givenName: Mira, note: ""}, {givenName: Jonas}]}
      """, with: "'contacts'")
  }

  @Test("Entries that fit several contacts are given out so that all find one")
  func pairing() {
    let fits = [[0, 1], [0], [1, 2]]
    let partners = Pairing.partners(3, 3) { fits[$0].contains($1) }
    #expect(partners == [1, 0, 2])
    #expect(Pairing.partners(2, 1) { _, _ in true } == [0, nil])
  }
}
