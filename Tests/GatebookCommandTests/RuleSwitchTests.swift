import ContactsProvider
import ScenarioRunner
import Testing

/// Every rule matters: with its outcome turned round, a scenario fails.
@Suite struct RuleSwitchTests {
  /// The rules that no scenario can tell from their opposite, and why; tests in Swift show them.
  static let unseen: [RuleID: String] = [
    .unknownKeyFails: "a scenario file cannot name a key that does not exist",
    .displayedKeysLimitCard: "a person who chooses what no card shows fails the step",
    .invalidPredicateEndsApp: "a predicate that cannot be read is a mistake of the file",
    .subgroupsNeedMac: "the language has no groups within groups",
    .groupCannotHoldItself: "the language has no groups within groups",
    .meCardIsOnMac: "to fetch the own card elsewhere is a mistake of the file",
    .accessControlsNeedSystem: "to show a control elsewhere is a mistake of the file",
    .unifiedContactHasNoAccount: "the language does not ask for the account of a contact",
    .announcementTellsOrigin: "the language counts notices and does not look into them",
    .storeMustBeUsedFirst: "an app that listens has a store by then",
    .popoverPicksOne: "to pick several on a Mac is a mistake of the file, and Cancel is not there",
  ]

  static let switchable = Rulebook.rules.filter(\.isSwitchable).map(\.id)

  // One after the other: all at once they would keep the threads of every other test busy.
  @Test(.serialized, arguments: switchable)
  func `a scenario fails where a rule is turned round`(_ rule: RuleID) async throws {
    let failing = try await failingScenario(switching: rule)
    print("\(rule.name): \(failing ?? Self.unseen[rule] ?? "")")
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

  /// The title of the first scenario that fails.
  ///
  /// Those whose records name the rule are tried first; a rule that keeps something from happening
  /// may be named in none.
  private func failingScenario(switching rule: RuleID) async throws -> String? {
    let run = ScenarioRun(
      catalog: ScenarioFile.catalog, switchedRules: [rule], patience: .amongOthers)
    let played = try await Self.played.value
    let likely = played.filter { $0.rules.contains(rule) }
    let others = played.filter { !$0.rules.contains(rule) }
    for (plan, _) in likely + others {
      if await run.run(plan).outcome != .passed { return plan.displayTitle }
    }
    return nil
  }

  /// All scenarios, with the rules that each uses.
  private static let played = Task { () -> [(plan: ScenarioPlan, rules: RuleSet)] in
    var played: [(ScenarioPlan, RuleSet)] = []
    for file in ScenarioFile.all {
      for plan in try await file.compiled().plans {
        let record = await ScenarioRun(
          catalog: ScenarioFile.catalog, patience: .amongOthers
        ).run(plan)
        played.append((plan, record.exercisedRules))
      }
    }
    return played
  }
}
