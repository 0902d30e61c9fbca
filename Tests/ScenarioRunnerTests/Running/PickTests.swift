import Testing

@testable import ScenarioRunner

/// The contact picker as an app shows it: what each kind of delegate gets.
@Suite struct PickTests {
  private static let mira = "{contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}"
  private static let home = "{contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0143}"

  /// What one kind of delegate gets for one answer.
  struct Row: Sendable, CustomTestStringConvertible {
    let pick: String
    let user: String
    let expect: String
    var testDescription: String { "\(pick): \(user)" }

    init(_ pick: String, _ user: String, _ expect: String) {
      (self.pick, self.user, self.expect) = (pick, user, expect)
    }
  }

  static let rows: [Row] = [
    // No method: the card opens, and only Cancel ends it.
    Row("mode: none", "[{choose: Mira Solberg}, cancel]", "cancelled: true, contact: none"),
    // One contact at once, or its card where the predicate is false.
    Row("mode: contact", "{choose: Jonas Quill}", "contact: Jonas Quill, cancelled: false"),
    Row("", "{choose: Jonas Quill}", "contact: {name: Jonas Quill}, property: none"),
    Row("mode: contact, selectContact: TRUEPREDICATE", "{choose: Jonas Quill}", "contact: any"),
    Row(
      "mode: contact, selectContact: FALSEPREDICATE", "[{choose: Jonas Quill}, cancel]",
      "contact: none, cancelled: true"),
    // A value of the card.
    Row(
      "mode: property", "{choose: \(mira)}",
      "property: {contact: Mira Solberg, key: phoneNumbers, label: mobile, value: +1 555 010 0142}"),
    Row("mode: property", "[{choose: Mira Solberg}, {choose: \(home)}]", "property: {label: home}"),
    Row(
      "mode: property, selectProperty: \"label CONTAINS 'Home'\"",
      "[{choose: \(mira)}, {choose: \(home)}]", "property: {label: home}, contact: none"),
    // Either.
    Row(
      "mode: [contact, property], selectContact: TRUEPREDICATE", "{choose: Mira Solberg}",
      "contact: Mira Solberg"),
    Row(
      "mode: [contact, property]", "{choose: \(mira)}",
      "property: {contact: Mira Solberg}, contact: none"),
    Row(
      "mode: [contact, property], selectContact: FALSEPREDICATE", "{choose: \(mira)}",
      "property: {contact: Mira Solberg}, contact: none"),
    // Several contacts, with ticks and Done.
    Row(
      "mode: contacts", "{choose: [Mira Solberg, Jonas Quill]}",
      "contacts: [Mira Solberg, Jonas Quill]"),
    Row("mode: contacts", "{choose: Jonas Quill}", "contacts: [Jonas Quill], contact: none"),
    Row("mode: contacts", "{choose: []}", "contacts: [], cancelled: false"),
    Row("mode: contacts", "done", "contacts: none, cancelled: false"),
    Row("mode: contacts", "cancel", "contacts: [], cancelled: true"),
    Row(
      "mode: contacts",
      "[{search: qui}, {tick: Jonas Quill}, {search: \"\"}, {tick: Mira Solberg}, done]",
      "contacts: [Jonas Quill, Mira Solberg]"),
    // Several values.
    Row(
      "mode: properties", "{choose: [\(home), \(mira)]}",
      "properties: [{label: home}, {key: phoneNumbers, label: mobile, value: {contains: \"0142\"}}]"
    ),
    Row("mode: properties", "{choose: []}", "properties: [], cancelled: false"),
    // The plural ones win.
    Row("mode: [contact, contacts]", "{choose: [Jonas Quill]}", "contacts: [Jonas Quill]"),
    Row(
      "mode: [contact, property, contacts, properties]", "{choose: [Jonas Quill]}",
      "contacts: [Jonas Quill]"),
    Row(
      "mode: [contact, property, properties]", "{choose: [\(mira)]}",
      "properties: [{key: phoneNumbers}]"),
  ]

  @Test("The delegate's methods decide what is picked", arguments: rows)
  func matrix(_ row: Row) async throws {
    let step = row.pick.isEmpty ? "pick:" : "pick: {\(row.pick)}"
    for app in ["{}", "{access: denied}", "{access: full}", "{declaresUsage: false}"] {
      try await expectPasses(
        "  - \(step)\n    user: \(row.user)\n    expect: {\(row.expect), prompts: 0, pending: false}",
        app: app)
    }
  }

  @Test("Every combination of methods has a delegate of its own", arguments: 0..<16)
  func combinations(_ bits: Int) async throws {
    let names = ["contact", "contacts", "property", "properties"]
    let modes = names.indices.filter { bits & (1 << $0) != 0 }.map { names[$0] }
    let mode = modes.isEmpty ? "none" : "[\(modes.joined(separator: ", "))]"
    let (user, expect) =
      if modes.contains("contacts") {
        ("{choose: [Jonas Quill]}", "contacts: [Jonas Quill]")
      } else if modes.contains("properties") {
        ("{choose: \(Self.mira)}", "properties: [{contact: Mira Solberg}]")
      } else if modes == ["contact"] {
        ("{choose: Jonas Quill}", "contact: Jonas Quill")
      } else if modes.contains("property") {
        ("{choose: \(Self.mira)}", "property: {contact: Mira Solberg}")
      } else {
        ("cancel", "cancelled: true")
      }
    try await expectPasses(
      "  - pick: {mode: \(mode)}\n    user: \(user)\n    expect: {\(expect)}", app: "{}")
  }

  @Test("What was picked can be read, and changed and saved where there is access")
  func heldAfterwards() async throws {
    try await expectPasses(
      """
        - pick:
            displaying: [phoneNumbers]
          as: friend
          user: {choose: Mira Solberg}
          expect: {keys: {contains: [name, phoneNumbers], excludes: [emailAddresses]}}
        - read: {contact: Mira Solberg, key: phoneNumbers, from: friend}
          expect: {value: {mobile: +1 555 010 0142, home: +1 555 010 0143}}
        - read: {contact: Mira Solberg, key: emailAddresses}
          expect: {available: false}
        - save: [{update: {contact: Mira Solberg, set: {nickname: Mi}, from: friend}}]
        - fetchContact: {contact: Mira Solberg, keys: [nickname]}
          expect: {contact: {nickname: Mi}}
        - pick: {mode: property}
          user: {choose: {contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}}
        - read: {contact: Mira Solberg, key: nickname}
          expect: {value: Mi}
      """)
    try await expectFails(
      """
        - pick: {displaying: [phoneNumbers]}
          user: {choose: Mira Solberg}
        - read: {contact: Mira Solberg, key: emailAddresses}
      """, app: "{}", with: "propertyNotFetched")
  }

  @Test("Values of several parts are chosen by their parts")
  func parts() async throws {
    let record = try await play(
      """
      scenario: Parts
      device:
        contacts:
          - name: Mira Solberg
            birthday: --05-17
            dates: {anniversary: 2015-06-01}
            postalAddresses: {home: {street: 1 Elm Road, city: Ashford}, work: {city: Bree}}
            socialProfiles: {service: Chirp, username: mira}
      steps:
        - pick: {mode: property}
          user: {choose: {contact: Mira Solberg, key: postalAddresses, value: {city: Bree}}}
          expect: {property: {label: work, key: postalAddresses, value: {city: Bree}}}
        - pick: {mode: property}
          user: {choose: {contact: Mira Solberg, key: dates, value: 2015-06-01}}
          expect: {property: {label: anniversary, key: dates, value: 2015-06-01}}
        - pick: {mode: property}
          user: {choose: {contact: Mira Solberg, key: birthday}}
          expect: {property: {label: ~, key: birthday, value: --05-17}}
        - pick: {mode: property}
          user: {choose: {contact: Mira Solberg, key: socialProfiles, value: {username: mira}}}
          expect: {property: {key: socialProfiles, value: {service: Chirp}}}
        - pick: {mode: property}
          user: {choose: {contact: Mira Solberg, key: postalAddresses, value: {city: Lund}}}
      """)
    #expect(record.steps.map(\.outcome) == [.passed, .passed, .passed, .passed, .failed])
  }

  @Test(
    "A wrong claim about a picked value is told",
    arguments: [
      "{contact: Jonas Quill}", "{key: emailAddresses}", "{label: home}", "{label: ~}",
      "{key: phoneNumbers, value: +1 555 010 0100}", "none",
    ])
  func wrongProperty(_ claim: String) async throws {
    let step = "  - pick: {mode: property}\n    user: {choose: \(Self.mira)}\n    expect: "
    try await expectFails(step + "{property: \(claim)}", app: "{}", with: "'property'")
    try await expectPasses(step + "{not: {property: \(claim)}}", app: "{}")
  }

  @Test("What the app did not get is no result of another kind")
  func otherKind() async throws {
    let step = "  - pick:\n    user: {choose: Jonas Quill}\n    expect: "
    try await expectFails(
      step + "{contacts: [Jonas Quill]}", app: "{}", with: "no result: the app got 1 contact")
    try await expectFails(step + "{properties: []}", app: "{}", with: "no result: the app got")
  }

  @Test("Who cannot be chosen is greyed, and choosing them fails the step with the reason")
  func greyed() async throws {
    let pick = "  - pick: {enabled: phoneNumbers.@count > 0}\n"
    try await expectPasses(
      pick + "    user: {choose: Mira Solberg}\n"
        + "    expect: {shown: [Mira Solberg, Jonas Quill], disabled: [Jonas Quill]}", app: "{}")
    try await expectFails(
      pick + "    user: {choose: Jonas Quill}", app: "{}",
      with: "Jonas Quill is greyed and cannot be chosen")
    try await expectFails(
      "  - pick:\n    user: [{search: zzz}, {choose: Jonas Quill}]", app: "{}",
      with: "Jonas Quill is not listed while 'zzz' is searched for")
    try await expectFails(
      "  - editContacts: [{delete: Jonas Quill}]\n  - pick:\n    user: {choose: Jonas Quill}",
      app: "{}", with: "not listed")
    try await expectFails(
      "  - pick:\n    user: ignore\n  - answer: {choose: [Jonas Quill, Mira Solberg]}", app: "{}",
      with: "takes one choice")
    try await expectFails(
      "  - perform: pickOne\n    user: [{tick: Jonas Quill}, done]", app: "{runs: sketch}",
      with: "tick")
  }

  @Test("A picker that nobody uses or closes fails the step")
  func unanswered() async throws {
    try await expectFails("  - pick", app: "{}", with: "the contact picker came up")
    try await expectFails(
      "  - pick: {mode: none}\n    user: {choose: Jonas Quill}", app: "{}",
      with: "The picker is still open and nobody closed it")
    try await expectFails(
      "  - pick:\n    user: [{choose: Jonas Quill}, cancel]", app: "{}",
      with: "'cancel' was not used")
  }

  @Test("A picker that does not open shows nobody and asks nobody")
  func notOpen() async throws {
    let nothing = "{shown: [], disabled: [], cancelled: false, contact: none, pending: false}"
    try await expectPasses(
      "  - fault: {picker: cannotOpen, times: 2}\n"
        + "  - pick:\n    expect: \(nothing)\n  - pick: {mode: contacts}\n    expect: \(nothing)\n"
        + "  - pick:\n    user: {choose: Jonas Quill}\n    expect: {contact: Jonas Quill}",
      app: "{}")
    try await expectPasses(
      "  - pick: {presentation: bare}\n    expect: \(nothing)", app: "{}")
    try await expectFails(
      "  - fault: {picker: cannotOpen}\n  - pick:\n    user: cancel", app: "{}",
      with: "the system failed to open the picker")
    try await expectFails(
      "  - pick: {presentation: bare}\n    user: cancel", app: "{}", with: "'cancel' was not used")
  }

  @Test("A picker that was left open is answered later", arguments: rows)
  func later(_ row: Row) async throws {
    // What stays open after the first answer is gone on with by the same step.
    let answers = row.user.hasPrefix("[{choose") ? nil : row.user
    guard let answers else { return }
    let step = row.pick.isEmpty ? "pick:" : "pick: {\(row.pick)}"
    try await expectPasses(
      "  - \(step)\n    user: ignore\n    expect: {pending: true, shown: any}\n"
        + "  - fetch: {keys: [name]}\n    expect: {error: authorizationDenied, pending: false}\n"
        + "  - answer: \(answers)\n    expect: {\(row.expect), pending: false}",
      app: "{access: denied}")
  }

  @Test("While one is open a second one is refused, and quitting closes it without a word")
  func second() async throws {
    let open = "  - pick:\n    user: [{search: Mira}, ignore]\n    expect: {pending: true}\n"
    try await expectPasses(
      open + "  - pick: {mode: contacts}\n    expect: {shown: [], cancelled: false}\n"
        + "  - answer: {choose: Mira Solberg}\n    expect: {contact: Mira Solberg}", app: "{}")
    try await expectFails(
      open + "  - pick:\n    user: cancel", app: "{}",
      with: "another picker is open")
    try await expectPasses(
      open + "  - quit\n  - relaunch\n  - pick:\n    user: cancel\n    expect: {cancelled: true}",
      app: "{}")
    try await expectFails(
      open + "  - relaunch\n  - answer: cancel", app: "{}", with: "nothing waits for an answer")
    try await expectFails(
      open + "  - answer: deny", app: "{}", with: "'deny' does not answer the contact picker")
  }

  @Test("A prompt and a picker can be left open at once, and each takes its own answer")
  func both() async throws {
    let open = """
        - pick:
          user: ignore
        - fetch: {keys: [name]}
          user: ignore
          expect: {pending: true}

      """
    try await expectPasses(
      open + """
          - answer: allowFull
            expect: {count: 2, contact: none, pending: false}
          - answer: {choose: Jonas Quill}
            expect: {contact: Jonas Quill}
        """, app: "{}")
    try await expectPasses(
      open + """
          - answer: {choose: Jonas Quill}
            expect: {contact: Jonas Quill, status: notDetermined}
          - answer: deny
            expect: {error: authorizationDenied}
        """, app: "{}")
  }

  @Test("A late answer that leaves the picker open is gone on with under 'user'")
  func goesOn() async throws {
    try await expectPasses(
      """
        - pick: {mode: property}
          user: ignore
        - answer: {choose: Mira Solberg}
          user: {choose: {contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}}
          expect: {property: {label: mobile}}
      """, app: "{}")
    try await expectFails(
      "  - pick: {mode: property}\n    user: ignore\n  - answer: {choose: Mira Solberg}", app: "{}",
      with: "still open")
  }

  @Test(
    "A swipe counts as Cancel or not, as the assumption says",
    arguments: [
      ("cancels", "true"), ("silent", "false"),
    ])
  func swipe(_ choice: String, _ isCancelled: String) async throws {
    let record = try await play(
      """
      scenario: Swipe
      device: {contacts: [Mira Solberg], assumptions: {swipeDown: \(choice)}}
      steps:
        - pick: {mode: contacts}
          user: [{tick: Mira Solberg}, swipeDown]
          expect: {cancelled: \(isCancelled), contacts: [], exposed: nothing}
      """)
    #expect(record.outcome == .passed, "\(record.failureText)")
    let note = "swipe-down (swipeDown: \(choice), set by the scenario)"
    #expect(record.steps[0].notes.contains(StepNote(kind: .assumed, text: note)))
  }

  @Test("App code shows pickers, and everything that comes up takes its answers from one list")
  func appCode() async throws {
    let app = "{runs: sketch}"
    try await expectPasses(
      """
        - perform: pickOne
          user: {choose: Jonas Quill}
        - perform: picked
          expect: {value: Jonas, exposed: {excludes: {Mira Solberg: [name]}}, prompts: 0}
        - perform: askThenPick
          user: [{allowLimited: [Mira Solberg]}, {search: Jo}, {choose: Jonas Quill}]
          expect: {status: limited, shared: [Mira Solberg]}
        - perform: picked
          expect: {value: Jonas}
      """, app: app)
    try await expectPasses(
      """
        - perform: pickOne
          user: ignore
          expect: {pending: true}
        - perform: picked
          expect: {value: ~, pending: false}
      """, app: app)
    try await expectPasses(
      """
        - perform: pickOne
          user: ignore
        - answer: {choose: Jonas Quill}
          expect: {pending: false, value: ~}
        - perform: picked
          expect: {value: Jonas}
      """, app: app)
    try await expectFails(
      "  - perform: pickOne\n    user: deny", app: app,
      with: "'deny' does not answer the contact picker")
    try await expectFails(
      "  - perform: ask\n    user: {choose: Jonas Quill}", app: app,
      with: "'choose' does not answer the access prompt")
  }

  @Test("Hostile input of a picker fails in words")
  func hostile() async throws {
    let many = Array(repeating: "{tick: Jonas Quill}", count: 2001).joined(separator: ", ")
    try await expectPasses(
      "  - pick: {mode: contacts}\n    user: [\(many), done]\n    expect: {contacts: [Jonas Quill]}",
      app: "{}")
    let cards = Array(repeating: "{choose: Jonas Quill}", count: 1200).joined(separator: ", ")
    try await expectFails(
      "  - pick: {mode: none}\n    user: [\(cards), cancel]", app: "{}", with: "still open after")
    let search = String(repeating: "a👩‍👩‍👧 ", count: 2000)
    try await expectPasses(
      "  - pick:\n    user: [{search: \"\(search)\"}, cancel]\n    expect: {cancelled: true}",
      app: "{}")
  }

  @Test(
    "A tap on what the system shows is named as the answer that it is",
    arguments: [
      ("Invite", "Cancel", "- answer: cancel"), ("Load", "Don’t Allow", "- answer: deny"),
      ("Load", "Continue", "- answer: continue"),
    ])
  func tapsOnTheSystem(_ opening: String, _ button: String, _ hint: String) async throws {
    let steps = "  - tap: \(opening)\n    user: ignore\n  - tap: \(button)\n"
    let record = try await play(steps: steps, app: "{runs: book}")
    #expect(record.steps.last?.failures.first?.hint == "answer it first: \(hint)")
  }
}
