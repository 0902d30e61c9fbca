/// What can be wrong with the lines of lists and mappings.
extension Parser {
  /// The text of the line from the current place.
  private var restOfLine: SourceSpan {
    SourceSpan(position, max(textEnd(ofLineFrom: position), position + (position < end ? 1 : 0)))
  }

  /// What the line starts with, for a message: its key, its dash, or its text.
  private var startOfLine: SourceSpan {
    if isDash(position) { return SourceSpan(position, position + 1) }
    let line = plainLine(from: position, inFlow: false)
    return SourceSpan(position, max(line.end, position + 1))
  }

  mutating func tabFailure(at tab: Int) -> Abandoned {
    var last = tab
    while byte(last) == .tab { last += 1 }
    return failure(
      .tabIndentation, "lines are indented with spaces, not with tabs", at: SourceSpan(tab, last),
      hint: "replace the tab by spaces")
  }

  /// Reports that a line stands where it does not belong, once for each line.
  private mutating func lineFailure(
    _ code: SyntaxCode, _ message: String, at span: SourceSpan, label: String? = nil, hint: String
  ) -> Abandoned {
    guard misplacedLine != lineStart else { return Abandoned() }
    misplacedLine = lineStart
    return failure(code, message, at: span, label: label, hint: hint)
  }

  mutating func unmatchedFailure() -> Abandoned {
    let start = startOfLine
    return lineFailure(
      .unmatchedIndentation,
      "\(shown(start)) stands in a column where no list or mapping above is open", at: start,
      hint: "put it in the column of the lines that it belongs to")
  }

  mutating func indentationFailure(below key: SourceSpan?) -> Abandoned {
    if closedColumn > indent { return unmatchedFailure() }
    let start = startOfLine
    guard let key else {
      return lineFailure(
        .deeperIndentation,
        "\(shown(start)) is indented deeper than the item above, which has its value already",
        at: start, hint: "put it in the column of what it belongs to")
    }
    return lineFailure(
      .deeperIndentation,
      "\(shown(start)) is indented deeper than \(shown(key)), which has its value already",
      at: start, hint: "put both in the same column")
  }

  mutating func continuationFailure(
    _ content: Int, _ stop: Int, isItem: Bool, isAligned: Bool, text: SourceSpan
  ) -> Abandoned {
    let span =
      isItem ? SourceSpan(content, content + 1) : SourceSpan(content, max(stop, content + 1))
    let above = source.text(in: text)
    let hint =
      if isItem {
        "put the '-' in the column of the one above, or quote the whole text"
      } else if isAligned, isWord(above) {
        "write `\(above):` above it, or quote the whole text"
      } else {
        "put it in the column of what it belongs to, or quote the whole text"
      }
    return failure(
      .deeperIndentation, "\(shown(span)) is indented as if it went on with the text above it",
      at: span, hint: hint,
      notes: [Diagnostic.Note(span: text, text: "the text above starts here")])
  }

  mutating func mixedCollection(isMapping: Bool) -> Abandoned {
    lineFailure(
      .mixedCollection,
      isMapping
        ? "an item ('- ') stands between the keys of a mapping"
        : "a key stands between the items ('- ') of a list", at: startOfLine,
      hint: isMapping
        ? "indent the list under the key that it belongs to"
        : "start the line with '- ', or indent it under the item that it belongs to")
  }

  mutating func missingSpaceAfterDash(at offset: Int) -> Abandoned {
    failure(
      .missingSpaceAfterDash, "a space stands between the '-' of an item and its value",
      at: SourceSpan(offset, offset + 1),
      hint: "write `- \(shortened(valueLine(from: offset + 1)))`")
  }

  mutating func missingDash() -> Abandoned {
    lineFailure(
      .missingDash, "each item of a list starts with '- '", at: restOfLine,
      hint:
        "write `- \(shortened(valueLine(from: position)))`, or indent the line further where it "
        + "goes on with the item above")
  }

  mutating func missingColon(from start: Int) -> Abandoned {
    let span = SourceSpan(start, max(textEnd(ofLineFrom: start), start + 1))
    if let colon = colonWithoutSpace(in: span) { return missingSpace(after: span, colon: colon) }
    let text = source.text(in: span)
    return lineFailure(
      .missingColon, "a line of a mapping is `key: value`", at: span,
      label: isWord(text) ? "there is no colon" : "there is no key",
      hint: isWord(text)
        ? "write `\(text):`, or indent the line where it goes on with the value above"
        : "write a key and a colon, or indent the line where it goes on with the value above")
  }

  mutating func missingColon(before bracket: Int, behind key: Key) -> Abandoned {
    let value = openBrackets.isEmpty ? shortened(valueLine(from: bracket)) : "…"
    return lineFailure(
      .missingColon, "a colon stands between a key and its value", at: key.span,
      label: "there is no colon", hint: "write `\(key.text): \(value)`")
  }

  mutating func missingKey() -> Abandoned {
    // The value of a complex key, which is refused already.
    if diagnostics.last?.code == SyntaxCode.complexKey.rawValue { return Abandoned() }
    return failure(
      .missingKey, "a colon stands behind a key", at: SourceSpan(position, position + 1),
      hint: "write the key before it, or quote a text that starts with ':'")
  }

  mutating func multilineKey(_ span: SourceSpan) -> Abandoned {
    failure(.multilineKey, "a key and its colon stand on one line", at: span)
  }

  mutating func complexKey(_ span: SourceSpan) -> Abandoned {
    failure(
      .complexKey, "a key is one text, not a list, a mapping or an alias", at: span)
  }

  mutating func questionMark(inFlow: Bool = false) -> Abandoned {
    failure(
      .complexKey, "complex keys ('? ') are not part of the scenario language",
      at: SourceSpan(position, position + 1),
      hint: "write `key: value`; a text that starts with '? ' stands in quotes: "
        + quoted(bareText(inFlow: inFlow)))
  }

  mutating func directiveInDocument() -> Abandoned {
    failure(
      .misplacedDirective, "a directive stands at the start of the file or below `...`",
      at: restOfLine,
      hint: "write `...` above this line; a text that starts with '%' stands in quotes")
  }

  mutating func listBesideKey(_ key: SourceSpan) -> Abandoned {
    let items = valueLine(from: position + 1).drop { $0 == " " || $0 == "\t" }
    return failure(
      .listBesideKey, "a list with dashes starts on the line below its key",
      at: SourceSpan(position, position + 1),
      hint:
        "write `\(shortened(source.text(in: key))): [\(shortened(String(items)))]`, or start the "
        + "list on the next line; a text that starts with '- ' stands in quotes")
  }

  mutating func collectionBesideMarker(from start: Int) -> Abandoned {
    failure(
      .textAfterMarker, "a list or mapping starts on the line below '---'",
      at: SourceSpan(start, max(textEnd(ofLineFrom: start), start + 1)))
  }

  mutating func anchorBeforeDash(_ mark: Anchors.Mark) -> Abandoned {
    failure(
      .misplacedAnchor, "an anchor stands before a value, not before the line of a list or mapping",
      at: mark.span, hint: "put it behind the colon or the '- ' that the value belongs to")
  }

  mutating func anchorBeforeAlias(_ mark: Anchors.Mark) -> Abandoned {
    failure(
      .misplacedAnchor, "an alias takes no anchor of its own", at: mark.span,
      hint: "remove it: the value has a name already")
  }

  mutating func secondAnchor(_ mark: Anchors.Mark) -> Abandoned {
    failure(.misplacedAnchor, "a value takes one anchor", at: mark.span)
  }

  mutating func emptyAnchor(_ mark: Anchors.Mark) -> Abandoned {
    position = mark.span.end
    return failure(
      .emptyAnchor, "there is no value behind the anchor \(shown(mark.span))", at: mark.span,
      hint: "a text that starts with '&' stands in quotes: \(quoted(source.text(in: mark.span)))")
  }
}
