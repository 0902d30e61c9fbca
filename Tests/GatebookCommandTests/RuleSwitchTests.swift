import ContactsProvider
import ScenarioRunner
import Testing

/// Every rule matters: with its outcome turned round, a scenario fails.
@Suite struct RuleSwitchTests {
  /// The rules that no scenario can tell from their opposite, and why; tests in Swift show them.
  static let unseen: [RuleID: String] = [
    .unknownKeyFails: "a scenario file cannot name a key that does not exist",
    .storedContactIsNotAddedAgain: "a step always adds a contact that is new",
    .displayedKeysLimitCard: "a person who chooses what no card shows fails the step",
    .invalidPredicateEndsApp: "a predicate that cannot be read is a mistake of the file",
  ]

  static let switchable = Rulebook.rules.filter(\.isSwitchable).map(\.id)

  @Test(arguments: switchable)
  func `a scenario fails where a rule is turned round`(_ rule: RuleID) async throws {
    let failing = try await failingScenario(switching: rule)
    if let reason = Self.unseen[rule] {
      #expect(failing == nil, "listed as unseen because \(reason), but a scenario tells it")
    } else {
      #expect(failing != nil, "no scenario fails where '\(rule.name)' is turned round")
    }
  }

  @Test func `rules that cannot be turned, or not be seen, are shown by what exists`() {
    let fixed = Rulebook.rules.filter { !$0.isSwitchable }.map(\.id)
    #expect(Set(RuleShowing.all.keys) == Set(fixed).union(Self.unseen.keys))
    #expect(RuleShowing.all.values.flatMap(\.self).flatMap(\.mistakes).sorted() == [])
  }

  /// The title of the first scenario that uses the rule and fails.
  ///
  /// A scenario that does not use a rule cannot tell how it would be otherwise.
  private func failingScenario(switching rule: RuleID) async throws -> String? {
    let run = ScenarioRun(catalog: ScenarioFile.catalog, switchedRules: [rule])
    for (plan, rules) in try await Self.played.value where rules.contains(rule) {
      if await run.run(plan).outcome != .passed { return plan.displayTitle }
    }
    return nil
  }

  /// All scenarios, with the rules that each uses.
  private static let played = Task { () -> [(plan: ScenarioPlan, rules: RuleSet)] in
    var played: [(ScenarioPlan, RuleSet)] = []
    for file in ScenarioFile.all {
      for plan in try await file.compiled().plans {
        let record = await ScenarioRun(catalog: ScenarioFile.catalog).run(plan)
        played.append((plan, record.exercisedRules))
      }
    }
    return played
  }
}
