import Foundation
import Testing

/// Comparisons as the command writes them.
@Suite struct CompareTests {
  private static let folder = "Scenarios/22-comparisons"
  private let article = ShownDocument(
    path: "Sources/GatebookCommand/GatebookCommand.docc/ComparingJourneys.md")

  /// What readers of the JSON look at.
  private struct Comparison: Decodable {
    struct Journey: Decodable {
      struct Row: Decodable {
        var world: String
        var goal: String
        var overCollected: Int
        var prompts: Int
      }
      var name: String
      var worlds: [Row]
    }
    var outcome: String
    var journeys: [Journey]
    var verdict: String
  }

  @Test func `the JSON of all comparisons can be read, and a second run gives the same`() throws {
    let words = ["compare", "--json", Self.folder]
    let result = try CommandProcess().run(words)
    #expect(result.status == 0 && result.error.isEmpty)
    #expect(try CommandProcess().run(words) == result)
    let comparisons = try JSONDecoder().decode([Comparison].self, from: Data(result.output.utf8))
    #expect(comparisons.count == 3)
    for comparison in comparisons {
      #expect(comparison.outcome == "passed")
      #expect(comparison.journeys.allSatisfy { $0.worlds.count == 7 })
    }
    #expect(
      comparisons.map { $0.verdict.contains("full access is justified") } == [false, true, false])
  }

  @Test func `tables are at most 100 columns wide, plain, and the same under run`() throws {
    let result = try CommandProcess().run(["compare", Self.folder])
    #expect(result.status == 0 && result.error.isEmpty)
    for line in result.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(!result.output.contains("\u{1B}"))
    for jobs in ["1", "4"] {
      let run = try CommandProcess().run(["run", "--jobs", jobs, Self.folder])
      #expect(run.output == result.output + "Scenarios: 3 passed, 0 failed\n")
    }
  }

  @Test func `what an app does at its launch counts, in every run the same`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      scenario: Asks at launch
      device: {contacts: [Ana Alpha]}
      app: {runs: asks-at-launch}
      goal: {Ana Alpha: [name]}
      journeys: {nothing: [checkStatus], picker: [{pick: {mode: contact}}]}
      """, to: "a.yaml")
    let process = CommandProcess(folder: folder.url)
    let result = try process.run(["compare", "--json", "a.yaml"])
    #expect(try process.run(["compare", "--json", "a.yaml"]) == result)
    let comparisons = try JSONDecoder().decode([Comparison].self, from: Data(result.output.utf8))
    let rows = comparisons.flatMap(\.journeys).flatMap(\.worlds)
    #expect(rows.count == 14)
    for row in rows { #expect(row.prompts == (row.world == "restricted" ? 0 : 1), "\(row)") }
  }

  @Test func `every run that the article shows prints just that, of a file that it shows`() throws {
    #expect(try article.runs(of: "swift run gatebook").count == 1)
    try article.checkRuns(of: "swift run gatebook", by: CommandProcess())
    for file in try article.files() {
      let text = try ShownDocument(path: file.path).text()
        .split(separator: "\n", omittingEmptySubsequences: false)
        .drop { $0.hasPrefix("#") }.joined(separator: "\n")
      #expect(text == file.text, "\(file.path)")
    }
  }
}
