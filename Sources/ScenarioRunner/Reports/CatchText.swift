internal import ScenarioSyntax

/// What a report says of the failure that a scenario is to find.
struct CatchText {
  private let caught: CatchRecord
  private let record: RunRecord
  private let paint: Paint

  init(_ caught: CatchRecord, in record: RunRecord, paint: Paint) {
    self.caught = caught
    self.record = record
    self.paint = paint
  }

  func write(to page: inout Page) {
    if case .broken = record.outcome { return }
    page.part()
    guard let miss = caught.miss else {
      page.addProse("to change: \(caught.change.printable)", indent: 2, hanging: 11) {
        paint($0, .strong)
      }
      return
    }
    page.addProse(miss.message.printable, indent: 2) { paint($0, .bad) }
    page.add(paint("at \(record.path.printable):\(miss.line):\(miss.column)", .quiet), indent: 4)
    page.addProse("hint: \((miss.hint ?? "").printable)", indent: 4, hanging: 6)
  }
}
