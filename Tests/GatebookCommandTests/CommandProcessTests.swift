import ContactsProvider
import Foundation
import Testing

private let passing = """
  scenario: Nobody is asked
  steps: [checkStatus]

  """

private let failing = """
  scenario: Wrong on purpose
  steps:
    - checkStatus:
      expect: {status: authorized}

  """

private let wrong = """
  scenario: A mistyped verb
  steps: [checkStatsu]

  """

/// The command as a process: statuses, files and streams.
@Suite struct CommandProcessTests {
  static let statuses: [(paths: String, status: Int32)] = [
    ("a.yaml", 0), ("b.yaml", 1), ("a.yaml b.yaml", 1), ("c.yaml", 65), ("b.yaml c.yaml", 65),
    ("none.yaml", 66), ("a.yaml none.yaml", 66), ("b.yaml none.yaml", 66),
    ("c.yaml none.yaml", 65), ("folder", 66),
  ]

  @Test(arguments: statuses)
  func `the status follows the gravest of what was found`(
    paths: String, status: Int32
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(passing, to: "a.yaml")
    try folder.write(failing, to: "b.yaml")
    try folder.write(wrong, to: "c.yaml")
    try folder.write("", to: "folder/readme.txt")
    let result = try CommandProcess(folder: folder.url).run(
      ["run"] + paths.split(separator: " ").map(String.init))
    #expect(result.status == status, "\(result)")
  }

  @Test func `a file too large to be a scenario is refused before it is read`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sparse.yaml")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "sparse.yaml"))
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    let result = try CommandProcess(folder: folder.url).run(["check", "sparse.yaml"])
    #expect(result.status == 66)
    #expect(result.error.contains("larger than 64 MiB"))
  }

  @Test func `a wrong file keeps no other file from being played`() throws {
    let folder = try TemporaryFolder()
    try folder.write(wrong, to: "files/1.yaml")
    try folder.write(passing, to: "files/2.yml")
    try folder.write(failing, to: "files/deep/3.yaml")
    try folder.write("not: a scenario", to: "files/.hidden/4.yaml")
    try folder.write("not: a scenario", to: "files/notes.txt")
    let result = try CommandProcess(folder: folder.url).run(["run", "files"])
    #expect(result.status == 65)
    #expect(result.output.hasSuffix("Scenarios: 1 passed, 1 failed\n"))
    #expect(result.error.contains("files/1.yaml:2:9"))
  }

  @Test func `check plays nothing and tells the mistakes of all files`() throws {
    let folder = try TemporaryFolder()
    try folder.write(wrong, to: "1.yaml")
    try folder.write(failing, to: "2.yaml")
    try folder.write(wrong, to: "3.yaml")
    let result = try CommandProcess(folder: folder.url).run(["check", "."])
    #expect(result.status == 65)
    #expect(result.output == "Files: 1 correct with 1 scenario, 2 wrong\n")
    #expect(result.error.contains("./1.yaml:2:9"))
    #expect(result.error.contains("./3.yaml:2:9"))
  }

  @Test func `a device file in a folder is no scenario, and alone nothing to play`() throws {
    let folder = try TemporaryFolder()
    try folder.write("contacts: [Mira Solberg]\n", to: "files/shared/phone.yaml")
    try folder.write(
      "scenario: One\ndevice: {from: shared/phone.yaml}\n"
        + "steps: [{expect: {exposed: {excludes: {Mira Solberg: [name]}}}}]\n",
      to: "files/1.yaml")
    let all = try CommandProcess(folder: folder.url).run(["run", "files"])
    #expect(all.status == 0)
    #expect(all.output.hasSuffix("Scenarios: 1 passed, 0 failed\n"))
    let alone = try CommandProcess(folder: folder.url).run(["run", "files/shared"])
    #expect(alone.status == 66)
    #expect(alone.error.contains("these files are devices"))
  }

  @Test func `links that lead round in a circle come to an end`() throws {
    let folder = try TemporaryFolder()
    try folder.write(passing, to: "files/1.yaml")
    let files = folder.url.appending(path: "files")
    try FileManager.default.createSymbolicLink(
      at: files.appending(path: "loop"), withDestinationURL: files)
    try FileManager.default.createSymbolicLink(
      at: files.appending(path: "self.yaml"),
      withDestinationURL: files.appending(path: "self.yaml"))
    let result = try CommandProcess(folder: folder.url).run(["run", "files"])
    #expect(result.output.hasSuffix("Scenarios: 1 passed, 0 failed\n"))
    #expect(result.error.hasPrefix("error: files/self.yaml: "))
    #expect(result.status == 66)
  }

  @Test func `a file that is named twice is played once`() throws {
    let folder = try TemporaryFolder()
    try folder.write(passing, to: "files/1.yaml")
    let result = try CommandProcess(folder: folder.url).run(["run", "files", "files/1.yaml"])
    #expect(result.output.hasSuffix("Scenarios: 1 passed, 0 failed\n"))
    #expect(result.status == 0)
  }

  @Test func `what is no regular file is not waited for`() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.url.appending(path: "1.yaml").path, 0o600) == 0)
    let result = try CommandProcess(folder: folder.url).run(["check", "1.yaml", "/dev/zero"])
    #expect(result.status == 66)
    #expect(
      result.error == """
        error: 1.yaml: not a regular file
        error: /dev/zero: not a regular file

        """)
  }

  @Test func `a reader that has gone changes no status`() throws {
    let folder = try TemporaryFolder()
    try folder.write(failing, to: "1.yaml")
    let gone = Pipe()
    try gone.fileHandleForReading.close()
    let process = try CommandProcess(folder: folder.url).start(
      ["run", "1.yaml"], output: gone.fileHandleForWriting, error: .nullDevice)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 1)
  }

  @Test func `the list of rules names each with its evidence, facts, source and switch`() throws {
    let result = try CommandProcess().run(["rules"])
    #expect(result.status == 0)
    for rule in Rulebook.rules {
      let block = result.output.components(separatedBy: "\n\n")
        .first { $0.hasPrefix(rule.id.name + " ") }
      let text = try #require(block, "\(rule.id.name)")
      let parts =
        [rule.sentence, rule.source, rule.evidence.rawValue] + rule.facts.map(\.description)
        + (rule.assumption.map { ["switch  \($0)"] } ?? [])
      for part in parts { #expect(text.contains(part)) }
    }
  }
}

/// Colours: on a terminal only, and never against the person's will.
@Suite struct ColorTests {
  @Test func `a terminal gets colours`() throws {
    #expect(try written(environment: [:]).contains("\u{1B}["))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a terminal gets none where the environment says so`(
    environment: [String: String]
  ) throws {
    #expect(!(try written(environment: environment).contains("\u{1B}")))
  }

  @Test func `a file gets none`() throws {
    let folder = try TemporaryFolder()
    try folder.write(failing, to: "1.yaml")
    try folder.write(wrong, to: "2.yaml")
    let result = try CommandProcess(folder: folder.url).run(["run", "."])
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.error.contains("\u{1B}"))
  }

  /// What the command writes to a terminal.
  private func written(environment: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(failing, to: "1.yaml")
    let terminal = try PseudoTerminal()
    let process = try CommandProcess(folder: folder.url, environment: environment).start(
      ["run", "1.yaml"], output: terminal.commandSide, error: terminal.commandSide)
    process.waitUntilExit()
    return try terminal.read()
  }
}

/// A terminal that a test can read.
private struct PseudoTerminal {
  let commandSide: FileHandle
  private let testSide: Int32

  init() throws {
    var (testSide, commandSide): (Int32, Int32) = (-1, -1)
    guard openpty(&testSide, &commandSide, nil, nil, nil) == 0 else { throw POSIXError(.ENXIO) }
    self.testSide = testSide
    self.commandSide = FileHandle(fileDescriptor: commandSide, closeOnDealloc: true)
  }

  /// What was written until now.
  func read() throws -> String {
    try commandSide.close()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var text: [UInt8] = []
    while true {
      let count = Foundation.read(testSide, &bytes, bytes.count)
      guard count > 0 else { break }
      text += bytes[..<count]
    }
    close(testSide)
    return String(decoding: text, as: UTF8.self)
  }
}
