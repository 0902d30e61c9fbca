import Foundation
import ScenarioRunner
import ScenarioSyntax
import Testing

/// A folder with a `case.yaml` and the text that compiling it gives.
struct DocumentFixture: Sendable, CustomTestStringConvertible {
  let folder: URL
  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  /// The folders below `Fixtures/<kind>`, by name.
  static func all(_ kind: String) -> [DocumentFixture] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/\(kind)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return names.sorted().map { DocumentFixture(folder: root.appending(path: $0)) }
  }

  /// The bytes of the case.
  func bytes() throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: "case.yaml")))
  }

  /// Compiles the case with the registered apps that fixtures speak of.
  func compile() throws -> CompiledFile {
    let source = SourceFile(path: "case.yaml", bytes: try bytes())
    let compiler = ScenarioCompiler(registeredApps: [
      "invite": ["load", "refresh"], "open": nil,
      "book": AppOffer(functions: ["load"], hasScreen: true),
    ])
    return compiler.compile(source) { path in
      (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
    }
  }

  /// Compares a text with a golden file, or rewrites the file where `UPDATE_GOLDENS` is 1.
  func expect(_ text: String, in file: String) throws {
    let golden = folder.appending(path: file)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: golden)
    }
    let expected = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    #expect(text == expected, "UPDATE_GOLDENS=1 rewrites \(name)/\(file)")
  }
}
