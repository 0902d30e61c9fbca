import Foundation

/// The built command, or another program, run as a process of its own.
struct CommandProcess {
  /// What a run of the command left behind.
  struct Result: Equatable {
    var output = ""
    var error = ""
    var status: Int32 = 0
    var wasKilled = false
  }

  /// Why the command could not be run.
  struct Missing: Error, CustomStringConvertible {
    let description = "the executable does not lie beside the tests; build it first"
  }

  /// The built command.
  static let gatebook = built("gatebook")

  /// A program that was built into the folder of the test bundle.
  static func built(_ name: String) -> URL? {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let places =
      bundles.map { $0.bundleURL.deletingLastPathComponent() }
      + [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    return places.map { $0.appending(path: name) }.first { url in
      FileManager.default.isExecutableFile(atPath: url.path)
    }
  }

  /// The root of the checkout.
  static let checkout = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  var executable = Self.gatebook
  var folder = checkout
  var environment: [String: String] = [:]
  /// What the program reads from its standard input.
  var input: [UInt8] = []

  /// Runs the program and waits for it.
  func run(_ words: [String]) throws -> Result {
    let output = try TemporaryFile()
    let error = try TemporaryFile()
    let process = try start(words, output: output.handle, error: error.handle)
    process.waitUntilExit()
    return Result(
      output: try output.text(), error: try error.text(), status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal)
  }

  /// A file that outlives its name, so that no writer has to wait for a reader.
  private func inputHandle() throws -> FileHandle {
    guard !input.isEmpty else { return .nullDevice }
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "input")
    try Data(input).write(to: file)
    return try FileHandle(forReadingFrom: file)
  }

  /// Starts the program.
  func start(_ words: [String], output: FileHandle, error: FileHandle) throws -> Process {
    guard let executable else { throw Missing() }
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { $0.key != "NO_COLOR" }.merging(["TERM": "xterm"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = try inputHandle()
    process.standardOutput = output
    process.standardError = error
    try process.run()
    return process
  }
}

/// A folder that goes away with its owner.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "gatebook-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

/// A file that takes what a process writes, however much it is.
private struct TemporaryFile {
  private let folder: TemporaryFolder
  let handle: FileHandle

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "text")
    handle = try FileHandle(forWritingTo: folder.url.appending(path: "text"))
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: "text")), as: UTF8.self)
  }
}
