public import ScenarioSyntax

/// Turns a scenario file into checked plans.
public struct ScenarioCompiler: Sendable {
  /// The apps that `runs` may name, and the functions that each offers; nil where not known.
  let registeredApps: [String: Set<String>?]

  /// Makes a compiler that knows the registered apps and the functions that they offer.
  ///
  /// A function set of nil accepts any name under `perform`.
  public init(registeredApps: [String: Set<String>?] = [:]) {
    self.registeredApps = registeredApps
  }

  /// Compiles a file; `files` reads a path that the file names, or gives nil.
  ///
  /// Paths are relative to the file they stand in: `files` gets them joined to its folder.
  public func compile(
    _ source: SourceFile, files: (String) -> [UInt8]? = { _ in nil }
  ) -> CompiledFile {
    CompiledFile(plans: [], diagnostics: ScenarioText.parse(source).diagnostics, source: source)
  }
}
