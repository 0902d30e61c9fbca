/// A file after reading: its documents and everything that was found wrong with its text.
public struct ParsedFile: Sendable {
  /// The file that was read.
  public let source: SourceFile
  /// The documents; what an error took from one is marked in its nodes.
  public let documents: [Node]
  /// All findings, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Creates the result of reading a file.
  public init(source: SourceFile, documents: [Node], diagnostics: [Diagnostic]) {
    self.source = source
    self.documents = documents
    self.diagnostics = diagnostics
  }
}
