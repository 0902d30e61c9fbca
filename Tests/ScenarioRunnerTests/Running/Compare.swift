import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Plays journeys on a device of four people, whose goal is one of them.
func compare(
  _ journeys: String, goal: String = "{Ana Alpha: [name, emailAddresses]}",
  on device: String = fourPeople, app: String = "app: {}"
) async throws -> ComparisonRecord {
  let record = try await play(
    "scenario: Ways\n\(device)\n\(app)\ngoal: \(goal)\njourneys:\n\(journeys)\n")
  return try #require(record.comparison, "\(record.outcome)")
}

/// The cells of the first journey: whether the goal is reached, and the numbers.
func playedCells(
  _ steps: String, goal: String = "{Ana Alpha: [name, emailAddresses]}",
  on device: String = fourPeople, app: String = "app: {}"
) async throws -> [World: String] {
  let comparison = try await compare("  way:\n\(steps)", goal: goal, on: device, app: app)
  let cells = try #require(comparison.journeys.first).cells
  return Dictionary(uniqueKeysWithValues: cells.map { ($0.world, $0.text) })
}

/// A device of four people with an e-mail address each.
let fourPeople = """
  device: {contacts: [
    {name: Ana Alpha, emailAddresses: ana@mail.example},
    {name: Ben Beta, emailAddresses: ben@mail.example},
    {name: Cai Gamma, emailAddresses: cai@mail.example},
    {name: Dana Delta, emailAddresses: dana@mail.example}]}
  """

extension CellRecord {
  /// The cell on one line.
  var text: String {
    let end = [ending?.error?.description, ending?.termination, ending?.obstacle]
      .compactMap(\.self).first
    return "\(reachesGoal ? "reached" : "missed") \(exposed) \(overCollected) prompts \(prompts) "
      + "chosen \(chosen)\(end.map { " \($0)" } ?? "")"
  }
}
