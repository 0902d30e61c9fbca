/// Renders findings as text for a terminal: the rule, the place, the source line, a caret, and a hint.
public struct DiagnosticRenderer: Sendable {
  private let colored: Bool

  /// Creates a renderer, with or without terminal colours.
  public init(colored: Bool) {
    self.colored = colored
  }

  /// Renders findings in the order of the file, an empty line between two; nothing gives an empty text.
  public func render(_ diagnostics: [Diagnostic], in source: SourceFile) -> String {
    diagnostics
      .sorted { $0.span.start < $1.span.start }
      .map { render($0, in: source) }
      .joined(separator: "\n")
  }

  private func render(_ diagnostic: Diagnostic, in source: SourceFile) -> String {
    let excerpt = Excerpt(of: diagnostic.span, in: source)
    var text = paint("error[\(diagnostic.code)]", .error)
    text += paint(": \(diagnostic.message.printable)\n", .strong)
    text += place(excerpt, label: diagnostic.label, .error, in: source)
    if let hint = diagnostic.hint {
      text += paint("\(excerpt.gutter) =", .gutter) + " hint: \(hint.printable)\n"
    }
    for note in diagnostic.notes {
      text += paint("note", .note) + ": \(note.text.printable)\n"
      text += place(Excerpt(of: note.span, in: source), label: nil, .note, in: source)
    }
    return text
  }

  private func place(
    _ excerpt: Excerpt, label: String?, _ color: Color, in source: SourceFile
  ) -> String {
    let position = excerpt.position
    var carets = String(repeating: " ", count: excerpt.indent)
    carets += paint(String(repeating: "^", count: excerpt.width), color)
    if let label { carets += " " + paint(label.printable, color) }
    let arrow = paint("\(excerpt.gutter)-->", .gutter)
    return """
      \(arrow) \(source.path.printable):\(position.line):\(position.column)
      \(paint(" \(position.line) |", .gutter)) \(excerpt.text)
      \(paint("\(excerpt.gutter) |", .gutter)) \(carets)

      """
  }

  private enum Color: String {
    case error = "1;31"
    case note = "1;36"
    case gutter = "1;34"
    case strong = "1"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    colored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
