internal import ScenarioSyntax

/// Lines of a report.
struct Page {
  private(set) var text = ""
  private var isParted = true

  /// The columns of a line that people can read well.
  private static let width = 100

  /// Adds a line; blanks at its end are left out.
  mutating func add(_ line: String, indent: Int = 0) {
    text += String(repeating: " ", count: indent) + line.withoutEndBlanks + "\n"
    isParted = false
  }

  /// Adds prose in as many lines as it takes; each line is painted by itself.
  mutating func addProse(
    _ prose: String, indent: Int, hanging: Int = 0, paint: (String) -> String = { $0 }
  ) {
    var line = ""
    var room = Self.width - indent
    var isFirst = true
    for word in prose.split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > room {
        add(paint(line), indent: indent + (isFirst ? 0 : hanging))
        line = ""
        room = Self.width - indent - hanging
        isFirst = false
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    add(paint(line), indent: indent + (isFirst ? 0 : hanging))
  }

  /// Adds a line of a source file after its number, which takes at least `width` columns.
  mutating func add(_ line: SourceLine, indent: Int, width: Int = 0, _ paint: Paint) {
    let number = String(line.number)
    let gap = String(repeating: " ", count: max(0, width - number.count))
    add("\(paint("\(gap)\(number) |", .quiet)) \(line.text.printable)", indent: indent)
  }

  /// Adds one empty line, where there is none.
  mutating func part() {
    guard !isParted else { return }
    text += "\n"
    isParted = true
  }
}

extension String {
  /// The text padded with blanks to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }

  /// The text without blanks at its end.
  fileprivate var withoutEndBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
