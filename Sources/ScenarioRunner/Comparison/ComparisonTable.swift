internal import ScenarioSyntax

/// Journeys and worlds as a table of at most 100 columns, with the verdict below.
struct ComparisonTable {
  private let comparison: ComparisonRecord
  private let record: RunRecord
  private let paint: Paint
  private let worldWidth: Int

  init(_ comparison: ComparisonRecord, of record: RunRecord, _ paint: Paint) {
    self.comparison = comparison
    self.record = record
    self.paint = paint
    worldWidth = comparison.worlds.map(\.rawValue.count).max() ?? 0
  }

  func write(to page: inout Page) {
    page.addProse("goal: \(goal)", indent: 2, hanging: 6)
    page.part()
    let titles = Column.allCases.map(\.rawValue)
    page.add(paint(line("", titles, end: "error or end"), .quiet), indent: 4)
    for journey in comparison.journeys {
      page.addProse(journey.name.printable, indent: 2) { paint($0, .strong) }
      for cell in journey.cells {
        page.add("\(mark(cell, of: journey)) \(text(of: cell))", indent: 2)
      }
    }
    writeObstacles(to: &page)
    page.part()
    page.addProse("\(ComparisonVerdict(comparison).text.printable).", indent: 2)
    for failure in comparison.failures {
      FailureText(failure: failure.failure, path: record.path, paint: paint).write(to: &page)
      page.part()
      page.add(failure.source, indent: FailureText.indent, paint)
    }
  }

  /// The contacts that need the same keys together.
  private var goal: String {
    var keys: [[String]] = []
    for wish in comparison.goal where !keys.contains(wish.keys) { keys.append(wish.keys) }
    let parts = keys.map { keys in
      let contacts = comparison.goal.filter { $0.keys == keys }.map(\.contact.printable)
      return "\(keys.joined(separator: ", ")) of \(Shortened.list(contacts, limit: 3))"
    }
    let count = Shortened.count(comparison.goalValueCount, "value")
    return "\(parts.joined(separator: "; ")) (\(count))"
  }
}

// MARK: Rows

extension ComparisonTable {
  /// The columns between the world and how a journey ended, in the words of the language.
  private enum Column: String, CaseIterable {
    case goal
    case exposed
    case overCollected
    case prompts
    case chosen

    func text(of cell: CellRecord) -> String {
      switch self {
      case .goal: cell.reachesGoal ? "reached" : "missed"
      case .exposed: "\(cell.exposed)"
      case .overCollected: "\(cell.overCollected)"
      case .prompts: "\(cell.prompts)"
      case .chosen: "\(cell.chosen)"
      }
    }

    var width: Int { max(rawValue.count, 7) }
  }

  private static let width = 100

  private func text(of cell: CellRecord) -> String {
    line(
      cell.world.rawValue, Column.allCases.map { $0.text(of: cell) }, end: cell.ending?.word ?? "")
  }

  /// The world and the words on the left, numbers on the right of their columns.
  private func line(_ world: String, _ texts: [String], end: String) -> String {
    let cells = zip(Column.allCases, texts).map { column, text in
      column == .goal ? text.padded(to: column.width) : text.leading(to: column.width)
    }
    let start = ([world.padded(to: worldWidth)] + cells).joined(separator: "  ")
    return start + "  " + end.printable.cut(to: Self.width - 6 - DisplayWidth.of(start))
  }

  private func mark(_ cell: CellRecord, of journey: JourneyRecord) -> String {
    guard cell.isFixed else { return " " }
    let fails = comparison.failures.contains {
      $0.journey == journey.name && $0.world == cell.world
    }
    return fails ? paint("✘", .bad) : paint("✔", .good)
  }

  /// Tells why steps could not be carried out, once for all worlds with the same step and reason.
  private func writeObstacles(to page: inout Page) {
    for journey in comparison.journeys {
      var told: Set<Obstacle> = []
      for cell in journey.cells {
        guard let obstacle = Obstacle(cell), told.insert(obstacle).inserted else { continue }
        let worlds = journey.cells.filter { Obstacle($0) == obstacle }.map(\.world.rawValue)
        if told.count == 1 { page.part() }
        let text =
          "stopped in step \(obstacle.step) of '\(journey.name)' "
          + "(\(worlds.joined(separator: ", "))): \(obstacle.reason)"
        page.addProse(text.printable, indent: 2, hanging: 2)
      }
    }
  }
}

/// What stopped a journey in a world.
private struct Obstacle: Hashable {
  let step: Int
  let reason: String

  /// Nil where the journey was not stopped.
  init?(_ cell: CellRecord) {
    guard let reason = cell.ending?.obstacle else { return nil }
    self.reason = reason
    step = cell.endingStep ?? 0
  }
}

extension CellRecord.Ending {
  /// The end in one word.
  fileprivate var word: String {
    switch self {
    case .error(let error): error.description
    case .terminated(let name): name
    case .stopped: "stopped"
    }
  }
}

extension String {
  /// The text with blanks before it up to a width.
  fileprivate func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) + self
  }

  /// The text, or as much of it as has room beside an ellipsis.
  fileprivate func cut(to width: Int) -> String {
    guard DisplayWidth.of(self) > width else { return self }
    var text = ""
    for character in self {
      guard DisplayWidth.of(text + String(character)) < width else { break }
      text.append(character)
    }
    return text + "…"
  }
}
