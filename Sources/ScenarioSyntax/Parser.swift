/// Says that a value was given up; what is wrong with it is reported already.
struct Abandoned: Error {
  /// True where brackets around the value are given up with it.
  var includesBrackets = false
}

/// Reads the bytes of a file into nodes by descending from documents to scalars.
///
/// Where it is plain what was meant, a fault is reported and reading goes on as if that stood there.
/// A value that cannot be read is given up with `Abandoned`; the list or mapping around it reports
/// nothing more, notes that the value is lost, skips to its own next line, and goes on. It is not
/// copyable because builds that are not optimized would copy it at each call.
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
  /// How many columns further right the content of the current line is taken to stand.
  var lineShift = 0

  /// The number of lists and mappings around the current place.
  var depth = 0
  /// The column of the list or mapping that ended last, until another value starts.
  var closedColumn = -1
  /// The columns of the lists and mappings in blocks around the current place.
  var openBlocks: [OpenBlock] = []
  /// The brackets around the current place.
  var openBrackets: [Int] = []
  /// The bracket inside which a line was reported that is not indented.
  var lastUnindented = -1
  /// True where the comma before an item or entry inside brackets is missing.
  var lacksComma = false
  /// Where brackets ended that nothing closes.
  var lastUnclosed = -1
  /// The line whose place among the others was reported: what follows from it is no further fault.
  var misplacedLine = -1
  /// The end of the lines with tabs that are reported already.
  var reportedTabs = -1
  /// True where the lines below a value that are indented deeper are the rest of it.
  var isRestLost = false
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

  /// True where nothing more is reported on this line, and so mending it is vain.
  var hasEnoughFindingsOnLine: Bool {
    reportedOnLine.start == lineStart && reportedOnLine.count >= Self.mostFindingsOnLine
  }

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
    return Abandoned()
  }

  /// Reports a deeper nesting than is read, or goes one level down.
  mutating func descend(at span: SourceSpan) throws(Abandoned) {
    guard depth < ScenarioText.deepestNesting else {
      if misplacedLine != lineStart {
        report(
          .nestingTooDeep,
          "lists and mappings nest at most \(ScenarioText.deepestNesting) levels deep", at: span)
      }
      throw Abandoned(includesBrackets: true)
    }
    depth += 1
    anchors.deepest = max(anchors.deepest, depth)
  }
}
