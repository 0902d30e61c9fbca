internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// A predicate format whose keys and operators mean something for a kind of subject.
  func predicateFormat(
    _ node: Node, for name: String, of kind: PredicateSubjectKind
  ) -> PredicateFormat? {
    readFormat(node, for: name) { text throws(PredicateFormatError) in
      let format = try PredicateFormat(text)
      try format.check(for: kind)
      return format
    }
  }

  /// A predicate format that can be read, whatever its keys mean.
  func predicateFormat(_ node: Node, for name: String) -> PredicateFormat? {
    readFormat(node, for: name) { text throws(PredicateFormatError) in try PredicateFormat(text) }
  }

  private func readFormat(
    _ node: Node, for name: String,
    _ read: (String) throws(PredicateFormatError) -> PredicateFormat
  ) -> PredicateFormat? {
    guard let scalar = scalar(node, for: name, takes: "a predicate format") else { return nil }
    do throws(PredicateFormatError) { return try read(scalar.text) } catch {
      report(
        .invalidPredicate, error.message.withSmallInitial,
        at: span(of: error, in: scalar, at: node.span), hint: error.hint?.withSmallInitial)
      return nil
    }
  }

  /// The faulty part of a format, where the text stands in the file as it is; else all of it.
  private func span(
    of error: PredicateFormatError, in scalar: Node.Scalar, at whole: SourceSpan
  ) -> SourceSpan {
    let quotes = scalar.style == .plain ? 0 : 1
    let text = source.text(
      in: SourceSpan(whole.start + quotes, max(whole.start, whole.end - quotes)))
    guard text == scalar.text, !text.contains(where: \.isNewline) else {
      return headline(of: whole)
    }
    let before = text.prefix(error.offset).utf8.count
    let fault = text.dropFirst(error.offset).prefix(max(error.length, 1)).utf8.count
    let start = whole.start + quotes + before
    // What is missing at the end is missing after the last letter.
    return fault == 0
      ? SourceSpan(max(whole.start, start - 1), max(whole.start + 1, start))
      : SourceSpan(start, start + fault)
  }
}

extension String {
  /// The text as a part of a sentence: with a small letter at its beginning.
  fileprivate var withSmallInitial: String { prefix(1).lowercased() + dropFirst() }
}
