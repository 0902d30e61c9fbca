internal import ScenarioSyntax

/// The report for people at a terminal: each scenario, step by step.
///
/// Without colours it says just as much.
public struct TerminalReporter: Reporter {
  /// How much a report tells.
  public enum Detail: Sendable, CaseIterable {
    /// What failed, and the count.
    case quiet
    /// Every scenario, step by step; what was decided only where a step failed.
    case usual
    /// What was decided in every step, too.
    case verbose
  }

  let paint: Paint
  let detail: Detail

  /// Makes a reporter, with or without terminal colours.
  public init(colored: Bool, detail: Detail = .usual) {
    paint = Paint(isOn: colored)
    self.detail = detail
  }

  /// The text that an event adds to the report; empty where it adds none.
  public func text(for event: RunEvent) -> String {
    switch event {
    case .began: ""
    case .played(let record):
      detail == .quiet && record.outcome == .passed ? hints(of: record) : scenario(record)
    case .ended(let summary): self.summary(summary)
    }
  }

  /// The hints of a scenario whose steps are not told; empty where there are none.
  private func hints(of record: RunRecord) -> String {
    guard !record.hints.isEmpty else { return "" }
    var page = Page()
    writeHead(of: record, to: &page)
    HintText(record.hints, paint: paint).write(to: &page)
    page.part()
    return page.text
  }

  /// The text of the hints that look at all scenarios of an app; empty where there are none.
  public func hints(of summary: RunSummary) -> String {
    var page = Page()
    for found in summary.appHints {
      let scenarios = Shortened.count(found.scenarioCount, "scenario")
      page.add(paint("With less, over \(scenarios) of '\(found.app.printable)'", .strong))
      HintText(found.hints, paint: paint).writeHints(to: &page)
      page.part()
    }
    return page.text
  }

  private func writeHead(of record: RunRecord, to page: inout Page) {
    let mark = record.outcome == .passed ? paint("✔", .good) : paint("✘", .bad)
    page.add("\(mark) \(paint(record.title.printable, .strong))")
    page.add(paint("\(record.path.printable):\(record.line)", .quiet), indent: 2)
  }

  private func scenario(_ record: RunRecord) -> String {
    var page = Page()
    writeHead(of: record, to: &page)
    if case .broken(let reason) = record.outcome {
      page.add("could not be played: \(reason.printable)", indent: 2)
    }
    let layout = StepLayout(record.steps)
    var drawn = DrawnScreens(layout: layout, paint: paint, isOff: detail == .quiet)
    drawn.write(record.openings, to: &page)
    for step in record.steps {
      StepText(
        step: step, in: record, layout: layout, paint: paint, isVerbose: detail == .verbose
      ).write(to: &page, screens: &drawn)
    }
    if let comparison = record.comparison {
      ComparisonTable(comparison, of: record, paint).write(to: &page)
    }
    if let caught = record.caught { CatchText(caught, in: record, paint: paint).write(to: &page) }
    HintText(record.hints, paint: paint).write(to: &page)
    page.part()
    return page.text
  }

  private func summary(_ summary: RunSummary) -> String {
    let broken = summary.broken == 0 ? "" : ", \(summary.broken) could not be played"
    let notRun = summary.notRun == 0 ? "" : ", \(summary.notRun) not run"
    let line = "Scenarios: \(summary.passed) passed, \(summary.failed) failed\(broken)\(notRun)"
    return paint(line, summary.failed + summary.broken == 0 ? .good : .bad) + "\n"
  }
}

/// The colours of a terminal, or none.
package struct Paint: Sendable {
  package enum Color: String {
    case good = "32"
    case bad = "1;31"
    case strong = "1"
    case quiet = "2"
    case actor = "36"
    case assumed = "33"
  }

  let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package func callAsFunction(_ text: String, _ color: Color) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The columns that all steps of a scenario share.
struct StepLayout {
  /// The columns of the largest step number.
  let number: Int
  /// The columns of the longest name of an actor.
  let actor: Int
  /// The columns that are left to the name of an actor, so that there is room beside it.
  private static let widestActor = 28
  /// Where the verb starts.
  var verb: Int { 6 + number + actor + 3 }

  init(_ steps: [StepRecord]) {
    number = String(steps.last?.number ?? 0).count
    let widest = steps.map { DisplayWidth.of($0.actorText) }.max() ?? 0
    actor = min(widest, Self.widestActor)
  }
}

extension StepRecord {
  /// Who acts; with several apps also which app it is about.
  var actorText: String {
    switch (actor, app?.printable) {
    case (let actor?, nil): actor.rawValue
    case (.app, let app?): "app \(app)"
    case (let actor?, let app?): "\(actor.rawValue) (\(app))"
    case (nil, let app): app.map { "(\($0))" } ?? ""
    }
  }
}
