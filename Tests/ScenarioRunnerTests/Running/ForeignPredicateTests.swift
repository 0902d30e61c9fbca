import Testing

@testable import ScenarioRunner

/// Predicates that are not the framework's own, in a fetch.
@Suite struct ForeignPredicateTests {
  @Test("A foreign or compound predicate reaches the store, which refuses it unless told otherwise")
  func foreignPredicates() async throws {
    for matching in [
      "{format: \"givenName == 'Mira'\"}", "{name: Mira, format: TRUEPREDICATE}",
      "{name: Mira, phone: +1 555 010 0142}", "{contacts: [Mira Solberg], name: Mira}",
    ] {
      let fetch = "  - fetch: {keys: [name], matching: \(matching)}\n    expect: "
      try await expectPasses(fetch + "{error: predicateInvalid}")
      let record = try await play(
        """
        scenario: Ignored
        device: {contacts: [Mira Solberg, Jonas Quill], assumptions: {foreignPredicate: ignored}}
        app: {access: full}
        steps:
        \(fetch){count: 2}
        """)
      #expect(record.outcome == .passed, "\(record.failureText)")
    }
  }
}
