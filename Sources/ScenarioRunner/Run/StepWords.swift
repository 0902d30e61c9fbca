internal import ScenarioSyntax

/// The verb of a step with its arguments, cut out of the source as it is written.
struct StepWords {
  /// The lines of the verb, without the indentation that all share and without comments.
  private(set) var lines: [String] = []

  init(_ step: PlannedStep, of plan: ScenarioPlan) {
    let key = step.call?.verb.rawValue ?? "expect"
    let column = plan.source.position(at: step.span.start).column - 1
    // The first line starts at the step, so that blanks stand for what comes before it there.
    let text = String(repeating: " ", count: column) + plan.source.text(in: step.span)
    // The arguments of app code stand beside the verb.
    let written = [key, "with"].prefix(step.call?.verb == .perform ? 2 : 1)
      .flatMap { Self.lines(of: $0, in: text) }
    lines = written.isEmpty ? [key] : written.map { plan.row?.filling($0) ?? $0 }
    // A verb that takes nothing has a colon only where other keys stand beside it.
    if lines == ["\(key):"] { lines = [key] }
  }

  private static func lines(of key: String, in text: String) -> [String] {
    var scan = StepScan(Array(text.unicodeScalars))
    guard let range = scan.entry(key) else { return [] }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scan.text[range])
    let lines = String(view).split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.map { trimmed(withoutComment(String($0))) }.filter { !$0.isEmpty }
    return outdented(kept)
  }

  /// The line without blanks at its end.
  private static func trimmed(_ line: String) -> String {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    return line
  }

  private static func withoutComment(_ line: String) -> String {
    var quote: Character?
    var before: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "#", before.isWhitespace {
        return String(line[..<index])
      } else if character == "\"" || character == "'", !before.isLetter {
        quote = character
      }
      before = character
    }
    return line
  }

  private static func outdented(_ lines: [String]) -> [String] {
    let rest = lines.dropFirst()
    let indent = rest.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.prefix(1) + rest.map { "  " + $0.dropFirst(indent) }
  }
}

/// A walk over the text of a step that knows quotes, brackets and indentation.
private struct StepScan {
  let text: [Unicode.Scalar]
  private var depth = 0
  private var quote: Unicode.Scalar?
  /// The column of the place that is looked at.
  private var column = 0

  init(_ text: [Unicode.Scalar]) { self.text = text }

  /// The stretch of one entry of the step's mapping, or of the step as a bare word.
  mutating func entry(_ key: String) -> Range<Int>? {
    let scalars = Array(key.unicodeScalars)
    for place in text.indices {
      let isAtKey =
        quote == nil && depth <= 1 && startsWord(at: place)
        && text[place...].starts(with: scalars) && endsKey(place + scalars.count)
      if isAtKey { return place..<end(of: place, column: column, depth: depth) }
      step(over: place)
    }
    return nil
  }

  private func startsWord(at place: Int) -> Bool {
    place == 0 || " \n{,\"'".unicodeScalars.contains(text[place - 1])
  }

  private func endsKey(_ place: Int) -> Bool {
    guard place < text.count else { return true }
    return ":\"'\n #,}".unicodeScalars.contains(text[place])
  }

  /// Where the entry ends: at the comma or bracket of its mapping, or before a line that is not
  /// indented more than its key.
  private mutating func end(of start: Int, column: Int, depth outer: Int) -> Int {
    for place in start..<text.count {
      let scalar = text[place]
      if quote == nil, depth == outer {
        if outer > 0, scalar == "," || scalar == "}" { return place }
        if scalar == "\n", outer == 0, nextIndentation(after: place) ?? .max <= column {
          return place
        }
      }
      step(over: place)
    }
    return text.count
  }

  /// The indentation of the next line that is not empty.
  private func nextIndentation(after place: Int) -> Int? {
    var count = 0
    for scalar in text[(place + 1)...] {
      switch scalar {
      case " ": count += 1
      case "\n": count = 0
      default: return count
      }
    }
    return nil
  }

  private mutating func step(over place: Int) {
    let scalar = text[place]
    column = scalar == "\n" ? 0 : column + 1
    if let open = quote {
      if scalar == open { quote = nil }
    } else if scalar == "\"" || scalar == "'" {
      // Inside a word an apostrophe is a letter.
      if place == 0 || " \n[{,:".unicodeScalars.contains(text[place - 1]) { quote = scalar }
    } else if scalar == "{" || scalar == "[" {
      depth += 1
    } else if scalar == "}" || scalar == "]" {
      depth -= 1
    }
  }
}

extension ExampleRow {
  /// A text with the columns of the row put in.
  fileprivate func filling(_ text: String) -> String {
    guard text.contains("<") else { return text }
    return cells.reduce(text) { $0.replacing("<\($1.column)>", with: $1.text) }
  }
}
