import Foundation
import Testing

/// A folder under `Fixtures`: the words of a command line in `command.txt`, one a line, the files
/// that it names, and in `expected.txt` all that the command wrote and its status.
struct CommandCase: CustomTestStringConvertible, Sendable {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let all: [CommandCase] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)
    return (names ?? []).sorted().map { CommandCase(folder: fixtures.appending(path: $0)) }
  }()

  let folder: URL

  var testDescription: String { folder.lastPathComponent }

  /// The words of the command line.
  func words() throws -> [String] {
    let text = try String(contentsOf: folder.appending(path: "command.txt"), encoding: .utf8)
    return text.split(separator: "\n").map(String.init)
  }
}

/// Everything that the command writes, compared with files.
@Suite struct GoldenCommandTests {
  @Test func `there are cases`() {
    #expect(CommandCase.all.count >= 15)
  }

  @Test(arguments: CommandCase.all)
  func `the command writes what is expected`(_ command: CommandCase) throws {
    let words = try command.words()
    let result = try CommandProcess(folder: command.folder).run(words)
    let text = """
      $ gatebook \(words.joined(separator: " "))
      [output]
      \(result.output)[error]
      \(result.error)[status] \(result.status)

      """
    let golden = command.folder.appending(path: "expected.txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: golden)
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == expected, "UPDATE_GOLDENS=1 accepts what is new")
  }
}
