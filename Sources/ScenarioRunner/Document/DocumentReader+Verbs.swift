internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// Keys that a step has beside its verb.
  private static let stepWords = ["user", "expect", "app", "because", "as"]

  /// The verb of a step with its entry; an inner nil for an `expect` alone, nil where it is wrong.
  func verb(of fields: FieldReader) -> (verb: Verb, entry: Node.Entry)?? {
    let found = fields.entries.filter { isVerb($0.key) }
    if found.count > 1 {
      reportSeveral(found)
      return nil
    }
    guard let entry = found.first else {
      return fields.entry("expect") != nil && isExpectAlone(fields)
        ? .some(nil) : reportMissing(fields)
    }
    guard let verb = Verb(rawValue: entry.key) else {
      reportLater(entry.key, at: entry.keySpan)
      return nil
    }
    return (verb, fields.entry(entry.key) ?? entry)
  }

  private func isVerb(_ word: String) -> Bool {
    Verb(rawValue: word) != nil || LaterWords.verbs.contains(word)
  }

  private func isExpectAlone(_ fields: FieldReader) -> Bool {
    fields.entries.allSatisfy { Self.stepWords.contains($0.key) }
  }

  private func reportSeveral(_ verbs: [Node.Entry]) {
    report(
      .oneVerb, "a step has one verb, and this one has '\(verbs[0].key)' and '\(verbs[1].key)'",
      at: verbs[1].keySpan, hint: "write a step of its own: - \(verbs[1].key)",
      notes: [.init(span: verbs[0].keySpan, text: "the other verb stands here")])
  }

  private func reportMissing(_ fields: FieldReader) -> (verb: Verb, entry: Node.Entry)?? {
    guard let stranger = fields.entries.first(where: { !Self.stepWords.contains($0.key) }) else {
      report(
        .oneVerb, "a step has one verb, or is an 'expect' alone",
        at: headline(of: fields.span), hint: "for example: - fetch: {keys: [name]}")
      return nil
    }
    let verbs = Verb.allCases.map(\.rawValue)
    let near = closestWord(to: stranger.key, among: verbs + LaterWords.verbs.sorted())
    report(
      .unknownVerb, "'\(stranger.key)' is not a verb", at: stranger.keySpan,
      label: "verbs are listed by `gatebook steps`",
      hint: near.map { "did you mean '\($0)'?" })
    return nil
  }

  /// The answers of a step's person.
  func answers(_ step: FieldReader, of verb: Verb) -> [PlannedAnswer] {
    guard let entry = step.entry("user") else { return [] }
    guard verb.declaration.asks else {
      report(
        .neverAsks, "nobody is asked during '\(verb.rawValue)'", at: entry.keySpan,
        hint: "leave 'user' out, or put it at a step during which the system asks")
      return []
    }
    return step.value("user").map { list($0).compactMap(answer) } ?? []
  }

  private func answer(_ node: Node) -> PlannedAnswer? {
    if let entries = node.entries { return answer(of: entries, node) }
    guard let text = scalar(node, for: "user", takes: "an answer")?.text else { return nil }
    switch text {
    case "deny": return PlannedAnswer(choice: .deny, span: node.span)
    case "allowFull": return PlannedAnswer(choice: .allowFull, span: node.span)
    case "continue": return staged(.continue, text, node)
    case "cancelSelection": return staged(.cancelSelection, text, node)
    case "allowLimited":
      report(
        .missingValue, "'allowLimited' says which contacts are shared", at: node.span,
        hint: "write {allowLimited: [Mira Solberg]}; [] shares nobody")
      return nil
    default:
      reportAnswer(text, at: node.span)
      return nil
    }
  }

  private func answer(of entries: [Node.Entry], _ node: Node) -> PlannedAnswer? {
    guard entries.count == 1, let entry = entries.first else {
      report(
        .wrongKind, "an answer has one key", at: headline(of: node.span),
        hint: "write several answers as a list")
      return nil
    }
    guard entry.key == "allowLimited" else {
      reportAnswer(entry.key, at: entry.keySpan)
      return nil
    }
    guard let fields = FieldReader(self, node, owner: "an answer") else { return nil }
    if system?.capabilities.hasLimitedAccess == false {
      reportUnfit("nobody can share some contacts only", at: entry.keySpan)
    }
    return fields.value(entry.key).map {
      PlannedAnswer(choice: .allowLimited(contacts($0, for: entry.key)), span: node.span)
    }
  }

  /// An answer that exists where access is asked for in two stages.
  private func staged(
    _ choice: PlannedAnswer.Choice, _ word: String, _ node: Node
  ) -> PlannedAnswer {
    if system?.capabilities.promptFlow == .oneStage {
      reportUnfit("there is no second sheet, so '\(word)' is no answer", at: node.span)
    }
    return PlannedAnswer(choice: choice, span: node.span)
  }

  private func reportAnswer(_ word: String, at span: SourceSpan) {
    if LaterWords.answers.contains(word) { return reportLater(word, at: span) }
    let words = ["deny", "allowFull", "allowLimited", "cancelSelection", "continue"]
    let meant = closestWord(to: word, among: words)
    report(
      .unknownWord, "'\(word)' is not an answer to the access prompt", at: span,
      label: "its answers are " + words.listed(conjunction: "and"),
      hint: meant.map {
        $0 == "allowLimited" ? "write {allowLimited: [contacts]}" : "did you mean '\($0)'?"
      })
  }
}
