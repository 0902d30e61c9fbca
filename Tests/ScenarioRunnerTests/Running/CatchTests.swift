import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Scenarios that are to find a fault of an app.
struct CatchTests {
  /// A scenario whose step of this number is to fail, and whose step fails where the person denies.
  private func text(catching step: Int, answer: String) -> String {
    """
    scenario: A fault
    catches: {step: \(step), change: Ask later.}
    steps:
      - checkStatus
      - requestAccess:
        user: \(answer)
        expect: {granted: true}
      - checkStatus
    """
  }

  @Test func `passes where just that step fails, and tells what to change`() async throws {
    let record = try await play(text(catching: 2, answer: "deny"))
    #expect(record.outcome == .passed)
    #expect(record.steps.map(\.outcome) == [.passed, .failed, .notRun])
    #expect(record.caught == CatchRecord(step: 2, change: "Ask later."))
  }

  @Test func `fails where every step passes, and where another one fails`() async throws {
    let fixed = try await play(text(catching: 2, answer: "allowFull"))
    #expect(fixed.outcome == .failed)
    #expect(fixed.caught?.miss?.message == "step 2 was to fail, and every step passed")
    let other = try await play(text(catching: 3, answer: "deny"))
    #expect(other.outcome == .failed)
    #expect(other.caught?.miss?.message == "step 3 was to fail, and step 2 did")
  }

  /// Steps that cannot be played as they are written, each with what goes wrong.
  @Test(arguments: [
    ("tap: Delete", "nothing reads 'Delete'"),
    ("requestAccess", "nobody answered"),
    ("requestAccess:\n    user: continue", "once more"),
    ("tap: Add\n    user: deny", "was not used"),
    ("settings: {access: full}", "Settings refused"),
  ])
  func `a mistake of the file is none of the app's faults`(
    _ step: String, _ reason: String
  ) async throws {
    let record = try await play(
      """
      scenario: A mistake
      app: {runs: book}
      catches: {step: 1, change: Ask later.}
      steps:
        - \(step)
      """)
    #expect(record.outcome == .failed)
    let message = try #require(record.caught?.miss?.message)
    #expect(message.hasPrefix("step 1 failed for no fault of the app: "), "\(message)")
    #expect(message.contains(reason), "\(message)")
  }

  @Test func `an error and an end that nobody expects are the app's`() async throws {
    for step in ["fetch: {keys: [name]}", "requestAccess"] {
      let app = step == "requestAccess" ? "{declaresUsage: false}" : "{access: denied}"
      let record = try await play(
        """
        scenario: A fault
        app: \(app)
        catches: {step: 1, change: Look at the status first.}
        steps: [\(step)]
        """)
      #expect(record.outcome == .passed && record.caught?.miss == nil, "\(record.failureText)")
    }
  }

  @Test func `a scenario that cannot be played finds nothing`() async throws {
    let record = try await play(
      """
      scenario: No such app
      app: {runs: nowhere}
      catches: {step: 1, change: Ask later.}
      steps: [checkStatus]
      """)
    guard case .broken = record.outcome else {
      Issue.record("\(record.outcome)")
      return
    }
  }

  @Test func `under another assumption it ends otherwise where the step then passes`()
    async throws
  {
    let plans = try compiled(
      SourceFile(
        path: "a.yaml",
        text: """
          scenario: A fault
          catches: {step: 2, change: Ask later.}
          steps:
            - requestAccess:
              user: [continue, cancelSelection]
              expect: {granted: false}
            - expect: {status: denied}
          """))
    let run = ScenarioRun(catalog: .sketch, patience: .amongOthers)
    await run.vary(plans, jobs: 1) { dependence in
      #expect(dependence.record.outcome == .passed)
      let reason = "step 2 was to fail, and every step passed"
      #expect(dependence.changes.map(\.ending) == [.failed(step: 2, reason: reason)])
      return true
    }
  }
}
