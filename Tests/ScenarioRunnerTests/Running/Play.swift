import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Plays the one scenario of a text.
func play(_ text: String) async throws -> RunRecord {
  let plans = try compiled(SourceFile(path: "scenario.yaml", text: text))
  let plan = try #require(plans.first)
  return await ScenarioRun(catalog: .sketch, patience: .amongOthers).run(plan)
}

/// Plays steps on a device, by an app with all access unless said otherwise.
///
/// Several apps are a mapping of names, whose first one steps speak for.
func play(
  steps: String, app: String = "{access: full}", on device: String = twoPeople
) async throws -> RunRecord {
  let apps = app.hasPrefix("apps:") ? app : "app: \(app)"
  return try await play(
    """
    scenario: Steps
    device:
    \(device.indented)
    \(apps)
    steps:
    \(steps)
    """)
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}

/// The device of two people on which steps are played unless said otherwise.
let twoPeople = """
  contacts:
    - {name: Mira Solberg, phoneNumbers: {mobile: +1 555 010 0142, home: +1 555 010 0143}}
    - {name: Jonas Quill, note: Met in May}
  """

extension RunRecord {
  /// The failures of the step that failed, as text.
  var failureText: String {
    steps.flatMap(\.failures).map { "\($0.message) \($0.comparison) \($0.hint ?? "")" }
      .joined(separator: "\n")
  }
}

/// Expects steps to pass.
func expectPasses(
  _ steps: String, app: String = "{access: full}", on device: String = twoPeople,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let record = try await play(steps: steps, app: app, on: device)
  #expect(
    record.outcome == .passed, "\(steps)\n\(record.failureText)", sourceLocation: sourceLocation)
}

/// Expects the last step to fail with a message that holds a text.
func expectFails(
  _ steps: String, app: String = "{access: full}", on device: String = twoPeople,
  with text: String, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let record = try await play(steps: steps, app: app, on: device)
  #expect(record.outcome == .failed, "\(steps)", sourceLocation: sourceLocation)
  let failed = record.steps.filter { $0.outcome == .failed }
  #expect(failed.count == 1, sourceLocation: sourceLocation)
  #expect(
    record.failureText.contains(text), "\(record.failureText)", sourceLocation: sourceLocation)
}
