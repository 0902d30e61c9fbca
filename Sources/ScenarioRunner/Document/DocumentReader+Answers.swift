internal import ContactsProvider
internal import ScenarioSyntax

/// The step whose answers are read.
struct AnswerSite {
  /// The verb, where there is no doubt about it.
  let verb: Verb?
  /// What can come up; everything where the verb is open.
  var questions: [QuestionKind] { verb?.declaration.asks ?? QuestionKind.allCases }
}

extension DocumentReader {
  /// The answers of a step's person.
  func answers(_ step: FieldReader, of verbs: StepVerbs) -> [PlannedAnswer] {
    guard let entry = step.entry("user") else { return [] }
    if verbs.calls.isEmpty, !verbs.isOpen {
      reportNeverAsks("nobody is asked in an 'expect' alone", at: entry.keySpan)
      return []
    }
    let site = AnswerSite(verb: verbs.only?.verb)
    if site.questions.isEmpty, let verb = site.verb {
      reportNeverAsks("nobody is asked during '\(verb.rawValue)'", at: entry.keySpan)
      return []
    }
    return step.value("user").map { answers($0, site) } ?? []
  }

  private func reportNeverAsks(_ what: String, at span: SourceSpan) {
    report(
      .neverAsks, what, at: span,
      hint: "leave 'user' out, or put it at a step during which the system asks")
  }

  /// One answer or several, in order.
  func answers(_ node: Node, _ site: AnswerSite) -> [PlannedAnswer] {
    let items = list(node)
    let answers = items.compactMap { answer($0, site) }
    if answers.count == items.count { checkClosing(answers) }
    return answers
  }

  /// What the person answers later: one answer, or the gestures of one picker in order.
  func lateAnswer(_ node: Node) -> [PlannedAnswer]? {
    reportNothing(in: node, "'answer' answers nothing")
    let answers = answers(node, AnswerSite(verb: .answer))
    if answers.isEmpty { return nil }
    if let ignored = answers.first(where: { $0.choice.word == .ignore }) {
      report(
        .unfittingAnswer, "'ignore' leaves on the screen what 'answer' is to answer",
        at: ignored.span, hint: "leave the step out: what was ignored stays as it is")
    }
    let end = answers.firstIndex { !$0.choice.word.definition.leavesPickerOpen }
    if let end, end < answers.count - 1 {
      report(
        .wrongKind,
        "'answer' takes one answer, and after '\(answers[end].choice.word.rawValue)' "
          + "comes another", at: answers[end + 1].span, hint: "write a step for each: - answer: …")
    }
    return answers
  }

  /// Reports a picker that the answers leave open.
  private func checkClosing(_ answers: [PlannedAnswer]) {
    for (place, answer) in answers.enumerated() where answer.choice.word.definition.leavesPickerOpen
    {
      let next = answers.dropFirst(place + 1).first?.choice.word
      if next?.questions.contains(.picker) == true { continue }
      report(
        .unfittingAnswer, "after '\(answer.choice.word.rawValue)' the contact picker is still open",
        at: answer.span,
        hint: "go on with what closes it: "
          + QuestionKind.picker.answers.filter { !$0.definition.leavesPickerOpen }
          .map(\.rawValue).listed())
    }
  }

  private func answer(_ node: Node, _ site: AnswerSite) -> PlannedAnswer? {
    guard let entries = node.entries else {
      guard let text = scalar(node, for: "user", takes: "an answer")?.text else { return nil }
      guard let word = word(of: text, at: node.span, site) else { return nil }
      return answer(word, at: node.span)
    }
    if entries.count > 1, let words = partners(entries) {
      return combined(words, of: node, site)
    }
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
    return word(of: entry.key, at: entry.keySpan, site).flatMap { answer($0, entry, of: node) }
  }

  /// The answers of a mapping whose keys may stand beside each other; nil where they may not.
  private func partners(_ entries: [Node.Entry]) -> [(AnswerWord, Node.Entry)]? {
    let words = entries.compactMap { entry in AnswerWord(rawValue: entry.key).map { ($0, entry) } }
    guard words.count == entries.count else { return nil }
    let areAllPartners = words.dropFirst().allSatisfy { word, _ in
      words[0].0.definition.partners.contains(word)
    }
    return areAllPartners ? words : nil
  }

  /// One answer made of several that change ticks; the first that cannot be read ends it.
  private func combined(
    _ words: [(AnswerWord, Node.Entry)], of node: Node, _ site: AnswerSite
  ) -> PlannedAnswer? {
    var (added, removed): ([ContactReference], [ContactReference]) = ([], [])
    for (word, entry) in words {
      guard let word = self.word(of: word.rawValue, at: entry.keySpan, site),
        case .change(let more, let fewer) = answer(word, entry, of: node)?.choice
      else { return nil }
      added += more
      removed += fewer
    }
    return PlannedAnswer(choice: .change(adding: added, removing: removed), span: node.span)
  }

  /// The word of an answer that fits what can come up.
  private func word(of text: String, at span: SourceSpan, _ site: AnswerSite) -> AnswerWord? {
    guard let word = AnswerWord(rawValue: text) else {
      reportAnswer(text, at: span, site)
      return nil
    }
    guard word.questions.contains(where: site.questions.contains) else {
      let fitting = AnswerWord.allCases.filter { word in
        word.questions.contains(where: site.questions.contains)
      }
      report(
        .unfittingAnswer,
        "'\(text)' answers \(word.questions.words), and '\(site.verb?.rawValue ?? "")' shows "
          + site.questions.words,
        at: span, label: "its answers are " + fitting.map(\.rawValue).listed(conjunction: "and"),
        hint: nearAnswer(text, among: fitting))
      return nil
    }
    checkSystem(has: word.definition.need, for: word, at: span)
    return word
  }

  private func checkSystem(
    has need: AnswerDefinition.Need?, for word: AnswerWord, at span: SourceSpan
  ) {
    guard let capabilities = system?.capabilities else { return }
    switch need {
    case .limitedAccess where !capabilities.hasLimitedAccess:
      reportUnfit("access is all or nothing", at: span, hint: "write 'allowFull' or 'deny'")
    case .secondSheet where capabilities.promptFlow == .oneStage:
      reportUnfit("there is no second sheet, so '\(word.rawValue)' is no answer", at: span)
    case .sheet where capabilities.contactPicker == .popover:
      reportUnfit("a picker is no sheet that can be swiped away", at: span, hint: "write 'cancel'")
    default: break
    }
  }

  /// An answer that stands as a word.
  private func answer(_ word: AnswerWord, at span: SourceSpan) -> PlannedAnswer? {
    if let choice = word.definition.choice { return PlannedAnswer(choice: choice, span: span) }
    reportMissingArgument(of: word, at: span)
    return nil
  }

  private func reportMissingArgument(of word: AnswerWord, at span: SourceSpan) {
    guard let argument = word.definition.argument else { return }
    report(
      .missingValue, "'\(word.rawValue)' says \(argument.sentence)", at: span,
      hint: "write \(word.example)")
  }

  /// An answer that stands as a mapping.
  private func answer(
    _ word: AnswerWord, _ entry: Node.Entry, of node: Node
  ) -> PlannedAnswer? {
    guard let argument = word.definition.argument else {
      if entry.isDoubtful || entry.value.isDamaged {
        noteWithheld()
      } else {
        report(
          .wrongKind, "'\(word.rawValue)' takes nothing", at: entry.keySpan,
          hint: "write the word alone: \(word.rawValue)")
      }
      return nil
    }
    guard !entry.value.isAbsent else {
      if !entry.value.isDamaged { reportMissingArgument(of: word, at: entry.keySpan) }
      return nil
    }
    return argument.read(entry.value, self).map { PlannedAnswer(choice: $0, span: node.span) }
  }

  private func reportAnswer(_ word: String, at span: SourceSpan, _ site: AnswerSite) {
    let fitting = AnswerWord.allCases.filter { word in
      word.questions.contains(where: site.questions.contains)
    }
    report(
      .unknownWord, "'\(word)' is not an answer to \(site.questions.words)", at: span,
      label: "its answers are " + fitting.map(\.rawValue).listed(conjunction: "and"),
      hint: nearAnswer(word, among: fitting))
  }

  private func nearAnswer(_ word: String, among fitting: [AnswerWord]) -> String? {
    closestWord(to: word, among: fitting.map(\.rawValue)).flatMap(AnswerWord.init(rawValue:)).map {
      $0.definition.choice != nil ? "did you mean '\($0.rawValue)'?" : "write \($0.example)"
    }
  }

  /// What is chosen in a picker: a contact, or `{contact, key, value}`.
  func pickedChoice(_ node: Node) -> PlannedChoice? {
    guard node.entries != nil else {
      return contact(node, for: "choose").map { .contact($0) }
    }
    let example = "choose: {contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}"
    guard let fields = FieldReader(self, node, owner: "a chosen value", example: example) else {
      return nil
    }
    defer { fields.finish() }
    let contact = fields.required("contact", example: example).flatMap {
      self.contact($0, for: "contact")
    }
    let key = fields.required("key", example: example).flatMap { self.key($0, for: "key") }
    let value = fields.value("value")
    guard let contact, let key else { return nil }
    return .value(
      PlannedChoice.Value(
        contact: contact, key: key, value: value.flatMap { entryValue($0, of: key) }))
  }
}
