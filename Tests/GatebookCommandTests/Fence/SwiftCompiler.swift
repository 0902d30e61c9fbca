import Foundation
import Testing

/// The toolchain's compiler, and the modules of the build that these tests belong to.
struct SwiftCompiler {
  /// The compiler that the `PATH` finds; nil where there is none, or no modules beside the tests.
  static let found: SwiftCompiler? = {
    guard let compiler = program("swiftc"),
      let modules = CommandProcess.gatebook?.deletingLastPathComponent().appending(path: "Modules"),
      FileManager.default.fileExists(atPath: modules.path)
    else { return nil }
    return SwiftCompiler(executable: compiler, modules: modules)
  }()

  private let executable: URL
  private let modules: URL

  /// The errors in source files that are compiled together, by file; those that belong to none,
  /// such as a module that cannot be read, stand under the empty name.
  func errors(in sources: [String: String]) throws -> [String: [String]] {
    let folder = try TemporaryFolder()
    for (file, text) in sources { try folder.write(text, to: file) }
    let words = ["-typecheck", "-wmo", "-suppress-warnings", "-diagnostic-style", "llvm"]
    let result = try CommandProcess(executable: executable, folder: folder.url)
      .run(words + moduleOptions + sources.keys.sorted())
    return Dictionary(grouping: Self.errors(in: result.error + result.output), by: \.file)
      .mapValues { $0.map(\.message) }
  }

  /// The toolchain's program that prints the public declarations of a module.
  static let printer = program("swift-synthesize-interface")

  /// The public declarations of a module, without comments and imports.
  func interface(of module: String) throws -> String {
    let words = ["-module-name", module, "-I", modules.path, "-target", Self.target]
    let result = try CommandProcess(executable: Self.printer).run(words)
    return result.output.split(separator: "\n")
      .filter { !$0.contains(#/^ *(//|import )/#) }.joined(separator: "\n")
  }

  /// The words by which the compiler finds the modules.
  ///
  /// Where Apple's frameworks have the names that apps import, those are led to the simulated ones.
  private var moduleOptions: [String] {
    #if os(Linux)
      ["-I", modules.path]
    #else
      ["-I", modules.path, "-target", Self.target]
        + ["Contacts", "ContactsUI"].flatMap { ["-module-alias", "\($0)=Simulated\($0)"] }
    #endif
  }

  private static let target: String = {
    #if arch(arm64)
      let processor = ["macOS": "arm64", "Linux": "aarch64"]
    #else
      let processor = ["macOS": "x86_64", "Linux": "x86_64"]
    #endif
    #if os(Linux)
      return "\(processor["Linux", default: ""])-unknown-linux-gnu"
    #else
      return "\(processor["macOS", default: ""])-apple-macosx15.0"
    #endif
  }()

  private static func errors(in text: String) -> [(file: String, message: String)] {
    text.split(separator: "\n").compactMap { line in
      guard let error = line.firstMatch(of: #/^(?<place>.*?): error: (?<message>.*)$/#) else {
        return nil
      }
      let file = error.place.firstMatch(of: #/(?<name>[^/]+\.swift):\d+:\d+$/#)
      return (String(file?.name ?? ""), String(error.message))
    }
  }

  private static func program(_ name: String) -> URL? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips where nothing can be compiled.
  static var compilerIsBesideTests: Self {
    .enabled(
      if: SwiftCompiler.found != nil,
      "there is no swiftc on the PATH, or no folder 'Modules' beside the tests")
  }

  /// Skips where no interface can be printed.
  static var printerIsBesideTests: Self {
    .enabled(
      if: SwiftCompiler.printer != nil, "there is no swift-synthesize-interface on the PATH")
  }
}
