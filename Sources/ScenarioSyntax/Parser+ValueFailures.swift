/// What can be wrong with one value.
extension Parser {
  private var here: SourceSpan { SourceSpan(position, min(position + 1, end)) }

  mutating func reservedCharacter(inFlow: Bool = false) -> Abandoned {
    failure(
      .reservedCharacter, "a text without quotes does not start with \(shown(here))", at: here,
      hint: "quote it: \(quoted(bareText(inFlow: inFlow)))")
  }

  /// What would be the text from here if it could stand without quotes.
  func bareText(inFlow: Bool) -> String {
    guard inFlow else { return valueLine(from: position) }
    let last = plainLine(from: position + 1, inFlow: true).end
    return source.text(in: SourceSpan(position, last))
  }

  /// Reports `title: one: two`; the hint is the line as it should be written.
  mutating func unquotedColon(_ key: Key, behind outer: SourceSpan) -> Abandoned {
    let colon = SourceSpan(position - 1, position)
    let name = source.text(in: outer)
    let text = valueLine(from: key.span.start)
    let value = valueLine(from: position).drop { $0 == " " || $0 == "\t" }
    let asText = "`\(shortened(name)): \(inQuotes(text))`"
    var hint = "write \(asText)"
    if byte(key.span.start) == 0xE2, source.text(in: key.span).hasPrefix("“") {
      let bare = text.filter { $0 != "“" && $0 != "”" }
      hint = "write `\(shortened(name)): \(inQuotes(bare))`: only straight quotes are quotes"
    } else if isWord(key.text), !value.isEmpty, !value.utf8.hasColon {
      let asMapping = "`\(shortened(name)): {\(key.text): \(shortened(String(value)))}`"
      let isFlow = value.utf8.first == .openBracket || value.utf8.first == .openBrace
      hint = isFlow ? "write \(asMapping)" : "write \(asText) for a text, or \(asMapping)"
    }
    return failure(
      .unquotedColon, "a text that holds ': ' or ends with ':' stands in quotes", at: colon,
      label: "a second colon on the line", hint: hint)
  }

  mutating func secondColonInFlow(_ value: Node) {
    report(
      .unquotedColon, "a text that holds ': ' or ends with ':' stands in quotes",
      at: SourceSpan(position, position + 1), label: "a second colon in the entry",
      hint: "quote the text, put braces round an inner mapping, or write a comma before its key")
  }

  mutating func missingCommaAtLineEnd(_ lineBreak: Int) {
    report(
      .missingComma, "a comma stands between two entries",
      at: SourceSpan(lineBreak - 1, lineBreak), hint: "write a comma at the end of this line")
  }

  mutating func textAfterValue(_ node: Node, from start: Int) -> Abandoned {
    let rest = SourceSpan(position, max(textEnd(ofLineFrom: position), position + 1))
    let sign = bytes[position]
    if sign == .closeBracket || sign == .closeBrace {
      return failure(
        .unopenedBracket, "there is no bracket left to close", at: here)
    }
    let isAdjacentColon = sign == .colon && node.scalar != nil && bytes[start] != .star
    if isAdjacentColon, let scalar = node.scalar {
      let value = valueLine(from: position + 1)
      return failure(
        .missingSpaceAfterColon, "a space stands between the colon of a key and its value",
        at: here, hint: "write `\(inQuotes(scalar.text)): \(shortened(value))`")
    }
    return failure(
      .textAfterValue, "nothing but a comment stands behind \(name(of: node))", at: rest,
      hint: textAfterHint(node, from: start), notes: notes(ofLongValue: node.span))
  }

  private func name(of node: Node) -> String {
    if bytes[node.span.start] == .star { return "an alias" }
    return node.scalar == nil ? "a closing bracket" : "a closing quote"
  }

  private func textAfterHint(_ node: Node, from start: Int) -> String {
    let rest = bytes[position..<textEnd(ofLineFrom: position)]
    switch node.scalar?.style {
    case .singleQuoted where rest.contains(.singleQuote):
      return "an apostrophe inside single quotes is written twice: ''"
    case .doubleQuoted where rest.contains(.doubleQuote):
      return "write `\\\"` for a quote inside double quotes, or use single quotes outside"
    case .singleQuoted, .doubleQuoted: return "put the quotes round the whole text"
    default:
      return lineStart > start
        ? "quote the whole text" : "quote the whole text: \(quoted(valueLine(from: start)))"
    }
  }

  private func notes(ofLongValue span: SourceSpan) -> [Diagnostic.Note] {
    guard span.start < lineStart else { return [] }
    return [Diagnostic.Note(span: SourceSpan(span.start, span.start + 1), text: "it starts here")]
  }

  mutating func commentWithoutSpace() -> Abandoned {
    failure(
      .commentWithoutSpace, "a space stands before the '#' of a comment", at: here,
      hint: "put a space before it, or quote a text that holds '#'")
  }

  mutating func dashInBrackets() -> Abandoned {
    failure(
      .dashInBrackets, "items in brackets are divided by commas, not by dashes", at: here,
      hint: "remove the '-', or quote a text that starts with '- '")
  }

  /// Reports brackets that end without being closed, those around them in the same finding.
  mutating func unclosedBracket(_ open: Int) {
    let sign = bytes[open] == .openBracket ? "[" : "{"
    let closing = openBrackets.reversed().map { bytes[$0] == .openBracket ? "]" : "}" }.joined()
    stepBack(to: open)
    isRestLost = true
    isInLostText = true
    guard lastUnclosed != position else { return }
    lastUnclosed = position
    report(
      .unclosedBracket, "this '\(sign)' is never closed", at: SourceSpan(open, open + 1),
      hint:
        "write '\(closing)' at its end; lines that it goes on in are indented deeper than its key")
  }

  mutating func reportMissingItem() {
    report(
      .missingItem, "there is nothing before this comma", at: here,
      hint: "remove the comma, or write \"\" for an empty text")
  }

  mutating func missingComma(_ open: Int) {
    if bytes[position] == .hash {
      _ = commentWithoutSpace()
      position = lineEnd(from: position)
      return
    }
    report(
      .missingComma,
      "a comma stands between two \(bytes[open] == .openBracket ? "items" : "entries")",
      at: here,
      hint: "write a comma before it, or quotes round a text that holds brackets or quotes")
  }
}

extension UInt8 {
  /// True for `]` and `}`.
  var isClosing: Bool { self == .closeBracket || self == .closeBrace }
}

extension Collection<UInt8> {
  /// True where a colon is followed by a blank or nothing: more than one key stands here.
  fileprivate var hasColon: Bool {
    var isColon = false
    for byte in self {
      if isColon, byte.isBlank { return true }
      isColon = byte == .colon
    }
    return isColon
  }
}
