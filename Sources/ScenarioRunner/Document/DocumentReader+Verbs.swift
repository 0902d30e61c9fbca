internal import ContactsProvider
internal import ScenarioSyntax

/// The verbs of a step: one, none for an `expect` alone, or several by mistake.
struct StepVerbs {
  var calls: [(verb: Verb, entry: Node.Entry)] = []
  /// Whether it is open which verb was meant; what is wrong is reported already.
  var isOpen = false

  /// The verb, where there is no doubt about it.
  var only: (verb: Verb, entry: Node.Entry)? { isOpen ? nil : calls.first }
}

extension DocumentReader {
  /// Keys that a step has beside its verb.
  private static let stepWords = ["user", "expect", "app", "because", "as"]

  /// The verbs of a step; nil where it has one that this version does not play.
  func verbs(of fields: FieldReader) -> StepVerbs? {
    let found = fields.entries.filter { isVerb($0.key) }
    if found.isEmpty {
      let isExpectAlone =
        fields.entry("expect") != nil && !fields.isDamaged
        && fields.entries.allSatisfy { Self.stepWords.contains($0.key) }
      return isExpectAlone ? StepVerbs() : missingVerb(fields)
    }
    if found.count > 1 { reportSeveral(found) }
    let calls = found.compactMap { entry in
      Verb(rawValue: entry.key).map { ($0, fields.entry(entry.key) ?? entry) }
    }
    guard calls.count == found.count else {
      fields.later(Array(LaterWords.verbs))
      return nil
    }
    return StepVerbs(calls: calls, isOpen: found.count > 1)
  }

  private func isVerb(_ word: String) -> Bool {
    Verb(rawValue: word) != nil || LaterWords.verbs.contains(word)
  }

  private func reportSeveral(_ verbs: [Node.Entry]) {
    if verbs.contains(where: \.isDoubtful) { return noteWithheld() }
    report(
      .oneVerb, "a step has one verb, and this one has '\(verbs[0].key)' and '\(verbs[1].key)'",
      at: verbs[1].keySpan, hint: "write a step of its own: - \(verbs[1].key)",
      notes: [.init(span: verbs[0].keySpan, text: "the other verb stands here")])
  }

  /// What a step without a verb may have meant: a slip of one letter or two is read as its verb.
  private func missingVerb(_ fields: FieldReader) -> StepVerbs {
    let strangers = fields.entries.filter { !Self.stepWords.contains($0.key) && !$0.isDoubtful }
    guard let stranger = strangers.first else {
      if fields.isDamaged || fields.entries.contains(where: \.isDoubtful) {
        noteWithheld()
      } else {
        report(
          .oneVerb, "a step has one verb, or is an 'expect' alone",
          at: headline(of: fields.span), hint: "for example: - fetch: {keys: [name]}")
      }
      return StepVerbs(isOpen: true)
    }
    fields.entry(stranger.key)
    let words = Verb.allCases.map(\.rawValue) + LaterWords.verbs.sorted() + ["expect", "each"]
    let near = closestWords(to: stranger.key, among: words)
    report(
      .unknownVerb, "'\(stranger.key)' is not a verb", at: stranger.keySpan,
      label: "verbs are listed by `gatebook steps`", hint: near.isEmpty ? nil : meant(near))
    let slip = near.count == 1 && nearMiss(of: stranger.key, among: near) != nil
    guard slip, let verb = Verb(rawValue: near[0]) else { return StepVerbs(isOpen: true) }
    return StepVerbs(calls: [(verb, stranger)], isOpen: true)
  }

  /// The answers of a step's person.
  func answers(_ step: FieldReader, of verbs: StepVerbs) -> [PlannedAnswer] {
    // Beside an `expect` alone it is a key that means nothing.
    if verbs.calls.isEmpty, !verbs.isOpen { return [] }
    guard let entry = step.entry("user") else { return [] }
    if let verb = verbs.only?.verb, !verb.declaration.asks {
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
      if node.isDamaged || entries.contains(where: \.isDoubtful) {
        noteWithheld()
        return nil
      }
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
      reportUnfit(
        "access is all or nothing", at: entry.keySpan, hint: "write 'allowFull' or 'deny'")
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
