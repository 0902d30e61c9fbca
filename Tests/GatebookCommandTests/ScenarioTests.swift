import ContactsProvider
import ScenarioRunner
import ScenarioSyntax
import Testing

/// The scenarios that come with the project.
@Suite struct ScenarioTests {
  @Test func `there are scenarios in an order of reading`() {
    #expect(ScenarioFile.all.count >= 24)
    for file in ScenarioFile.all {
      #expect(file.path.wholeMatch(of: /\d\d-[a-z-]+\/\d\d-[a-z0-9-]+\.yaml/) != nil)
    }
  }

  @Test(arguments: ScenarioFile.all)
  func `each passes, and tells at its top what it shows`(_ file: ScenarioFile) async throws {
    let compiled = try await file.compiled()
    let diagnostics = DiagnosticRenderer(colored: false)
      .render(compiled.diagnostics, in: compiled.source)
    #expect(compiled.diagnostics.isEmpty, "\(diagnostics)")
    #expect(!compiled.plans.isEmpty)
    #expect(compiled.source.line(1).hasPrefix("# "))
    let run = ScenarioRun(catalog: ScenarioFile.catalog)
    for plan in compiled.plans {
      let record = await run.run(plan)
      #expect(
        record.outcome == .passed, "\(TerminalReporter(colored: false).text(for: .played(record)))")
    }
  }
}

/// Every rule matters: with its outcome turned round, a scenario fails.
@Suite struct RuleSwitchTests {
  /// The rules that no scenario can tell from their opposite, and why.
  static let unseen: [RuleID: String] = [
    .unknownKeyFails: "a scenario file cannot name a key that does not exist",
    .storedContactIsNotAddedAgain: "a step always adds a contact that is new",
    .displayedKeysLimitCard: "a person who chooses what no card shows fails the step",
    .invalidPredicateEndsApp: "a predicate that cannot be read is a mistake of the file",
  ]

  @Test(arguments: RuleID.allCases)
  func `a scenario fails where a rule is turned round`(_ rule: RuleID) async throws {
    let failing = try await failingScenario(switching: rule)
    if let reason = Self.unseen[rule] {
      #expect(failing == nil, "listed as unseen because \(reason), but a scenario tells it")
    } else {
      #expect(failing != nil, "no scenario fails where '\(rule.name)' is turned round")
    }
  }

  /// The title of the first scenario that fails; those that use the rule are tried first.
  private func failingScenario(switching rule: RuleID) async throws -> String? {
    let played = try await Self.played.value
    let run = ScenarioRun(catalog: ScenarioFile.catalog, switchedRules: [rule])
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
        let record = await ScenarioRun(catalog: ScenarioFile.catalog).run(plan)
        played.append((plan, record.exercisedRules))
      }
    }
    return played
  }
}
