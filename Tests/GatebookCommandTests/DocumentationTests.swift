import Foundation
import Testing

/// What the documentation shows is what the command does today.
@Suite struct DocumentationTests {
  @Test func `every run that the README shows prints just that`() throws {
    var text = try Self.text(of: "README.md")
    let shown = Self.runs(in: text)
    #expect(shown.count >= 3)
    for block in shown {
      let result = try CommandProcess().run(block.words)
      let actual = (result.error + result.output).trimmingCharacters(in: .newlines)
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        text = text.replacing(block.shown, with: actual)
      } else {
        #expect(actual == block.shown, "\(block.words.joined(separator: " "))")
      }
    }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" else { return }
    try text.write(
      to: CommandProcess.checkout.appending(path: "README.md"), atomically: true, encoding: .utf8)
  }

  @Test func `the README's scenario is the file that its run names`() throws {
    let text = try Self.text(of: "README.md")
    let run = try #require(Self.runs(in: text).first?.words.last)
    let file = try Self.text(of: run).split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("#") }.joined(separator: "\n")
    #expect(text.contains("```yaml\n\(file)```"))
  }

  /// A block that begins with `$ swift run gatebook …`, and what it shows below.
  private struct Block {
    var words: [String]
    var shown: String
  }

  private static func runs(in text: String) -> [Block] {
    let prompt = "$ swift run gatebook "
    return text.components(separatedBy: "```console\n").dropFirst().compactMap { part in
      guard part.hasPrefix(prompt), let end = part.range(of: "\n```") else { return nil }
      let lines = part[..<end.lowerBound].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Block(
        words: lines[0].dropFirst(prompt.count).split(separator: " ").map(String.init),
        shown: lines.count > 1 ? String(lines[1]) : "")
    }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: CommandProcess.checkout.appending(path: path), encoding: .utf8)
  }
}
