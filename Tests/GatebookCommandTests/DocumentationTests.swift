import Foundation
import Testing

/// What the documentation shows is what the command does today.
@Suite struct DocumentationTests {
  private let readme = ShownDocument(path: "README.md")

  @Test func `every run that the README shows prints just that`() throws {
    #expect(try readme.runs(of: "swift run gatebook").count >= 3)
    try readme.checkRuns(of: "swift run gatebook", by: CommandProcess())
  }

  @Test func `the README's scenario is the file that its run names`() throws {
    let run = try #require(try readme.runs(of: "swift run gatebook").first?.words.last)
    let file = try ShownDocument(path: run).text()
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("#") }.joined(separator: "\n")
    #expect(try readme.text().contains("```yaml\n\(file)```"))
  }
}
