import ContactsProvider
import Foundation
import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// What fetches, saves, edits and app code do from one step to the next.
@Suite struct PlayTests {
  @Test(
    "A fetch matches, sorts and stops as it is written",
    arguments: [
      ("{keys: [name], matching: {name: mir}}", "{contacts: [Mira Solberg]}"),
      ("{keys: [name], matching: {phone: (555) 010-0142}}", "{contacts: [Mira Solberg]}"),
      ("{keys: [name], matching: {email: nobody@mail.example}}", "{contacts: none, keys: none}"),
      ("{keys: [name], matching: {contacts: [Jonas Quill]}}", "{contacts: [Jonas Quill]}"),
      ("{keys: [name], sort: userDefault}", "{contacts: [Jonas Quill, Mira Solberg]}"),
      (
        "{keys: [name], sort: givenName, stopAfter: 1}",
        "{count: 1, exposed: {Jonas Quill: [name]}}"
      ),
      ("{keys: [name]}", "{contacts: {contains: [Jonas Quill], excludes: []}, count: {atMost: 2}}"),
    ])
  func fetch(_ arguments: String, _ claim: String) async throws {
    try await expectPasses("  - fetch: \(arguments)\n    expect: \(claim)")
  }

  @Test("An app saves, and means what it added from then on")
  func save() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name, phoneNumbers]}
        - save:
            - add: {name: Zoe Lind, emailAddresses: {work: zoe@mail.example}}
            - update: {contact: Zoe Lind, set: {jobTitle: Baker}}
            - update:
                contact: Mira Solberg
                set: {familyName: Moon}
                append: {phoneNumbers: {work: +1 555 010 0144}}
                remove: {phoneNumbers: {home: +1 555 010 0143}}
            - delete: Jonas Quill
          expect: {shared: [Mira Solberg, Zoe Lind], affected: []}
        - fetchContact: {contact: Zoe Lind, keys: [name, jobTitle, emailAddresses]}
          expect: {contact: {name: Zoe Lind, jobTitle: Baker, emailAddresses: {work: zoe@mail.example}}}
        - fetch: {keys: [name, phoneNumbers, note], matching: {contacts: [Mira Solberg]}}
          expect:
            contacts:
              - name: Mira Moon
                phoneNumbers: {mobile: +1 555 010 0142, work: +1 555 010 0144}
      """, app: "{access: full, entitlements: [notes]}")
  }

  @Test("A save that fails names who is affected, and adds nothing")
  func failedSave() async throws {
    let save = """
        - editContacts: [{delete: Jonas Quill}]
        - save: [{add: {name: Zoe Lind}}, {delete: Jonas Quill}]
          expect: {error: recordDoesNotExist, affected: [Jonas Quill]}

      """
    try await expectPasses(save + "  - expect: {shared: [Mira Solberg]}")
    try await expectFails(
      save + "  - fetchContact: {contact: Zoe Lind, keys: [name]}",
      with: "'Zoe Lind' is not there: the step that was to add it did not")
  }

  @Test("What a save stored before it failed goes by its name")
  func partlyFailedSave() async throws {
    try await expectPasses(
      """
        - editContacts: [{delete: Jonas Quill}]
        - takeToken: {as: start}
        - save: [{add: {name: Zoe Lind}}, {delete: Jonas Quill}]
          expect: {error: recordDoesNotExist}
        - fetch: {keys: [name]}
          expect: {contacts: [Mira Solberg, Zoe Lind]}
        - changesSince: {token: start}
          expect: {events: [{addContact: Zoe Lind}]}
      """, on: twoPeople + "\nassumptions: {failedSave: partly}")
  }

  @Test("The keys at fault come with the error")
  func validation() async throws {
    try await expectPasses(
      "  - save: [{update: {contact: Jonas Quill, set: {note: New}}}]\n"
        + "    expect: {error: unauthorizedKeys, validation: [note]}")
  }

  @Test("An update without a result acts on a copy with the keys that it sets")
  func blindUpdate() async throws {
    try await expectPasses(
      """
        - save: [{update: {contact: Mira Solberg, set: {jobTitle: Baker}}}]
        - fetchContact: {contact: Mira Solberg, keys: [name, jobTitle, phoneNumbers]}
          expect: {contact: {name: Mira Solberg, jobTitle: Baker, phoneNumbers: {contains: [+1 555 010 0142]}}}
      """)
  }

  @Test("The person edits contacts, and every edit reaches the app's next fetch")
  func edit() async throws {
    try await expectPasses(
      """
        - editContacts:
            - add: {name: Zoe Lind}
            - update: {contact: Zoe Lind, set: {jobTitle: Baker, birthday: --05-01}}
            - update:
                contact: Mira Solberg
                append: {phoneNumbers: +1 555 010 0144}
                remove: {phoneNumbers: +1 555 010 0143}
            - delete: Jonas Quill
        - fetch: {keys: [name, jobTitle, birthday, phoneNumbers]}
          expect:
            contacts:
              - {name: Zoe Lind, jobTitle: Baker, birthday: --05-01}
              - {name: Mira Solberg, phoneNumbers: [+1 555 010 0142, +1 555 010 0144]}
      """)
    try await expectFails(
      "  - editContacts: [{delete: Jonas Quill}, {delete: Jonas Quill}]",
      with: "the person could not do this in Contacts: recordDoesNotExist")
  }

  @Test("A fault fails as many calls as it says")
  func fault() async throws {
    try await expectPasses(
      """
        - fault: {call: fetch, error: communicationError, times: 2}
        - each:
            - fetch: {keys: [name]}
            - fetch: {keys: [note]}
          expect: {error: communicationError, exposed: nothing}
        - fetch: {keys: [name]}
          expect: {count: 2}
      """)
  }

  @Test("Tools give and take access")
  func privacy() async throws {
    try await expectPasses(
      """
        - privacy: {grant: contacts-limited}
          expect: {status: limited, shared: [], terminated: any}
        - relaunch
        - privacy: {revoke: all}
          expect: {status: denied, terminated: any}
      """)
  }

  @Test("What a prompt shows is compared, whichever apostrophe is typed")
  func promptDetails() async throws {
    let step = "  - requestAccess:\n    user: [continue, allowLimited: [Jonas Quill]]\n    expect: "
      .replacingOccurrences(
        of: "allowLimited: [Jonas Quill]", with: "{allowLimited: [Jonas Quill]}")
    try await expectPasses(
      step + """
        {prompt: {title: “Example” Would Like to Access Your Contacts, purpose: {contains: uses},
              buttons: [Don’t Allow, Continue], selectionButtons: [Select Contacts, Share All 2 Contacts]}}
        """, app: "{}")
    try await expectFails(step + "{prompt: {buttons: [OK]}}", app: "{}", with: "'prompt'")
    try await expectFails(step + "{prompt: {stage: alert}}", app: "{}", with: "stage: selection")
  }

  @Test("App code is waited for, asks the person, and can add contacts that later steps name")
  func appCode() async throws {
    try await expectPasses(
      """
        - perform: ask
          user: {allowLimited: [Jonas Quill]}
          expect: {value: true, status: limited}
        - perform: add
          with: {name: Zoe}
          expect: {value: ~}
        - expect: {shared: [Jonas Quill, Zoe]}
        - perform: handOn
        - perform: later
          expect: {value: done}
      """, app: "{runs: sketch}")
    try await expectFails(
      "  - perform: add\n    with: {name: Zoe}\n  - expect: {shared: [Jonas Quill, Max]}",
      app: "{access: full, runs: sketch}", with: "'shared'")
    try await expectFails(
      "  - perform: names", app: "{runs: sketch}", with: "nobody answered")
    try await expectFails(
      "  - perform: juggle", app: "{runs: sketch}", with: "'sketch' has no function 'juggle'")
  }

  @Test("A switched rule turns a scenario red that depends on it")
  func switchedRule() async throws {
    let text = """
      scenario: Refused
      app: {access: denied}
      steps:
        - fetch: {keys: [name]}
          expect: {error: authorizationDenied}
      """
    let plan = try #require(try compiled(.init(path: "x.yaml", text: text)).first)
    #expect(await ScenarioRun().run(plan).outcome == .passed)
    #expect(await ScenarioRun(switchedRules: [.deniedCallsFail]).run(plan).outcome == .failed)
  }

  @Test("A record names the rules that decided something")
  func exercised() async throws {
    let record = try await play(
      steps: "  - requestAccess:\n    user: [continue, cancelSelection]\n"
        + "    expect: {granted: false}", app: "{}")
    #expect(record.exercisedRules.contains(.cancelledSelection))
    #expect(record.exercisedRules.contains(.refusalIsAnError))
    #expect(record.steps[0].notes.contains { $0.kind == .assumed })
  }
}
