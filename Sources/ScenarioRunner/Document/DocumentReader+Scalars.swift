internal import ScenarioSyntax

extension DocumentReader {
  /// Reports a value of the wrong shape.
  func reportKind(_ node: Node, _ rule: String, example: String? = nil) {
    if node.isDamaged { return noteWithheld() }
    report(
      .wrongKind, "\(rule), and this is \(node.kindInWords)", at: headline(of: node.span),
      hint: example.map { "write it so: \($0)" })
  }

  /// The first line of a place: what a caret can underline.
  func headline(of span: SourceSpan) -> SourceSpan {
    var end = span.start
    while end < min(span.end, source.bytes.count), source.bytes[end] != 0x0A,
      source.bytes[end] != 0x0D
    {
      end += 1
    }
    return SourceSpan(span.start, end)
  }

  /// A scalar, whatever it says; `~` and nothing are reported.
  func scalar(_ node: Node, for name: String, takes kind: String = "text") -> Node.Scalar? {
    if node.isAbsent {
      report(
        .missingValue, "'\(name)' has no value", at: node.span, hint: "write \"\" for an empty text"
      )
      return nil
    }
    guard let scalar = node.scalar else {
      if node.isDamaged { return text(ofDamaged: node) }
      reportKind(node, "'\(name)' takes \(kind)")
      return nil
    }
    guard node.isNoValue else { return scalar }
    report(
      .noValue, "'~' is no value, and '\(name)' takes \(kind)", at: node.span,
      hint: kind == "text" ? "write \"\" for an empty text, or quote the tilde" : nil)
    return nil
  }

  /// What stands at a place that was read as a list or mapping and can be a text as well.
  private func text(ofDamaged node: Node) -> Node.Scalar {
    withhold(at: node.span)
    return Node.Scalar(text: source.text(in: node.span), style: .plain)
  }

  /// A text as it was written.
  func text(_ node: Node, for name: String) -> String? { scalar(node, for: name)?.text }

  /// One text or several.
  func texts(_ node: Node, for name: String) -> [String] {
    list(node).compactMap { text($0, for: name) }
  }

  /// `true` or `false`.
  func boolean(_ node: Node, for name: String) -> Bool? {
    guard let scalar = scalar(node, for: name, takes: "'true' or 'false'") else { return nil }
    if scalar.style == .plain, let value = Bool(scalar.text) { return value }
    let isQuoted = scalar.style != .plain && Bool(scalar.text) != nil
    report(
      .notABoolean, "'\(name)' takes 'true' or 'false'", at: node.span,
      label: isQuoted ? "a quoted word is text" : nil,
      hint: isQuoted
        ? "write \(scalar.text) without quotes"
        : Self.meantBoolean(scalar.text).map { "write \($0)" } ?? "write true or false")
    return nil
  }

  private static func meantBoolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "y", "1": true
    case "false", "no", "off", "n", "0": false
    default: nil
    }
  }

  /// A whole number within a range.
  func number(
    _ node: Node, for name: String, in range: ClosedRange<Int> = 0...1_000_000_000
  ) -> Int? {
    guard let scalar = scalar(node, for: name, takes: "a whole number") else { return nil }
    let text = scalar.text
    if scalar.style == .plain, Self.isDecimal(text), let value = Int(text), range.contains(value) {
      return value
    }
    report(
      .notANumber, "'\(name)' takes a whole number", at: node.span,
      label: scalar.style == .plain ? nil : "a quoted number is text",
      hint: Self.numberHint(scalar, range))
    return nil
  }

  private static func isDecimal(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return false }
    return digits == "0" || !digits.hasPrefix("0")
  }

  private static func numberHint(_ scalar: Node.Scalar, _ range: ClosedRange<Int>) -> String? {
    if isDecimal(scalar.text) {
      guard let value = Int(scalar.text), range.contains(value) else {
        return "it goes from \(range.lowerBound) to \(range.upperBound)"
      }
      return "write \(value) without quotes"
    }
    let digits = scalar.text.filter { $0 != "_" && $0 != "," && $0 != " " }
    let trimmed = digits.drop { $0 == "0" }
    if let value = Int(trimmed.isEmpty ? digits[...] : trimmed) { return "write \(value)" }
    return "write decimal digits"
  }

  /// One word of a closed list.
  func word<Word: RawRepresentable & CaseIterable>(
    _ node: Node, for name: String, later: [String] = []
  ) -> Word? where Word.RawValue == String {
    word(node, for: name, among: Word.allCases.map { ($0.rawValue, $0) }, later: later)
  }

  /// One word of a closed list, with what each word means.
  func word<Meaning>(
    _ node: Node, for name: String, among words: [(String, Meaning)], later: [String] = []
  ) -> Meaning? {
    let names = words.map(\.0)
    guard let text = scalar(node, for: name, takes: names.listed())?.text else { return nil }
    if let meaning = words.first(where: { $0.0 == text })?.1 { return meaning }
    if later.contains(text) {
      reportLater(text, at: node.span)
      return nil
    }
    report(
      .unknownWord, "'\(name)' takes \(names.listed()), not '\(text)'", at: node.span,
      hint: meant(text, among: names))
    return nil
  }

  /// A virtual duration such as `3 days`.
  func duration(_ node: Node, for name: String) -> Duration? {
    guard let scalar = scalar(node, for: name, takes: "a duration") else { return nil }
    let words = scalar.text.split(separator: " ", omittingEmptySubsequences: false)
    if words.count == 2, Self.isDecimal(String(words[0])), let count = Int(words[0]),
      (0...1_000_000).contains(count), let unit = Self.seconds(inUnit: words[1])
    {
      return .seconds(count * unit)
    }
    report(
      .notADuration,
      "a duration is a whole number up to 1000000 and second, minute, hour, day or week, or plural",
      at: node.span, hint: "for example: \(name): 3 days")
    return nil
  }

  private static func seconds(inUnit word: some StringProtocol) -> Int? {
    switch word {
    case "second", "seconds": 1
    case "minute", "minutes": 60
    case "hour", "hours": 3_600
    case "day", "days": 86_400
    case "week", "weeks": 604_800
    default: nil
    }
  }

  /// The items of a list; a single value stands for a list of one.
  func list(_ node: Node) -> [Node] {
    guard let items = node.items else { return [node] }
    return items.filter { item in
      guard item.isAbsent else { return true }
      if item.isDamaged { return false }
      report(
        .missingValue, "a list item has no value", at: item.span,
        hint: "write a value after the dash, or \"\" for an empty text")
      return false
    }
  }
}
