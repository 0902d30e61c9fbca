import ScenarioSyntax
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

  @Test("A list is searched, cleared, scrolled, and its rows are tapped")
  func list() async throws {
    try await passes(
      """
        - perform: fill
          with: {count: 25}
          expect: {screen: {rows: {contains: [Guest 25, 25 guests], excludes: [Guest 26]}}}
        - type: {text: guest 1}
          expect: {screen: {search: guest 1, rows: {contains: [Guest 19], excludes: [Guest 2]}}}
        - tap: Clear
          expect: {screen: {search: {text: "", placeholder: Search}, rows: {contains: [Guest 2]}}}
        - tap: {row: Guest 20}
          expect: {screen: {rows: {contains: [{title: Guest 20, subtitle: opened}]}}}
        - scroll: bottom
          expect: {screen: {rows: {contains: [More 28, 28 guests]}}}
        - scroll: {to: Guest 3}
        - scroll: top
      """)
    let record = try await play(
      steps: """
          - perform: fill
            with: {count: 25}
          - tap: {row: Guest 20}
          - scroll: {to: Guest 19}
          - scroll: {to: Guest 2}
          - scroll: bottom
        """, app: Self.app)
    #expect(record.steps.map { $0.screens.last?.firstRow } == [0, 10, 10, 1, 16])
    try await fails("  - tap: Clear", with: "nothing reads 'Clear'")
    try await fails("  - scroll: bottom", with: "has no rows to scroll")
    try await fails(
      "  - perform: fill\n    with: {count: 2}\n  - tap: 2 guests",
      with: "does nothing when it is tapped")
    try await fails(
      "  - perform: fill\n    with: {count: 2}\n  - scroll: {to: Guset 2}",
      with: "its rows are 'Guest 1', 'Guest 2' and '2 guests'; did you mean 'Guest 2'?")
  }

  @Test("What cannot be touched says what can")
  func untouchable() async throws {
    try await fails(
      "  - tap: Ad",
      with:
        "what can be tapped: 'Cancel', 'Add', 'Load', 'Invite', 'Hang' and 'Note'; did you mean 'Add'?"
    )
    try await fails("  - tap: {row: Add}", with: "there is a button that reads so")
    try await fails("  - tap: Add\n  - tap: Send", with: "'Send' cannot be tapped now")
    try await fails(
      "  - tap: Add\n  - type: {into: Nmae, text: A}",
      with: "its fields are 'Name' and 'Phone'; did you mean 'Name'?")
    try await fails("  - tap: Add\n  - type: {text: A}", with: "has 2 fields")
    try await fails("  - quit\n  - tap: Add", with: "does not run")
    try await fails("  - quit\n  - expect: {screen: {title: Guests}}", with: "the app does not run")
    try await expectFails("  - tap: Add", app: "{runs: sketch}", with: "'Example' shows no screen")
    try await fails(
      "  - tap: Load\n    user: ignore\n  - tap: Add", with: "answer it first: - answer: deny")
  }

  @Test("Things that read the same are told apart, where a person can")
  func twins() async throws {
    let start = "  - perform: twins\n"
    let app = "{runs: hostile}"
    try await expectFails(start + "  - tap: Twin", app: app, with: "say which by its second line")
    try await expectPasses(
      start
        + "  - tap: {row: {title: Twin, subtitle: two}}\n    expect: {screen: {title: two}}",
      app: app)
    try await expectFails(
      start + "  - tap: {row: {title: Twin, subtitle: three}}", app: app, with: "with 'one' below")
    try await expectFails(
      start + "  - tap: Twice", app: app, with: "could not tell them apart either")
    try await expectFails(
      start + "  - tap: Flicker", app: app, with: "say which: tap: {button: Flicker}")
    try await expectFails(start + "  - tap: Still", app: app, with: "does nothing")
    try await expectFails("  - type: {into: '', text: A}", app: app, with: "2 fields are called ''")
    try await expectPasses(
      "  - tap: Don't\n    expect: {screen: {title: Didn't}}", app: app)
  }

  @Test("Whatever an app shows can be looked at")
  func hostile() async throws {
    let app = "{runs: hostile}"
    try await expectPasses(
      """
        - perform: rows
          with: {count: 20000}
        - tap: Row 19999
          expect: {screen: {rows: {contains: [Row 0, Row 19999]}}}
        - tap: 👩‍👩‍👧 家族 𝒙
          expect: {screen: {title: "\\u00E9\\a\\n", buttons: {contains: ["", Twice]}}}
        - tap: Drift
        - perform: countLooks
        - expect: {screen: {title: {contains: Look}}}
      """, app: app)
    try await expectFails("  - tap: Flicker", app: app, with: "has changed more than 100 times")
  }

  @Test("What comes up at a launch is left on the screen, for a step to answer")
  func launch() async throws {
    let app = "{runs: greeter}"
    try await expectPasses(
      """
        - expect: {screen: {progress: Loading …}, prompts: 1}
        - answer: allowFull
          expect: {screen: {progress: none, rows: [Jonas, Mira, 2 guests]}}
        - relaunch:
          expect:
            screens:
              - {emptyState: Nobody yet, progress: none}
              - {progress: Loading …}
              - {rows: {contains: [Mira]}}
      """, app: app)
    let record = try await play(steps: "  - answer: deny", app: app)
    #expect(record.openings.map(\.screens.count) == [2])
    #expect(record.steps.first?.screens.last?.alert?.title == "No access")
  }

  @Test("Both sides of a screen are compared part by part")
  func comparison() async throws {
    let record = try await play(
      steps: """
          - tap: Add
            expect:
              screen:
                title: Guests
                fields: {Name: Ann, Phone: "", City: Oslo}
                buttons: [Save, {title: Send, enabled: true}]
                alert: any
                search: none
        """, app: Self.app)
    let rows = try #require(record.steps[0].failures.first?.comparison)
    let texts = rows.map { "\($0.expected ?? "–") \($0.agrees ? "=" : "≠") \($0.actual ?? "–")" }
    #expect(
      texts == [
        "title: Guests ≠ title: New guest", "search: none = search: none",
        "field: Name: Ann ≠ field: Name: \"\"", "field: Phone: \"\" = field: Phone: \"\"",
        "field: City: Oslo ≠ field: no field City", "button: Save = button: Save",
        "button: {title: Send, enabled: true} ≠ button: {title: Send, enabled: false}",
        "– ≠ button: Back", "alert: any ≠ alert: none",
      ])
  }

  @Test("Under 'screens' each screen on the way has its claim")
  func screens() async throws {
    let start = "  - tap: Add\n  - type: {into: Name, text: Ann}\n"
    try await fails(
      start + "  - tap: Save\n    expect: {screens: [{title: Guests}]}",
      with: "'screens' is not as expected")
    try await passes(
      start + "  - tap: Save\n    expect: {not: {screens: [{title: Guests}]}}")
    try await passes("  - type: {text: \"\"}\n    expect: {screens: [{title: Guests}]}")
    try await passes(
      "  - editContacts: [{add: Zoe}]\n  - expect: {screen: {title: Guests}}")
  }

  @Test("A tap can end the app, and what it does not finish is named")
  func ends() async throws {
    let app = "{access: full, runs: book}"
    try await expectPasses(
      "  - tap: Note\n    expect: {exception: propertyNotFetched, screen: none}", app: app)
    try await expectFails(
      "  - tap: Note", app: app, with: "the system ended the app: propertyNotFetched (note)")
    let plans = try compiled(
      SourceFile(path: "a.yaml", text: "scenario: A\napp: {runs: book}\nsteps:\n  - tap: Hang\n"))
    var patience = ScenarioRun.Patience.amongOthers
    patience.settling = .seconds(1)
    let record = await ScenarioRun(catalog: .sketch, patience: patience).run(plans[0])
    #expect(record.failureText.contains("'Hang' has not settled after 1 second of real time"))
  }

  @Test("An app with a very long name leaves room for its screen")
  func longNames() async throws {
    let name = String(repeating: "a", count: 60)
    let record = try await play(
      """
      scenario: Long names
      apps: {\(name): {runs: book}, other: {}}
      first: \(name)
      steps: [{tap: Add}]
      """)
    let report = TerminalReporter(colored: false).text(for: .played(record))
    let drawn = report.split(separator: "\n").filter { $0.contains("│") || $0.contains("┌") }
    #expect(!drawn.isEmpty)
    #expect(drawn.allSatisfy { $0.count <= 80 })
  }

  @Test("Nobody touches an app that is in the background")
  func background() async throws {
    try await fails("  - background\n  - tap: Add", with: "is in the background")
    try await passes("  - background\n  - foreground\n  - tap: Add")
  }
}
