import Testing

@testable import ScenarioRunner

/// Calls that wait because the person leaves a prompt on the screen.
@Suite struct PendingTests {
  /// A call of each kind that asks, with what it gives once all access is given.
  static let calls: [(step: String, given: String)] = [
    ("requestAccess:", "{granted: true}"),
    ("fetch: {keys: [name], sort: givenName}", "{contacts: [Jonas Quill, Mira Solberg], count: 2}"),
    ("fetchContact: {contact: Jonas Quill, keys: [givenName]}", "{contact: {givenName: Jonas}}"),
    ("save: [{add: Zoe Lind}]", "{shared: {contains: [Zoe Lind]}, affected: []}"),
    ("perform: ask", "{value: true}"),
  ]

  private static let app = "{runs: sketch}"

  private static func ignored(_ step: String) -> String {
    "  - \(step)\n    user: ignore\n    expect: {pending: true, status: notDetermined, prompts: 1}\n"
  }

  @Test("What was ignored stays pending, and its results come with the answer", arguments: calls)
  func answered(_ call: (step: String, given: String)) async throws {
    let start = Self.ignored(call.step)
    try await expectPasses(
      start + "  - checkStatus\n  - answer: allowFull\n    expect: \(call.given)", app: Self.app)
    try await expectPasses(
      start
        + "  - answer: allowFull\n    expect: {pending: false, status: authorized, prompt: {stage: selection}, prompts: 1}",
      app: Self.app)
  }

  @Test("A late refusal is the error of the pending call", arguments: calls)
  func refused(_ call: (step: String, given: String)) async throws {
    let start = Self.ignored(call.step)
    try await expectPasses(
      start + "  - answer: deny\n    expect: {error: authorizationDenied, status: denied}",
      app: Self.app)
    try await expectFails(
      start + "  - answer: deny", app: Self.app, with: "the call failed with authorizationDenied")
  }

  @Test("Quitting closes the prompt without a decision and drops the call", arguments: calls)
  func quit(_ call: (step: String, given: String)) async throws {
    let start = Self.ignored(call.step) + "  - quit:\n    expect: {status: notDetermined}\n"
    try await expectPasses(
      start + "  - relaunch\n  - \(call.step)\n    user: allowFull\n    expect: {prompts: 2}",
      app: Self.app)
    try await expectFails(start + "  - answer: deny", app: Self.app, with: "does not run")
    try await expectFails(
      start + "  - relaunch\n  - answer: deny", app: Self.app, with: "nothing waits for an answer")
  }

  @Test("A relaunch drops what is pending", arguments: calls)
  func relaunch(_ call: (step: String, given: String)) async throws {
    try await expectPasses(
      Self.ignored(call.step)
        + "  - relaunch:\n    expect: {status: notDetermined}\n  - \(call.step)\n    user: allowFull",
      app: Self.app)
  }

  @Test("A pending call has no results yet", arguments: ["granted: true", "granted: false"])
  func noResult(_ claim: String) async throws {
    try await expectFails(
      "  - requestAccess:\n    user: ignore\n    expect: {\(claim)}", app: "{}",
      with: "no result: the call is pending")
  }

  @Test("Calls that join are completed without results, and nobody is asked again")
  func joined() async throws {
    for (step, _) in Self.calls {
      try await expectPasses(
        """
          - requestAccess:
            user: ignore
          - \(step)
            expect: {pending: true, prompt: none, prompts: 1}
          - answer: allowFull
            expect: {granted: true, not: {contacts: any, contact: any}, pending: false}
          - expect: {status: authorized, prompts: 1}
          - fetch: {keys: [name]}
            expect: {contacts: {contains: [Jonas Quill]}}
        """, app: Self.app)
    }
  }

  @Test("A save that joined has stored what it adds, and later steps can name it")
  func joinedSave() async throws {
    try await expectPasses(
      """
        - requestAccess:
          user: ignore
        - save: [{add: Zoe Lind}]
          expect: {pending: true}
        - answer: allowFull
        - fetchContact: {contact: Zoe Lind, keys: [name]}
          expect: {contact: {name: Zoe Lind}}
      """, app: "{}")
  }

  @Test("The alert can be left, and the sheet after it too")
  func stages() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name]}
          user: [continue, ignore]
          expect: {pending: true, prompt: {stage: selection}, prompts: 1}
        - answer: {allowLimited: [Jonas Quill]}
          expect: {contacts: [Jonas Quill], status: limited}
      """, app: "{}")
    try await expectPasses(
      """
        - fetch: {keys: [name]}
          user: ignore
          expect: {prompt: {stage: alert}}
        - answer: continue
          expect: {pending: true, prompt: {stage: selection}}
        - answer: cancelSelection
          expect: {error: authorizationDenied, status: notDetermined}
      """, app: "{}")
  }

  @Test("What a late answer brings is held for later steps, by name and as the latest")
  func held() async throws {
    let start = "  - fetch: {keys: [name]}\n    as: cards\n    user: ignore\n"
    let read =
      "  - read: {contact: Jonas Quill, key: givenName, from: cards}\n    expect: {value: Jonas}"
    try await expectPasses(start + "  - answer: allowFull\n" + read, app: "{}")
    try await expectPasses(
      start + "  - answer: allowFull\n    as: late\n"
        + read.replacing("cards", with: "late"), app: "{}")
    try await expectFails(
      start + read, app: "{}", with: "the result 'cards' does not hold 'Jonas Quill'")
  }

  @Test("An answer that nothing waits for fails the step")
  func nothingPending() async throws {
    try await expectFails("  - answer: deny", app: "{}", with: "nothing waits for an answer")
    try await expectFails(
      "  - requestAccess:\n    user: deny\n    expect: {granted: false}\n  - answer: deny",
      app: "{}", with: "nothing waits for an answer")
  }

  @Test("An answer that the stage does not take fails the step and ends the app")
  func unfitting() async throws {
    try await expectFails(
      "  - requestAccess:\n    user: ignore\n  - answer: cancel", app: "{}",
      with: "'cancel' does not answer the access prompt")
    try await expectFails(
      "  - requestAccess:\n    user: [continue, ignore]\n  - answer: deny", app: "{}",
      with: "does not fit")
  }

  @Test("A pending function goes on, and what comes up then is answered by the step that answers")
  func goesOn() async throws {
    let start = "  - perform: askThenNames\n    user: ignore\n    expect: {pending: true}\n"
    try await expectPasses(
      start + "  - answer: allowFull\n    expect: {value: [Jonas, Mira]}", app: Self.app)
    try await expectPasses(
      "  - perform: askTwice\n    user: ignore\n"
        + "  - answer: cancelSelection\n    user: ignore\n    expect: {pending: true, prompts: 2}\n"
        + "  - answer: allowFull\n    expect: {value: true}", app: Self.app)
  }

  @Test(
    "A call of app code that would wait for ever ends the app", arguments: ["names", "namesApart"])
  func wouldBlock(_ function: String) async throws {
    try await expectFails(
      "  - perform: \(function)\n    user: ignore", app: Self.app, with: "wait for ever")
  }

  @Test("An end from outside drops what is pending")
  func ended() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name]}
          user: ignore
        - privacy: {grant: contacts}
          expect: {terminated: privacySettingsChanged}
        - relaunch
        - fetch: {keys: [name]}
          expect: {count: 2, prompt: none}
      """, app: "{}")
  }

  @Test("A function that needs no access comes back while another one waits")
  func beside() async throws {
    try await expectPasses(
      """
        - perform: askThenNames
          user: ignore
          expect: {pending: true}
        - perform: later
          expect: {value: "", pending: false}
        - answer: allowFull
          expect: {value: [Jonas, Mira]}
      """, app: Self.app)
    try await expectPasses(
      """
        - perform: ask
          user: ignore
        - perform: ask
          expect: {pending: true}
        - perform: later
          expect: {pending: false}
        - answer: allowFull
          expect: {value: true}
      """, app: Self.app)
  }

  @Test("What one app leaves on the screen holds up no other")
  func otherApp() async throws {
    let record = try await play(
      """
      scenario: Two
      device: {contacts: [Mira Solberg]}
      apps: {diary: {}, mail: {access: full}}
      first: diary
      steps:
        - requestAccess:
          user: ignore
        - fetch: {keys: [name]}
          app: mail
          expect: {count: 1, pending: false}
        - answer: deny
          app: mail
      """)
    #expect(record.steps.map(\.outcome) == [.passed, .passed, .failed])
    #expect(record.failureText.contains("nothing waits for an answer"))
  }

  @Test("A call is pending only where something was left on the screen")
  func notPending() async throws {
    try await expectFails(
      "  - requestAccess:\n    user: allowFull\n    expect: {pending: true}", app: "{}",
      with: "'pending' is not as expected")
    try await expectFails("  - requestAccess:\n    user: ignore", with: "'ignore' was not used")
  }
}
