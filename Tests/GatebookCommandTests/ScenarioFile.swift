import ContactsProvider
import Foundation
import ScenarioRunner
import ScenarioSyntax
import Testing

@testable import gatebook

/// A file of the folder `Scenarios`.
struct ScenarioFile: CustomTestStringConvertible, Sendable {
  static let folder = CommandProcess.checkout.appending(path: "Scenarios")
  static let catalog = AppCatalog(SimulatedApp.samples)

  /// Every file, in reading order.
  static let all: [ScenarioFile] = {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".yaml") }.sorted().map(ScenarioFile.init)
  }()

  let path: String

  var testDescription: String { path }

  /// The scenarios of the file; none where it has a mistake.
  func compiled() async throws -> CompiledFile {
    let url = Self.folder.appending(path: path)
    let source = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
    let compiler = ScenarioCompiler(registeredApps: await Self.catalog.offers())
    return compiler.compile(source) { path in
      (try? Data(contentsOf: Self.folder.appending(path: path))).map { [UInt8]($0) }
    }
  }
}
