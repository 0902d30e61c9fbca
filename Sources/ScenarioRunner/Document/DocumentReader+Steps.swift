internal import ScenarioSyntax

extension DocumentReader {
  /// The steps of a document, with every `each` spread out.
  func readSteps(_ node: Node, first: Int) -> [PlannedStep] {
    reportNothing(in: node, "'steps' holds no step, so nothing would be shown")
    var steps: [PlannedStep] = []
    for item in lostAndFound(node) {
      for item in spread(item) {
        if let step = step(item, number: steps.count + 1, first: first) {
          steps.append(step)
        } else {
          noteUnreadStep(item)
        }
      }
    }
    return steps
  }

  /// Reports a list that is written as empty where that would say nothing.
  func reportNothing(in node: Node, _ sentence: String) {
    guard node.items?.isEmpty == true, !node.hasDamage else { return }
    report(.missingValue, sentence, at: node.span)
  }

  /// The items of a list, with those that were lost to an error in their places.
  func lostAndFound(_ node: Node) -> [Node] {
    guard let items = node.items, node.hasDamage else { return list(node) }
    return items.flatMap { $0.isAbsent && $0.isDamaged ? [$0] : list($0) }
  }

  /// Keeps what a step says that could not be read: it may add contacts and name a result.
  private func noteUnreadStep(_ step: Node) {
    let text = source.text(in: step.span)
    noteUnread(text)
    // What they add is not written in the file.
    if [Verb.perform.rawValue, "importVCard"].contains(where: text.contains) {
      directory.isIncomplete = true
    }
  }

  /// The inner steps of an `each`, or the step itself.
  private func spread(_ node: Node) -> [Node] {
    guard node["each"] != nil, let fields = FieldReader(self, node, owner: "'each'") else {
      return [node]
    }
    let each = fields.required("each")
    if let each { reportNothing(in: each, "'each' holds no step, so its 'expect' says nothing") }
    let steps = each.map(list) ?? []
    let expect = fields.required(
      "expect", example: "- {each: [checkStatus, relaunch], expect: {exposed: nothing}}")
    fields.finish()
    let inner = steps.flatMap(spread)
    return inner.map { step in expect.map { merge($0, into: step) } ?? step }
  }

  /// A step with the keys of a shared `expect` added that it does not have itself.
  private func merge(_ shared: Node, into step: Node) -> Node {
    var entries = step.entries ?? []
    if let word = step.scalar {
      let verb = Node(.absent, span: step.span)
      entries = [.init(key: word.text, keySpan: step.span, keyStyle: word.style, value: verb)]
    }
    guard step.entries != nil || step.scalar != nil else { return step }
    if let index = entries.firstIndex(where: { $0.key == "expect" }) {
      entries[index].value = entries[index].value.adding(shared)
    } else {
      entries.append(
        .init(key: "expect", keySpan: shared.span, keyStyle: .plain, value: shared))
    }
    return Node(.mapping(entries), span: step.span, isDamaged: step.isDamaged)
  }

  private func step(_ node: Node, number: Int, first: Int) -> PlannedStep? {
    guard let node = mappingOfStep(node), let fields = FieldReader(self, node, owner: "a step"),
      let verbs = verbs(of: fields)
    else { return nil }
    let app = fields.value("app").flatMap { node in
      apps.flatMap { appIndex(node, for: "app", in: $0) }
    }
    var step = PlannedStep(
      number: number, span: node.span, lines: lines(of: node.span), actor: nil,
      app: app ?? first, because: nil, resultName: nil, call: nil, answers: [], expectations: [])
    step.because = fields.value("because").flatMap { text($0, for: "because") }
    step.actor = verbs.only?.verb.declaration.actor
    step.answers = answers(fields, of: verbs)
    for (verb, entry) in verbs.calls {
      step.call = call(verb, entry, of: fields, app: step.app)
      if verb == .perform { hasPerformed = true }
      if let call = step.call { verb.definition.checkAnswers(call, step.answers, self) }
    }
    step.resultName = resultName(of: fields, verbs)
    let site = ExpectationSite(
      verb: verbs.only?.verb, call: step.call, app: step.app, isOpen: verbs.isOpen)
    step.expectations = fields.value("expect").map { expectations($0, site) } ?? []
    if verbs.isOpen { noteUnreadStep(node) }
    fields.finish(alsoNear: Verb.allCases.map(\.rawValue))
    return step
  }

  /// The name that a step gives to its result, where the verb gives contacts.
  private func resultName(of step: FieldReader, _ verbs: StepVerbs) -> String? {
    guard let entry = step.entry("as"), let name = step.value("as").flatMap({ text($0, for: "as") })
    else { return nil }
    if verbs.only?.verb == .takeToken {
      tokenNames.insert(name)
      return name
    }
    resultNames.insert(name)
    let results = verbs.only?.verb.declaration.results ?? []
    if !verbs.isOpen, !results.contains(.contacts), !results.contains(.contact) {
      report(
        .unknownKey, "'as' names a result that holds contacts, and this step gives none",
        at: entry.keySpan, hint: "leave it out")
    }
    return name
  }

  /// A step as a mapping: the bare word is a verb that takes nothing.
  private func mappingOfStep(_ node: Node) -> Node? {
    guard let word = node.scalar else { return node.withNameOfToken }
    let entry = Node.Entry(
      key: word.text, keySpan: node.span, keyStyle: word.style,
      value: Node(.absent, span: node.span))
    return Node(.mapping([entry]), span: node.span, isDamaged: node.isDamaged)
  }

  private func lines(of span: SourceSpan) -> ClosedRange<Int> {
    let first = source.position(at: span.start).line
    let last = source.position(at: max(span.start, span.end - 1)).line
    return first...max(first, last)
  }

  private func call(
    _ verb: Verb, _ entry: Node.Entry, of step: FieldReader, app: Int
  ) -> VerbCall? {
    let definition = verb.definition
    var fields: FieldReader?
    switch definition.declaration.shape {
    case .nothing: checkNothing(entry, verb)
    case .value: break
    case .fields, .options:
      fields = argumentFields(entry, verb)
      if fields == nil { return nil }
    }
    let arguments = ArgumentReader(
      reader: self, verb: verb, verbEntry: entry, fields: fields, step: step, app: app,
      expectsFailure: expectsFailure(step.entry("expect")?.value))
    let call = definition.read(arguments)
    fields?.finish()
    return call
  }

  private func checkNothing(_ entry: Node.Entry, _ verb: Verb) {
    guard !entry.value.isAbsent, entry.value.entries?.isEmpty != true, !entry.value.isDamaged
    else { return }
    // With a slip in the verb its name still stands inside.
    if verb == .takeToken, entry.value.entries?.map(\.key) == ["as"] { return }
    report(
      .wrongKind, "'\(verb.rawValue)' takes nothing, and this is \(entry.value.kindInWords)",
      at: headline(of: entry.value.span),
      hint: verb == .takeToken
        ? "write - takeToken: {as: \(entry.value.scalar?.text ?? "monday")}"
        : "write the word alone: - \(verb.rawValue)")
  }

  private func argumentFields(_ entry: Node.Entry, _ verb: Verb) -> FieldReader? {
    if entry.value.isAbsent {
      if entry.value.isDamaged { return nil }
      if case .options = verb.declaration.shape {
        return FieldReader(
          self, Node(.mapping([]), span: entry.keySpan), owner: "'\(verb.rawValue)'")
      }
      report(
        .missingValue, "'\(verb.rawValue)' takes arguments", at: entry.keySpan,
        hint: "for example: \(verb.declaration.example)")
      return nil
    }
    let example = verb.declaration.example(
      with: source.text(in: entry.value.span), isList: entry.value.items != nil)
    return FieldReader(self, entry.value, owner: "'\(verb.rawValue)'", example: example)
  }

  /// Whether a step expects its call to fail, so that what it adds may not be there.
  private func expectsFailure(_ expect: Node?) -> Bool {
    if expect?.hasDamage == true { return true }
    return ["error", "exception", "terminated"].contains { key in
      guard let value = expect?[key] else { return false }
      return !["none", "false"].contains(value.plainText)
    }
  }
}

extension Node {
  /// A step in which the name of a token stands beside its verb, where it is written as an argument.
  fileprivate var withNameOfToken: Node {
    guard let entries, let place = entries.firstIndex(where: { $0.key == Verb.takeToken.rawValue }),
      let inner = entries[place].value.entries, inner.count == 1, inner[0].key == "as",
      !entries.contains(where: { $0.key == "as" })
    else { return self }
    var step = entries
    step[place].value = Node(.absent, span: entries[place].value.span)
    return Node(.mapping(step + inner), span: span, isDamaged: isDamaged)
  }

  /// A mapping with the entries of another one added under the keys that it does not have.
  fileprivate func adding(_ other: Node) -> Node {
    guard let own = entries, let others = other.entries else { return self }
    let merged = own.map { entry in
      guard entry.key == "not", let shared = other["not"] else { return entry }
      var entry = entry
      entry.value = entry.value.adding(shared)
      return entry
    }
    let names = Set(own.map(\.key))
    return Node(
      .mapping(merged + others.filter { !names.contains($0.key) }), span: span,
      isDamaged: isDamaged || other.isDamaged)
  }
}
