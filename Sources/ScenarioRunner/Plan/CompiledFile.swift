public import ScenarioSyntax

/// What a scenario file compiles to: its plans, or what is wrong with it.
public struct CompiledFile: Sendable {
  /// The plans in the order of the file; none where the file has an error.
  public var plans: [ScenarioPlan]
  /// All that was found, sorted by place.
  public var diagnostics: [Diagnostic]
  /// The file.
  public var source: SourceFile
  /// Whether the file is no scenario, but a device that scenarios name under `from`.
  public var isDevice = false
}
