import Testing

@testable import ScenarioRunner

/// The access button and the access picker: what the person sees and does, and what fails a step.
@Suite struct AccessControlPlayTests {
  private static let device = """
    contacts:
      - {name: Ana Alpha, emailAddresses: {home: ana@mail.example}}
      - {name: Ben Beta, phoneNumbers: {mobile: +1 555 010 0102}}
      - Bea Bender
    """
  private static let limited = "{access: limited, sharing: [Ana Alpha]}"

  @Test(
    "A button shows a face, and a tap shares",
    arguments: [
      ("{query: Ben Beta}", "", "button: single, newlyShared: none"),
      ("{query: Ben Beta}", "tap", "button: single, newlyShared: Ben Beta"),
      ("{query: Ben Beta}", "obscuredTap", "newlyShared: none, shared: Ana Alpha"),
      (
        "{query: Be}", "{tap: {choose: [Ben Beta, Bea Bender]}}",
        "button: several, newlyShared: [Ben Beta, Bea Bender]"
      ),
      ("{query: Be}", "{tap: {choose: [Bea Bender]}}", "not: {newlyShared: [Ben Beta]}"),
      ("{query: Ana}", "", "button: empty, prompts: 0, prompt: none"),
      ("{query: Be, ignoredPhoneNumbers: [+1 555 010 0102]}", "tap", "newlyShared: Bea Bender"),
    ])
  func button(_ button: String, _ user: String, _ claim: String) async throws {
    let answer = user.isEmpty ? "" : "    user: \(user)\n"
    try await expectPasses(
      "  - accessButton: \(button)\n\(answer)    expect: {\(claim)}", app: Self.limited,
      on: Self.device)
  }

  @Test(
    "What is wrong with a button's step is said with names",
    arguments: [
      ("{query: Be}", "tap", "2 contacts match, and a tap opens a view to choose from"),
      ("{query: Be}", "{tap: {choose: [Ana Alpha]}}", "does not offer 'Ana Alpha'"),
      ("{query: Ben Beta}", "{tap: {choose: [Ben Beta]}}", "opens no view to choose from"),
      ("{query: Ben Beta}", "[tap, deny]", "'deny' was not used"),
      ("{query: Ben Beta}", "[tap, tap]", "'tap' was not used"),
    ])
  func wrongTap(_ button: String, _ user: String, _ text: String) async throws {
    try await expectFails(
      "  - accessButton: \(button)\n    user: \(user)", app: Self.limited, on: Self.device,
      with: text)
  }

  @Test("A face that is not as expected is shown with whom the person saw")
  func wrongFace() async throws {
    try await expectFails(
      "  - accessButton: {query: Be}\n    expect: {button: single}", app: Self.limited,
      on: Self.device, with: "several: Bea Bender, Ben Beta")
    try await expectFails(
      "  - accessButton: {query: Be}\n    user: tap\n    expect: {button: hidden}",
      app: "{access: full}", on: Self.device, with: "there is no button: the status is authorized")
    try await expectFails(
      "  - accessButton: {query: Ben Beta}\n    user: tap\n    expect: {newlyShared: none}",
      app: Self.limited, on: Self.device, with: "Ben Beta")
  }

  @Test("Before any decision a tap asks, and every answer is used")
  func firstTap() async throws {
    try await expectPasses(
      """
        - accessButton: {query: Ben Beta}
          user: [tap, {allowLimited: [Ben Beta]}]
          expect:
            newlyShared: Ben Beta
            status: limited
            prompts: 1
            prompt: {buttons: {contains: [Don't Allow]}}
      """, app: "{}", on: Self.device)
    try await expectPasses(
      "  - accessButton: {query: Ben Beta}\n    user: [tap, deny]\n    expect: {status: denied}",
      app: "{}", on: Self.device)
    try await expectFails(
      "  - accessButton: {query: Ben Beta}\n    user: tap", app: "{}", on: Self.device,
      with: "the system asked once more, and the answer was used")
  }

  @Test(
    "The access picker changes the set, and tells who is new",
    arguments: [
      ("{select: [Ben Beta]}", "newlyShared: Ben Beta, shared: Ben Beta"),
      ("{select: []}", "newlyShared: none, shared: []"),
      ("{add: [Bea Bender]}", "newlyShared: Bea Bender, shared: [Ana Alpha, Bea Bender]"),
      ("{remove: [Ana Alpha]}", "newlyShared: [], shared: []"),
      ("[{add: [Ben Beta]}, {remove: [Ana Alpha]}]", "newlyShared: Ben Beta, shared: Ben Beta"),
      ("cancel", "newlyShared: none, shared: Ana Alpha"),
    ])
  func picker(_ user: String, _ claim: String) async throws {
    try await expectPasses(
      "  - accessPicker:\n    user: \(user)\n    expect: {\(claim), prompts: 0}",
      app: Self.limited, on: Self.device)
  }

  @Test("The access picker wants an answer where it comes up, and none elsewhere")
  func wrongPicker() async throws {
    try await expectFails(
      "  - accessPicker", app: Self.limited, on: Self.device,
      with: "the contact access picker came up, and nobody answered")
    try await expectFails(
      "  - accessPicker:\n    user: cancel", app: "{access: full}", on: Self.device,
      with: "the access picker comes up with limited access only, and the status is authorized now")
    try await expectFails(
      "  - accessPicker:\n    user: [cancel, cancel]", app: Self.limited, on: Self.device,
      with: "'cancel' was not used")
  }

  @Test("An app's own code shows the controls, and the answers are one list")
  func appCode() async throws {
    let app = "{access: limited, sharing: [Ana Alpha], runs: sketch}"
    try await expectPasses(
      """
        - perform: offer
          with: {query: Ben Beta}
          user: tap
          expect: {shared: [Ana Alpha, Ben Beta], prompts: 0}
        - perform: manage
          user: [{add: [Bea Bender]}, {remove: [Ana Alpha]}]
          expect: {shared: [Ben Beta, Bea Bender]}
        - perform: given
          expect: {value: 2}
        - perform: offer
          with: {query: Ana}
      """, app: app, on: Self.device)
    try await expectPasses(
      """
        - perform: offer
          with: {query: Ben Beta}
          user: [tap, {allowLimited: [Ben Beta]}]
          expect: {status: limited, shared: Ben Beta}
      """, app: "{runs: sketch}", on: Self.device)
    try await expectFails(
      "  - perform: manage", app: app, on: Self.device,
      with: "the contact access picker came up, and nobody answered")
    try await expectFails(
      "  - perform: manage\n    user: tap", app: app, on: Self.device,
      with: "'tap' does not answer the contact access picker")
    try await expectFails(
      "  - perform: offer\n    with: {query: Ben Beta}\n    user: cancel", app: app,
      on: Self.device, with: "an access button was only looked at; its answers are")
  }

  @Test("A report of app code shows what it was given with, and whom a control shared")
  func notesOfAppCode() async throws {
    let record = try await play(
      steps: "  - perform: offer\n    with: {query: Ben Beta}\n    user: tap",
      app: "{access: limited, sharing: [Ana Alpha], runs: sketch}", on: Self.device)
    #expect(record.steps[0].words == ["perform: offer", "with: {query: Ben Beta}"])
    let notes = record.steps[0].notes.filter { $0.kind != .assumed }.map(\.text)
    #expect(
      notes == ["an access button for Ben Beta", "tap", "now shared: Ben Beta", "value ~"])
  }

  @Test("What is sent away is told contact by contact")
  func upload() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name, phoneNumbers]}
        - upload: {keys: [phoneNumbers], to: finder.example}
          expect:
            uploaded: {Ana Alpha: [phoneNumbers], Ben Beta: [phoneNumbers], Bea Bender: [phoneNumbers]}
            not: {uploaded: nothing}
        - expect: {uploaded: {excludes: {Ana Alpha: [name]}}}
      """, on: Self.device)
    try await expectFails(
      "  - upload: {to: finder.example}", on: Self.device, with: "the app holds no contacts to send"
    )
    try await expectFails(
      """
        - fetch: {keys: [name]}
        - upload: {keys: [name], to: finder.example}
          expect: {uploaded: {Ana Alpha: [name], Ben Beta: [name]}}
      """, on: Self.device, with: "Bea Bender: name")
    try await expectFails(
      """
        - fetch: {keys: [name]}
        - fault: {network: offline}
        - upload: {to: finder.example}
      """, on: Self.device, with: "expect: {error: {domain: NSURLErrorDomain, code: -1009}}")
  }

  @Test("A report shows what was sent and to whom a control gave whom")
  func notes() async throws {
    let record = try await play(
      steps: """
          - accessButton: {query: Ben Beta}
            user: tap
          - fetch: {keys: [name]}
          - upload: {to: finder.example}
        """, app: Self.limited, on: Self.device)
    let notes = record.steps.flatMap(\.notes).filter { $0.kind != .assumed }.map(\.text)
    #expect(
      notes == [
        "an access button for Ben Beta", "tap", "newly shared: Ben Beta",
        "2 contacts with name: Ana Alpha, Ben Beta",
        "2 contacts with name to finder.example: Ana Alpha, Ben Beta",
      ])
  }
}
