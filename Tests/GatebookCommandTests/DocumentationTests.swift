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

  @Test func `the README's test is at most 30 lines of a file that is tested`() throws {
    let file = try ShownDocument(path: "Tests/ContactsTestingTests/ReadmeSampleTests.swift").text()
    #expect(file.split(separator: "\n", omittingEmptySubsequences: false).count <= 31)
    #expect(try readme.text().contains("```swift\n\(file)```"))
  }

  @Test(.enabled(if: testBundle != nil, "the tests are no program of their own here"))
  func `the README's test prints what is shown, but for the times and the order of cases`() throws {
    let shown = try #require(try readme.runs(of: "swift test").first)
    #expect(shown.words.prefix(3) == ["--disable-xctest", "--filter", "ReadmeSample"])
    let tests = CommandProcess(
      executable: Self.testBundle, environment: ["NO_COLOR": "1"])
    let result = try tests.run(
      ["--testing-library", "swift-testing"] + shown.words[1...2])
    #expect(Self.lines(result.output + result.error) == Self.lines(shown.output))
  }

  /// On Linux the tests are a program beside the command.
  private static let testBundle = CommandProcess.built("gatebookPackageTests.xctest")

  /// The lines that tell of tests, without times.
  private static func lines(_ output: String) -> [String] {
    output.replacing(#/[0-9.]+ seconds/#, with: "… seconds").split(separator: "\n")
      .filter { !$0.contains("↳") }.map(String.init).sorted()
  }
}
