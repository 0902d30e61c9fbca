import Foundation
import Testing

/// A document of the checkout whose examples are kept true.
struct ShownDocument {
  /// A run that the document shows: the words behind the command, and what it prints.
  struct Run {
    var words: [String]
    var output: String
  }

  /// A file, or a part of one, that the document shows below a line that names it.
  struct File {
    var path: String
    var text: String
    /// Whether the line begins with `From`, so that this is a part.
    var isPart: Bool
  }

  let path: String

  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The blocks that begin with a `$` and the command.
  func runs(of command: String) throws -> [Run] {
    let prompt = "$ \(command) "
    return try text().components(separatedBy: "```console\n").dropFirst().compactMap { part in
      guard part.hasPrefix(prompt), let end = part.range(of: "\n```") else { return nil }
      let lines = part[..<end.lowerBound].split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return Run(
        words: lines[0].dropFirst(prompt.count).split(separator: " ").map(String.init),
        output: lines.count > 1 ? String(lines[1]) : "")
    }
  }

  /// The Swift and YAML blocks, each with the path at the end of the line above it.
  func files() throws -> [File] {
    let block = #/(?m)^(?<line>.*)\n\n```(?:swift|yaml)\n(?<text>(?:.*\n)*?)```$/#
    return try text().matches(of: block).map { match in
      let path = match.line.firstMatch(of: #/`(?<path>[^`]+)`:$/#)?.path
      return File(
        path: String(path ?? ""), text: String(match.text), isPart: match.line.hasPrefix("From "))
    }
  }

  /// Compares every run with what the command prints now; `UPDATE_GOLDENS=1` accepts what is new.
  func checkRuns(of command: String, by process: CommandProcess) throws {
    var text = try text()
    for run in try runs(of: command) {
      let result = try process.run(run.words)
      let actual = (result.error + result.output).trimmingCharacters(in: .newlines)
      if Self.isUpdating {
        text = text.replacing(run.output, with: actual)
      } else {
        #expect(actual == run.output, "\(command) \(run.words.joined(separator: " "))")
      }
    }
    if Self.isUpdating { try text.write(to: url, atomically: true, encoding: .utf8) }
  }

  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  private var url: URL { CommandProcess.checkout.appending(path: path) }
}
