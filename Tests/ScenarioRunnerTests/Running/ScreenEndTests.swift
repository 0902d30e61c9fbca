import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// What an app does when the last row of its list comes into view.
@Suite struct ScreenEndTests {
  private static let app = "{runs: paged}"

  private func rowCounts(
    _ steps: String, app: String = app
  ) async throws -> (launch: [Int], steps: [[Int]]) {
    let record = try await play(steps: steps, app: app)
    #expect(record.outcome == .passed, "\(record.steps.flatMap(\.failures))")
    let launch = record.openings.first?.screens.map(\.rows.count) ?? []
    return (launch, record.steps.map { $0.screens.map(\.rows.count) })
  }

  @Test("The end of a short list is in view at once, so the next page is fetched, until it is not")
  func shortList() async throws {
    let counts = try await rowCounts(
      """
        - perform: open
          with: {count: 25, page: 10}
        - scroll: bottom
        - scroll: bottom
      """)
    #expect(counts.steps == [[10, 20], [20, 25], [25]])
  }

  @Test("Pages that are shorter than the screen are fetched until it is full")
  func shortPages() async throws {
    let steps = "  - perform: open\n    with: {count: 25, page: 4}"
    #expect(try await rowCounts(steps).steps == [[4, 8, 12]])
    let tap = try await rowCounts("  - tap: Fetch")
    #expect(tap.steps == [[10, 20]])
    let launch = try await rowCounts("  - expect: {screen: any}", app: "{runs: opened}")
    #expect(launch.launch == [4, 8, 12])
  }

  @Test("A list that has come to its end is left alone")
  func wholeList() async throws {
    let counts = try await rowCounts(
      """
        - perform: open
          with: {count: 3, page: 10}
        - scroll: bottom
        - expect: {screen: {rows: [Guest 1, Guest 2, Guest 3]}}
      """)
    #expect(counts.steps == [[3], [3], []])
  }

  @Test("Screens that were expected and not seen are named, with what lets them be seen")
  func silentModel() async throws {
    let record = try await play(
      steps: """
          - tap: Load
            expect: {screens: [{emptyState: Loading …}, {emptyState: Done, buttons: [Load]}]}
        """, app: "{runs: silent}")
    let failure = try #require(record.steps.first?.failures.first)
    #expect(failure.hint == "screens on the way are seen where the model is @Observable")
    #expect(
      failure.comparison.map(\.expected) == [
        "1. emptyState: Loading …", "2. emptyState: Done", "2. button: Load",
      ])
    #expect(failure.comparison.map(\.actual) == ["1. emptyState: Done", nil, nil])
  }
}
