/// Says that a value was given up; what is wrong with it is reported already.
struct Abandoned: Error {}

/// Reads the bytes of a file into nodes by descending from documents to scalars.
///
/// A value that cannot be read is given up with `Abandoned`; the list or mapping around it reports
/// nothing more, skips to its own next line, and goes on. It is not copyable because builds that
/// are not optimized would copy it at each call.
struct Parser: ~Copyable {
  let source: SourceFile
  let bytes: [UInt8]
  let end: Int

  /// The offset of the byte to be read next.
  var position = 0
  /// Where the current line starts.
  var lineStart = 0
  /// Where the first character of the current line stands that is not blank.
  var contentStart = 0
  /// The first tab before the content of the current line.
  var leadingTab: Int?

  /// The number of lists and mappings around the current place.
  var depth = 0
  /// The column of the list or mapping that ended last, until another value starts.
  var closedColumn = -1
  /// True when something of the current document was lost to an error.
  var isDamaged = false
  /// The bracket inside which a line was reported that is not indented.
  var lastUnindented = -1
  /// True where the lines that follow may be the rest of a text that is never closed.
  var isInLostText = false
  var anchors = Anchors()

  var documents: [Node] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var reportedOnLine = (start: -1, count: 0)

  init(_ source: SourceFile) {
    self.source = source
    bytes = source.bytes
    end = source.bytes.count
  }
}

// MARK: - Findings

extension Parser {
  /// Findings of one file, and of one line: more would be the same fault again and again.
  private static var mostFindings: Int { 500 }
  private static var mostFindingsOnLine: Int { 10 }

  /// True where nothing more is reported, and so nothing more needs to be read.
  var hasEnoughFindings: Bool { diagnostics.count >= Self.mostFindings }

  /// Reports a fault that loses nothing: reading goes on as if the text were right.
  mutating func report(
    _ code: SyntaxCode, _ message: String, at span: SourceSpan, label: String? = nil,
    hint: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    if reportedOnLine.start != lineStart { reportedOnLine = (lineStart, 0) }
    reportedOnLine.count += 1
    guard reportedOnLine.count <= Self.mostFindingsOnLine,
      !hasEnoughFindings
    else { return }
    let finding = Diagnostic(
      code: code.rawValue, message: message, span: span, label: label, hint: hint, notes: notes)
    if finding != diagnostics.last { diagnostics.append(finding) }
  }

  /// Reports a fault that loses the value; the result is to be thrown.
  mutating func failure(
    _ code: SyntaxCode, _ message: String, at span: SourceSpan, label: String? = nil,
    hint: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Abandoned {
    report(code, message, at: span, label: label, hint: hint, notes: notes)
    isDamaged = true
    return Abandoned()
  }

  /// Reports a deeper nesting than is read, or goes one level down.
  mutating func descend(at span: SourceSpan) throws(Abandoned) {
    guard depth < ScenarioText.deepestNesting else {
      throw failure(
        .nestingTooDeep,
        "lists and mappings nest at most \(ScenarioText.deepestNesting) levels deep", at: span)
    }
    depth += 1
    anchors.deepest = max(anchors.deepest, depth)
  }
}
