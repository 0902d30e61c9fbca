/// Reads the text of scenario files: a strict subset of YAML 1.2 in which every scalar is text.
public enum ScenarioText {
  /// The deepest nesting of lists and mappings that is read.
  public static let deepestNesting = 64
  /// The number of nodes that the aliases of one document may add to it.
  public static let mostAliasedNodes = 100_000
  /// The length of the longest key, in Unicode scalars, as YAML limits keys on one line.
  public static let longestKey = 1024

  /// Reads a file into documents with exact places and reports all of its errors at once.
  public static func parse(_ source: SourceFile) -> ParsedFile {
    let byteFindings = ByteCheck.findings(in: source)
    if byteFindings.contains(where: { SyntaxCode(rawValue: $0.code)?.spoilsFile == true }) {
      return ParsedFile(source: source, documents: [], diagnostics: byteFindings)
    }
    var parser = Parser(source)
    parser.readStream()
    let found = (byteFindings + parser.diagnostics).sorted { $0.span.start < $1.span.start }
    // Where the findings stop early, what follows was not looked at.
    let isWhole = !parser.hasEnoughFindings && byteFindings.count < ByteCheck.mostFindings
    var documents = isWhole ? parser.documents : []
    if !byteFindings.isEmpty { documents = documents.map(ByteCheck.withSpoiltTexts) }
    return ParsedFile(source: source, documents: documents, diagnostics: found)
  }
}
