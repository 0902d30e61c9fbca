import Foundation
import ScenarioRunner
import Testing

@testable import GatebookCommand

/// What is left where code of an app traps, each time in a process of its own.
@Suite struct CrashTests {
  private static let scenarios = """
    ---
    scenario: A friend is kept
    app: {runs: fragile}
    steps:
      - perform: keep
    ---
    scenario: A friend who is not there
    app: {runs: fragile}
    steps:
      - perform: keep
      - perform: trap
    """

  private static func play(_ text: String) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "friends.yaml")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let fragile = SimulatedApp("fragile") {
      let friends: [String] = []
      return [
        .function("keep") { friends.count },
        .function("trap") { friends[1] },
      ]
    }
    let command = Command(terminal: Terminal(), catalog: AppCatalog([fragile]))
    _ = await command.carryOut(["run", file.path])
  }

  @Test("a trap leaves the report of the scenarios before, and names scenario and step")
  func trapInStep() async throws {
    let left = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      try await CrashTests.play(CrashTests.scenarios)
    }
    let output = String(decoding: left?.standardOutputContent ?? [], as: UTF8.self)
    let error = String(decoding: left?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("✔ A friend is kept"))
    #expect(error.contains("ended the program while this was played:\n"))
    #expect(error.contains("friends.yaml:7  A friend who is not there\n"))
    #expect(error.contains("friends.yaml:11  step 2: perform: trap\n"))
  }
}
