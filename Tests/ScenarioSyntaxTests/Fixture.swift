import Foundation
import ScenarioSyntax
import Testing

/// A folder of `Fixtures` with a `case.yaml` and the text that is expected of it.
struct Fixture: CustomTestStringConvertible {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  /// The folders of one kind, in the order of their names.
  static func all(_ kind: String) throws -> [Fixture] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let folders = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Fixtures/\(kind)"), includingPropertiesForKeys: nil)
    return folders.map(Fixture.init).sorted { $0.name < $1.name }
  }

  /// The file to read, under a path that is the same on every machine.
  func source() throws -> SourceFile {
    let bytes = try Data(contentsOf: folder.appending(path: "case.yaml"))
    return SourceFile(path: "\(name)/case.yaml", bytes: [UInt8](bytes))
  }

  /// Compares a text with the one that is kept; `UPDATE_GOLDENS=1` keeps the new one.
  func expect(_ actual: String, in fileName: String) throws {
    let url = folder.appending(path: fileName)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(actual.utf8).write(to: url)
      return
    }
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? "(there is no \(fileName))"
    #expect(
      actual.utf8.elementsEqual(expected.utf8),
      "\(name)/\(fileName)\n--- expected\n\(expected)\n--- actual\n\(actual)")
  }
}
