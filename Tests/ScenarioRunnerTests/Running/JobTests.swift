import ContactsProvider
import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Work for several scenarios at once, with results in order.
@Suite struct JobTests {
  /// What was under way at once.
  private struct Crowd {
    var running: Set<Int> = []
    var most = 0
    var companions: Set<Int> = []
  }

  @Test("Results come in order, at most so many at once, and some pieces are done alone")
  func order() async {
    let crowd = Guarded(Crowd())
    var results: [Int] = []
    await ScenarioRun().carryOut(
      Array(0..<100), jobs: 4, isAlone: { $0 % 10 == 3 },
      { piece in
        crowd.withLock { crowd in
          crowd.running.insert(piece)
          crowd.most = max(crowd.most, crowd.running.count)
          if crowd.running.contains(where: { $0 % 10 == 3 }) {
            crowd.companions.formUnion(crowd.running)
          }
        }
        // The later ones are quicker, so that they would overtake.
        try? await Task.sleep(for: .microseconds(piece % 2 == 0 ? 800 : 100))
        crowd.withLock { _ = $0.running.remove(piece) }
        return piece
      },
      {
        results.append($0)
        return true
      })
    #expect(results == Array(0..<100))
    let seen = crowd.withLock { $0 }
    #expect(seen.most > 1 && seen.most <= 4)
    #expect(seen.companions.allSatisfy { $0 % 10 == 3 })
  }

  @Test("Nothing is handed over behind a stop", arguments: [1, 3])
  func stop(jobs: Int) async {
    var results: [Int] = []
    await ScenarioRun().carryOut(
      Array(0..<50), jobs: jobs, isAlone: { _ in false }, { $0 },
      {
        results.append($0)
        return $0 < 20
      })
    #expect(results == Array(0...20))
  }

  @Test("A scenario in which an app runs is played alone")
  func apps() throws {
    let source = SourceFile(
      path: "a.yaml",
      text: """
        scenario: One
        app: {runs: sketch}
        steps: [checkStatus]
        ---
        scenario: Other
        steps: [checkStatus]
        """)
    #expect(try compiled(source).map(\.runsApp) == [true, false])
  }
}
