internal import ScenarioSyntax

/// The screens of a scenario in the terminal report: each is drawn where it comes up, and once.
struct DrawnScreens {
  private let layout: StepLayout
  private let paint: Paint
  private let isOff: Bool
  /// The latest drawn screen of each app.
  private var latest: [String?: ScreenContents] = [:]

  /// How many screens on the way are told of at most.
  private static let limit = 10

  init(layout: StepLayout, paint: Paint, isOff: Bool) {
    self.layout = layout
    self.paint = paint
    self.isOff = isOff
  }

  /// Draws what the apps showed when they were started.
  mutating func write(_ openings: [OpeningScreens], to page: inout Page) {
    guard !isOff else { return }
    for opening in openings {
      let verb = opening.screens.isEmpty ? "starts" : "shows"
      page.add(
        paint((opening.app.map { "\($0) " } ?? "the app ").printable + verb, .quiet),
        indent: layout.verb)
      draw(opening.screens, of: opening.app, to: &page)
      for note in opening.notes { page.add(note.text(paint), indent: layout.verb) }
    }
  }

  /// Draws how a step ended, where that is new or the step failed; other screens take one line each.
  mutating func write(_ step: StepRecord, to page: inout Page) {
    guard !isOff, let last = step.screens.last else { return }
    let isNew = step.screens.count > 1 || latest[step.app] != last
    guard isNew || step.outcome == .failed else { return }
    draw(step.screens, of: step.app, to: &page)
  }

  private mutating func draw(
    _ screens: [ScreenContents], of app: String?, to page: inout Page
  ) {
    guard let last = screens.last else { return }
    let passing = screens.dropLast()
    let label = "on the way".padded(to: StepText.labelWidth)
    let room = ScreenText.width - layout.verb - StepText.labelWidth
    for screen in passing.prefix(Self.limit) {
      page.add(
        paint(label, .quiet) + screen.summary.printable.shortened(to: room), indent: layout.verb)
    }
    if passing.count > Self.limit {
      page.add(
        paint(label, .quiet) + "… and \(passing.count - Self.limit) more", indent: layout.verb)
    }
    for line in ScreenText(last, room: ScreenText.width - layout.verb).lines {
      page.add(line, indent: layout.verb)
    }
    latest[app] = last
  }
}
