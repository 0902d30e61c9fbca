internal import ScenarioSyntax

/// What does not hold, where, and both sides of it.
struct FailureText {
  /// The columns before its first line.
  static let indent = 6

  let failure: StepFailure
  /// The file that the failure is in.
  let path: String
  let paint: Paint

  func write(to page: inout Page) {
    page.part()
    page.addProse(failure.message.printable, indent: Self.indent) { paint($0, .bad) }
    let place = "\(path.printable):\(failure.line):\(failure.column)"
    page.add(paint("at \(place)", .quiet), indent: Self.indent + 2)
    if let hint = failure.hint {
      page.addProse("hint: \(hint.printable)", indent: Self.indent + 2, hanging: 6)
    }
    guard !failure.comparison.isEmpty else { return }
    page.part()
    for line in ComparisonText(failure.comparison, paint).lines {
      page.add(line, indent: Self.indent + 2)
    }
  }
}
