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
}
