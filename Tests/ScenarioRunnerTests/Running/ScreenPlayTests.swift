import Testing

@testable import ScenarioRunner

/// Taps, typing and scrolling, and what the person sees.
@Suite struct ScreenPlayTests {
  private static let app = "{runs: book}"

  private func passes(
    _ steps: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectPasses(steps, app: Self.app, sourceLocation: sourceLocation)
  }

  private func fails(
    _ steps: String, with text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectFails(steps, app: Self.app, with: text, sourceLocation: sourceLocation)
  }

  @Test("A form is filled in, and the app shows that it saves before it shows the list")
  func form() async throws {
    try await passes(
      """
        - expect: {screen: {title: Guests, rows: none, emptyState: Nobody yet, alert: none}}
        - tap: Add
          expect: {screen: {title: New guest, fields: {Name: "", Phone: ""}}}
        - type: {into: Name, text: Ann}
        - type: {into: +1 555 …, text: +1 555 010 0100}
          expect: {screen: {fields: [{label: Name, text: Ann}, {text: {contains: 0100}}]}}
        - tap: Save
          expect:
            screens: [{title: New guest, progress: Saving …}, {title: Guests, progress: false}]
            screen: {rows: [Ann, 1 guests]}
      """)
  }

  @Test("An alert is in front of everything else")
  func alert() async throws {
    let start = "  - tap: Add\n  - tap: Save\n"
    try await passes(
      start
        + """
            expect: {screen: {alert: {title: Enter a name., message: {contains: again}, buttons: [OK]}}}
          - tap: OK
            expect: {screen: {alert: none, title: New guest}}
        """)
    try await fails(start + "  - tap: Back", with: "'Back' is behind the alert 'Enter a name.'")
    try await fails(start + "  - tap: Okay", with: "has no button 'Okay'")
    try await fails(
      start + "  - type: {into: Name, text: Ann}", with: "is in front of the fields")
  }

  @Test("A tap may bring up the prompt or the picker, which the person answers")
  func asking() async throws {
    try await passes(
      """
        - tap: Load
          user: allowFull
          expect:
            prompts: 1
            screens: [{progress: Loading …}, {progress: none, rows: [Jonas, Mira, 2 guests]}]
      """)
    try await passes(
      "  - tap: Load\n    user: deny\n    expect: {screen: {alert: No access}, status: denied}")
    try await passes(
      """
        - tap: Invite
          user: {choose: Mira Solberg}
          expect: {screen: {rows: {contains: [Mira]}}}
      """)
    try await fails("  - tap: Load", with: "the system asked, and nobody answered")
  }
}
