internal import ScenarioRunner

/// Comparisons as JSON, the same from run to run: a list with an object for each scenario.
///
/// Numbers count values, which are what a contact has under a key. Of `error`, `terminated` and
/// `stopped` at most one is no null; `step` is the number of the step that it happened in.
struct ComparisonJSON {
  private let records: [RunRecord]

  init(_ records: [RunRecord]) { self.records = records }

  /// The text, with a line break at its end.
  var text: String {
    JSONValue.list(records.map(object)).text() + "\n"
  }

  private func object(_ record: RunRecord) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("title", .text(record.title)), ("path", .text(record.path)), ("line", .number(record.line)),
      ("outcome", .text(record.outcome.word)),
    ]
    if case .broken(let reason) = record.outcome { members.append(("reason", .text(reason))) }
    guard let comparison = record.comparison else { return .object(members) }
    members += [
      ("contacts", .number(comparison.contactCount)),
      (
        "goal",
        .object([
          ("contacts", .list(comparison.goal.map(wish))),
          ("values", .number(comparison.goalValueCount)),
        ])
      ),
      ("journeys", .list(comparison.journeys.map(journey))),
      ("failures", .list(comparison.failures.map(failure))),
      ("verdict", .text(ComparisonVerdict(comparison).text)),
    ]
    return .object(members)
  }

  private func wish(_ wish: ComparisonRecord.Wish) -> JSONValue {
    .object([("contact", .text(wish.contact)), ("keys", .list(wish.keys.map(JSONValue.text)))])
  }

  private func journey(_ journey: JourneyRecord) -> JSONValue {
    .object([("name", .text(journey.name)), ("worlds", .list(journey.cells.map(cell)))])
  }

  private func cell(_ cell: CellRecord) -> JSONValue {
    let isStopped = cell.ending != nil
    return .object([
      ("world", .text(cell.world.rawValue)),
      ("goal", .text(cell.reachesGoal ? "reached" : "missed")),
      ("exposed", .number(cell.exposed)), ("overCollected", .number(cell.overCollected)),
      ("prompts", .number(cell.prompts)), ("chosen", .number(cell.chosen)),
      ("error", .optional(cell.ending?.error?.description)),
      ("terminated", .optional(cell.ending?.termination)),
      ("stopped", .optional(cell.ending?.obstacle)),
      ("step", isStopped ? cell.endingStep.map(JSONValue.number) ?? .null : .null),
      ("fixed", .flag(cell.isFixed)),
    ])
  }

  private func failure(_ failure: CellFailure) -> JSONValue {
    .object([
      ("journey", .text(failure.journey)), ("world", .optional(failure.world?.rawValue)),
      ("message", .text(failure.failure.message)), ("line", .number(failure.failure.line)),
      ("column", .number(failure.failure.column)),
      ("expected", .optional(failure.failure.comparison.first?.expected)),
      ("actual", .optional(failure.failure.comparison.first?.actual)),
    ])
  }
}

extension RunRecord.Outcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .broken: "broken"
    }
  }
}

/// A value of JSON whose members keep their order.
indirect enum JSONValue {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// A text, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The value in lines; what holds no list and no object stands on one.
  func text(indent: String = "") -> String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): text.jsonQuoted
    case .list(let values):
      enclosed("[", values.map { ("", $0) }, "]", indent)
    case .object(let members):
      enclosed("{", members.map { ("\($0.0.jsonQuoted): ", $0.1) }, "}", indent)
    }
  }

  private func enclosed(
    _ open: String, _ parts: [(String, JSONValue)], _ close: String, _ indent: String
  ) -> String {
    guard parts.contains(where: \.1.isNested) else {
      return open + parts.map { $0.0 + $0.1.text() }.joined(separator: ", ") + close
    }
    let inner = indent + "  "
    let lines = parts.map { "\(inner)\($0.0)\($0.1.text(indent: inner))" }
    return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
  }

  /// Whether it has lines of its own; a list of texts or numbers has none.
  private var isNested: Bool {
    switch self {
    case .object: true
    case .list(let values): values.contains(where: \.isNested)
    case .null, .flag, .number, .text: false
    }
  }
}
