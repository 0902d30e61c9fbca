/// A comparison in words: which journey reaches the goal where, at what price, and whether full
/// access is justified.
public struct ComparisonVerdict: Sendable {
  private let record: ComparisonRecord

  /// Makes the verdict on a comparison.
  public init(_ record: ComparisonRecord) { self.record = record }

  /// The verdict as one sentence, without a final period.
  public var text: String {
    if record.journeys.allSatisfy(\.reaching.isEmpty) {
      return "no journey reaches the goal in any world"
    }
    let prices = ranked.enumerated().map {
      price($0.element, $0.offset == 0 ? " reaches the goal" : "")
    }
    return "\(prices.joined(separator: "; ")): \(conclusion)"
  }

  /// The journeys, those first that reach the goal in most worlds and for the least.
  private var ranked: [JourneyRecord] {
    record.journeys.enumerated().sorted { one, other in
      let (left, right) = (one.element.rank, other.element.rank)
      return left == right ? one.offset < other.offset : left < right
    }.map(\.element)
  }

  private func price(_ journey: JourneyRecord, _ verb: String) -> String {
    let cells = journey.reaching
    guard !cells.isEmpty else { return "\(journey.quoted) in none" }
    let worlds = verb.isEmpty ? "" : " worlds"
    return "\(journey.quoted)\(verb) in \(cells.count) of \(record.worlds.count)\(worlds), "
      + journey.priceWords
  }

  /// Whether full access is justified.
  private var conclusion: String {
    let asking = record.journeys.filter { ($0[.full]?.prompts ?? 0) > 0 }
    let full = asking.filter { $0[.full]?.reachesGoal == true }
    let quiet = record.journeys.filter {
      $0[.full]?.reachesGoal == true && $0[.full]?.prompts == 0
    }
    if let journey = full.first(where: { $0[.full]?.overCollected == 0 }),
      record.isAboutEverybody, !quiet.contains(where: \.isAsEasy)
    {
      return justification(journey, beside: quiet)
    }
    if !quiet.isEmpty {
      return asking.isEmpty ? "no access is needed" : "full access is not justified"
    }
    if record.journeys.contains(where: { $0[.limitedToGoal]?.reachesGoal == true }) {
      return "limited access is enough"
    }
    return "nothing but full access reaches the goal"
  }

  private func justification(_ journey: JourneyRecord, beside quiet: [JourneyRecord]) -> String {
    let reason =
      "full access is justified, since the goal is about everybody and \(journey.quoted) sees "
      + "nothing else"
    let chosen = quiet.compactMap { other in other[.full].map { (other, $0.chosen) } }
      .first { $0.1 > 1 }
    guard let (other, count) = chosen else { return reason }
    return "\(reason), while with \(other.quoted) the person chooses \(count) contacts one by one"
  }
}

extension JourneyRecord {
  /// The cell of a world.
  fileprivate subscript(world: World) -> CellRecord? { cells.first { $0.world == world } }

  /// The worlds in which the goal is reached.
  fileprivate var reaching: [CellRecord] { cells.filter(\.reachesGoal) }

  /// Whether the person chooses one contact at most, and nothing beyond the goal comes with it.
  fileprivate var isAsEasy: Bool {
    self[.full].map { $0.chosen <= 1 && $0.overCollected == 0 } ?? false
  }

  fileprivate var quoted: String { "'\(name)'" }

  /// Smaller is better.
  fileprivate var rank: (Int, Int, Int) {
    (
      -reaching.count, reaching.map(\.overCollected).max() ?? 0,
      reaching.map(\.prompts).max() ?? 0
    )
  }

  /// What it takes to reach the goal.
  fileprivate var priceWords: String {
    let prompts = reaching.map(\.prompts).max() ?? 0
    let beyond = reaching.map(\.overCollected)
    let (least, most) = (beyond.min() ?? 0, beyond.max() ?? 0)
    let asked =
      prompts == 0 ? "without a prompt and with" : "with \(Shortened.count(prompts, "prompt")) and"
    let values =
      most == 0
      ? "nothing beyond it"
      : "\(least == most ? "" : "up to ")\(Shortened.count(most, "value")) beyond it"
    return "\(asked) \(values)"
  }
}
