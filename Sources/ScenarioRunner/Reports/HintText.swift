internal import ScenarioSyntax

/// The hints of a scenario in a report: by step, what was too much and what to write instead.
struct HintText {
  private let hints: [PrivilegeHint]
  private let paint: Paint

  init(_ hints: [PrivilegeHint], paint: Paint) {
    self.hints = hints
    self.paint = paint
  }

  func write(to page: inout Page) {
    guard !hints.isEmpty else { return }
    page.part()
    page.add(paint("with less", .strong), indent: 2)
    writeHints(to: &page)
  }

  /// Writes them below a headline of the caller's.
  func writeHints(to page: inout Page) {
    for hint in hints {
      let place = hint.step == 0 ? "at launch" : "step \(hint.step)"
      if let scenario = hint.scenario {
        page.add(paint(scenario.printable, .quiet), indent: 4)
      }
      let app = hint.app.map { "\($0.printable): " } ?? ""
      page.addProse("· \(place): \(app)\(hint.message.printable)", indent: 4, hanging: 2)
      page.addProse("instead: \(hint.remedy.printable)", indent: 6, hanging: 9) {
        paint($0, .quiet)
      }
    }
  }
}
