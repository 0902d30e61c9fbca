internal import ContactsProvider
internal import ScenarioSyntax

/// One step in the terminal report.
struct StepText {
  let step: StepRecord
  let record: RunRecord
  let layout: StepLayout
  let paint: Paint
  /// Whether what was decided in a step that passed is told, too.
  let isVerbose: Bool

  init(
    step: StepRecord, in record: RunRecord, layout: StepLayout, paint: Paint, isVerbose: Bool
  ) {
    self.step = step
    self.record = record
    self.layout = layout
    self.paint = paint
    self.isVerbose = isVerbose
  }

  func write(to page: inout Page, screens: inout DrawnScreens) {
    writeHead(to: &page)
    if step.outcome == .notRun { return }
    for note in step.notes { page.add(note.text(paint), indent: layout.verb) }
    screens.write(step, to: &page)
    guard step.outcome == .failed else {
      if isVerbose { writeOwnDecisions(to: &page) }
      return
    }
    for failure in step.failures {
      FailureText(failure: failure, path: record.path, paint: paint).write(to: &page)
    }
    writeSource(to: &page)
    writeDecisions(to: &page)
    page.part()
  }

  private func writeHead(to page: inout Page) {
    let number = String(step.number)
    let gap = String(repeating: " ", count: layout.number - number.count)
    let actor = step.actorText.shortened(to: layout.actor).padded(to: layout.actor)
    let head = "\(mark) \(gap)\(paint(number, .quiet))  \(paint(actor, .actor))"
    let words = step.words.map(\.printable)
    let isNotRun = step.outcome == .notRun
    let first = isNotRun ? paint("\(words.first ?? "")  (not run)", .quiet) : words.first ?? ""
    page.add("\(head)   \(first)", indent: 2)
    guard !isNotRun else { return }
    for line in words.dropFirst() { page.add(line, indent: layout.verb) }
    if let because = step.because {
      page.add(paint("because \(because.printable)", .quiet), indent: layout.verb)
    }
  }

  private var mark: String {
    switch step.outcome {
    case .passed: paint("✔", .good)
    case .failed: paint("✘", .bad)
    case .notRun: paint("·", .quiet)
    }
  }

  /// The columns of what stands before a note.
  static let labelWidth = 18
}

extension StepNote {
  /// The note on a line.
  func text(_ paint: Paint) -> String {
    let text = text.printable
    func label(_ label: String) -> String {
      paint(label.padded(to: StepText.labelWidth), .quiet)
    }
    return switch kind {
    case .saw: label("person saw") + text
    case .answered: label("person answered") + text
    case .got: label("app got") + text
    case .sent: label("app sent") + text
    case .printed: label("app printed") + text
    case .ended: label("app was ended") + paint(text, .assumed)
    case .refused: label("Settings refused") + text
    case .assumed: label("assumed") + paint(text, .assumed)
    }
  }
}

// MARK: Failures

extension StepText {
  private static let indent = FailureText.indent

  private func writeSource(to page: inout Page) {
    page.part()
    let width = String(step.source.last?.number ?? 0).count
    for line in step.source { page.add(line, indent: Self.indent, width: width, paint) }
  }

  private func writeDecisions(to page: inout Page) {
    guard let first = step.decisions.first else { return }
    page.part()
    let place = first.step == step.number ? "in this step" : "since step \(first.step)"
    page.add("what the system decided \(place)", indent: Self.indent)
    write(step.decisions, to: &page)
  }

  /// What was decided in this step itself: what it looks back on stands where it happened.
  private func writeOwnDecisions(to page: inout Page) {
    let decisions = step.decisions.filter { $0.step == step.number }
    guard !decisions.isEmpty else { return }
    page.part()
    page.add("what the system decided", indent: Self.indent)
    write(decisions, to: &page)
    page.part()
  }

  private func write(_ decisions: [DecisionRecord], to page: inout Page) {
    for decision in decisions {
      let app = step.app == nil ? nil : decision.app
      let text = (app.map { "\($0): " } ?? "") + decision.text
      page.addProse("· \(text.printable)", indent: Self.indent + 2, hanging: 2)
      for rule in decision.rules.map(\.rule) { write(rule, to: &page) }
    }
  }

  private func write(_ rule: Rule, to page: inout Page) {
    let evidence = rule.evidence.rawValue
    let label = rule.evidence == .assumed ? paint(evidence, .assumed) : evidence
    page.add("\(rule.id.name) (\(label))", indent: Self.indent + 4)
    page.addProse(rule.sentence, indent: Self.indent + 6) { paint($0, .quiet) }
  }
}
