import Foundation
import Testing

@testable import ScenarioRunner

/// What makes a step fail whatever it expects, and what holds from step to step.
@Suite struct StepRuleTests {
  @Test("A failed step ends its scenario, and later steps are not run")
  func ends() async throws {
    let record = try await play(
      steps: """
          - checkStatus
          - fetch: {keys: [name]}
            expect: {count: 7}
          - checkStatus
          - relaunch
        """)
    #expect(record.outcome == .failed)
    #expect(record.steps.map(\.outcome) == [.passed, .failed, .notRun, .notRun])
    #expect(record.steps.last?.words == ["relaunch"])
  }

  @Test("An error that nobody expected fails the step, and its results are not compared")
  func unexpectedError() async throws {
    let record = try await play(
      steps: "  - fetch: {keys: [name]}\n    expect: {count: 0, status: denied}",
      app: "{access: denied}")
    let failures = record.steps[0].failures
    #expect(failures.count == 1)
    #expect(failures[0].message == "the call failed with authorizationDenied")
  }

  @Test(
    "After an expected error no result matches, not even an empty one",
    arguments: [
      "count: 0", "contacts: []", "keys: none", "count: {atLeast: 0}",
    ])
  func nothingAfterError(_ claim: String) async throws {
    try await expectFails(
      "  - fetch: {keys: [name]}\n    expect: {error: authorizationDenied, \(claim)}",
      app: "{access: denied}", with: "no result: authorizationDenied")
    try await expectPasses(
      "  - fetch: {keys: [name]}\n    expect: {error: any, not: {\(claim)}}",
      app: "{access: denied}")
  }

  @Test("'granted: false' expects the refusal's error, and only that")
  func grantedFalse() async throws {
    let refused = "  - requestAccess:\n    user: deny\n    expect: {granted: false}"
    try await expectPasses(refused, app: "{}")
    try await expectFails(
      "  - fault: {call: requestAccess, error: dataAccessError}\n"
        + "  - requestAccess:\n    expect: {granted: false}",
      app: "{}", with: "the call failed with dataAccessError")
    try await expectPasses(
      "  - fault: {call: requestAccess, error: dataAccessError}\n"
        + "  - requestAccess:\n    expect: {granted: false, error: dataAccessError}", app: "{}")
  }

  @Test("An error may be one of several, and a wrong one is shown")
  func errors() async throws {
    let fetch = "  - fetch: {keys: [name]}\n    expect: {error: "
    try await expectPasses(
      fetch + "[unauthorizedKeys, authorizationDenied]}", app: "{access: denied}")
    try await expectPasses(
      fetch + "{domain: CNErrorDomain, code: 100}}", app: "{access: denied}")
    try await expectFails(fetch + "unauthorizedKeys}", app: "{access: denied}", with: "'error'")
    try await expectFails(fetch + "any}", with: "'error'")
  }

  @Test("A prompt without an answer fails the step at once")
  func unanswered() async throws {
    try await expectFails(
      "  - fetch: {keys: [name]}\n    expect: {terminated: any, prompts: 1}", app: "{}",
      with: "the system asked, and nobody answered")
    try await expectFails(
      "  - requestAccess:\n    user: continue", app: "{}", with: "the system asked once more")
  }

  @Test("An answer that nobody asked for fails the step")
  func unused() async throws {
    try await expectFails(
      "  - requestAccess:\n    user: allowFull", with: "'allowFull' was not used")
    try await expectFails(
      "  - requestAccess:\n    user: [allowFull, deny, deny]", app: "{}",
      with: "'deny' and 1 answer after it were not used")
  }

  static let appSteps = [
    "checkStatus", "requestAccess", "fetch: {keys: [name]}",
    "fetchContact: {contact: Jonas Quill, keys: [name]}",
    "read: {contact: Jonas Quill, key: givenName}", "save: [{delete: Jonas Quill}]",
    "perform: names",
  ]

  @Test("A step of an app that does not run fails until it is started again", arguments: appSteps)
  func deadApp(_ step: String) async throws {
    let app = "{access: full, runs: sketch}"
    let end = "  - privacy: {reset: contacts}\n    expect: {terminated: privacySettingsChanged}\n"
    try await expectFails(
      end + "  - \(step)", app: app,
      with: "the system ended it in step 1 (privacySettingsChanged)")
    try await expectFails("  - quit\n  - \(step)", app: app, with: "the person quit it in step 1")
    try await expectFails("  - reinstall\n  - \(step)", app: app, with: "was reinstalled in step 1")
    try await expectPasses(
      end + "  - privacy: {grant: contacts}\n  - relaunch\n  - fetch: {keys: [name]}\n  - \(step)",
      app: app)
  }

  @Test("An end that nobody expected fails the step of whoever brought it")
  func unexpectedEnd() async throws {
    try await expectFails(
      "  - settings: {access: denied}\n    expect: {status: denied}",
      with: "the system ended the app: privacySettingsChanged")
    try await expectFails(
      "  - fetch: {keys: [name]}", app: "{declaresUsage: false}",
      with: "missingUsageDescription")
    try await expectPasses(
      "  - fetch: {keys: [name]}\n    expect: {terminated: missingUsageDescription}",
      app: "{declaresUsage: false}")
  }

  @Test("An 'expect' alone tells of the last end until the app is started again")
  func lastEnd() async throws {
    try await expectPasses(
      """
        - restrict: true
          expect: {terminated: any}
        - expect: {terminated: privacySettingsChanged}
        - relaunch
        - expect: {terminated: false}
      """)
  }

  @Test(
    "Touching a key that was not fetched is one event under two names",
    arguments: [
      "exception: propertyNotFetched", "terminated: propertyNotFetched", "exception: any",
      "terminated: any",
    ])
  func unfetched(_ claim: String) async throws {
    let fetch = "  - fetch: {keys: [name]}\n"
    for step in [
      "read: {contact: Jonas Quill, key: note}",
      "save: [{update: {contact: Jonas Quill, set: {jobTitle: Baker}}}]",
      "save: [{update: {contact: Mira Solberg, append: {phoneNumbers: +1 555 010 0144}}}]",
    ] {
      try await expectPasses(fetch + "  - \(step)\n    expect: {\(claim)}")
      try await expectFails(fetch + "  - \(step)", with: "propertyNotFetched")
    }
    try await expectPasses(
      "  - perform: touchUnfetched\n    expect: {\(claim)}", app: "{access: full, runs: sketch}")
  }

  @Test("A read that expects only 'available' never ends the app")
  func available() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name]}
        - read: {contact: Jonas Quill, key: note}
          expect: {available: false, terminated: false}
        - read: {contact: Jonas Quill, key: givenName}
          expect: {available: true}
      """.replacingOccurrences(of: ", terminated: false", with: ""))
  }

  @Test("Results are meant by name or are the latest, and end with the process")
  func results() async throws {
    try await expectPasses(
      """
        - fetch: {keys: [name]}
          as: names
        - fetch: {keys: [jobTitle]}
        - read: {contact: Jonas Quill, key: jobTitle}
          expect: {value: ""}
        - read: {contact: Jonas Quill, key: familyName, from: names}
          expect: {value: Quill}
        - read: {contact: Jonas Quill, key: jobTitle, from: names}
          expect: {available: false}
      """)
    try await expectFails(
      "  - fetch: {keys: [name]}\n  - relaunch\n  - read: {contact: Jonas Quill, key: givenName}",
      with: "no result of the app holds 'Jonas Quill'")
  }

  @Test("Settings refuse in words what the person could not do")
  func refusals() async throws {
    try await expectFails(
      "  - settings: {access: full}", app: "{}", with: "Settings refused: noRow")
    try await expectPasses(
      "  - settings: {sharing: Jonas Quill}\n    expect: {refused: notOnThisSystem}")
    try await expectPasses(
      "  - restrict: true\n    expect: {terminated: any}\n"
        + "  - settings: {access: denied}\n    expect: {refused: restricted}")
  }

  @Test("A scenario whose app is not registered is broken, not failed")
  func unregistered() async throws {
    let record = try await play("scenario: X\napp: {runs: nowhere}\nsteps:\n  - perform: load")
    guard case .broken(let reason) = record.outcome else {
      Issue.record("\(record.outcome)")
      return
    }
    #expect(reason.contains("'nowhere'"))
    #expect(record.steps.map(\.outcome) == [.notRun])
  }
}
