import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Plays the one scenario of a text.
func play(_ text: String) async throws -> RunRecord {
  let plans = try compiled(SourceFile(path: "scenario.yaml", text: text))
  let plan = try #require(plans.first)
  return await ScenarioRun(catalog: .sketch, settlingTime: .seconds(5)).run(plan)
}

/// Plays steps on a device with two people, by an app with all access unless said otherwise.
func play(steps: String, app: String = "{access: full}") async throws -> RunRecord {
  try await play(
    """
    scenario: Steps
    device:
      contacts:
        - {name: Mira Solberg, phoneNumbers: {mobile: +1 555 010 0142, home: +1 555 010 0143}}
        - {name: Jonas Quill, note: Met in May}
    app: \(app)
    steps:
    \(steps)
    """)
}

extension RunRecord {
  /// The failures of the step that failed, as text.
  var failureText: String {
    steps.flatMap(\.failures).map { "\($0.message) \($0.comparison) \($0.hint ?? "")" }
      .joined(separator: "\n")
  }
}

/// Expects steps to pass.
func expectPasses(
  _ steps: String, app: String = "{access: full}",
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let record = try await play(steps: steps, app: app)
  #expect(
    record.outcome == .passed, "\(steps)\n\(record.failureText)", sourceLocation: sourceLocation)
}

/// Expects the last step to fail with a message that holds a text.
func expectFails(
  _ steps: String, app: String = "{access: full}", with text: String,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let record = try await play(steps: steps, app: app)
  #expect(record.outcome == .failed, "\(steps)", sourceLocation: sourceLocation)
  let failed = record.steps.filter { $0.outcome == .failed }
  #expect(failed.count == 1, sourceLocation: sourceLocation)
  #expect(
    record.failureText.contains(text), "\(record.failureText)", sourceLocation: sourceLocation)
}
