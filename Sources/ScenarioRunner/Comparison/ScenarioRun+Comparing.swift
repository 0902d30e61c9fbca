internal import ContactsProvider
internal import ScenarioSyntax

extension ScenarioRun {
  /// Plays every journey in every world, each on a device of its own.
  func compare(
    _ comparison: ComparisonPlan, of plan: ScenarioPlan, _ record: RunRecord
  ) async -> RunRecord {
    var (record, compared) = (record, ComparisonRecord(worlds: comparison.worlds))
    compared.goal = comparison.goal.map { wish in
      .init(contact: wish.contact.text, keys: wish.keys.wordList)
    }
    do throws(SetUpFailure) {
      for journey in comparison.journeys {
        compared.journeys.append(JourneyRecord(name: journey.name, cells: []))
        var played: [PlayedJourney] = []
        for world in comparison.worlds {
          let one = try await play(journey, in: world, comparison, of: plan)
          record.exercisedRules.formUnion(one.rules)
          compared.add(one)
          played.append(one)
        }
        compared.failures += comparison.impossibleSteps(of: journey, played, in: plan)
      }
    } catch {
      record.outcome = .broken(error.message)
      return record
    }
    compared.markFixed(comparison.cells)
    compared.failures += comparison.failures(of: compared.journeys, in: plan)
    record.comparison = compared
    record.outcome = compared.failures.isEmpty ? .passed : .failed
    return record
  }

  private func play(
    _ journey: PlannedJourney, in world: World, _ comparison: ComparisonPlan,
    of plan: ScenarioPlan
  ) async throws(SetUpFailure) -> PlayedJourney {
    let person = WorldPerson(world, goal: comparison.goal)
    let session = try await ScenarioSession(
      plan.playing(journey, in: world), of: self, world: person)
    let before = session.device.contacts
    let steps = await session.play()
    let values = SeenValues(session, goal: comparison.goal, before: before)
    let failed = steps.first { $0.outcome == .failed }
    let cell = CellRecord(
      world: world, reachesGoal: values.reachesGoal, exposed: values.count,
      overCollected: values.countBeyondGoal, prompts: session.promptCount,
      chosen: person.chosenCount, ending: failed.map { session.ending(of: $0) },
      endingStep: failed?.number)
    session.end()
    session.close()
    return PlayedJourney(
      cell: cell, goalValueCount: values.goalCount, goalContactCount: values.goalPersonCount,
      contactCount: values.personCount, rules: session.device.exercisedRules,
      failure: failed?.failures.first)
  }
}

/// A journey as it was played in a world, with what is the same in all of them.
private struct PlayedJourney {
  let cell: CellRecord
  let goalValueCount: Int
  let goalContactCount: Int
  let contactCount: Int
  let rules: RuleSet
  /// What ended the journey early.
  let failure: StepFailure?
}

extension ComparisonRecord {
  fileprivate mutating func add(_ played: PlayedJourney) {
    journeys[journeys.count - 1].cells.append(played.cell)
    goalValueCount = played.goalValueCount
    goalContactCount = played.goalContactCount
    contactCount = played.contactCount
  }

  /// Marks the cells of which something is fixed.
  fileprivate mutating func markFixed(_ fixed: [PlannedCell]) {
    for place in journeys.indices {
      let worlds = Set(fixed.filter { $0.journey == journeys[place].name }.map(\.world))
      for index in journeys[place].cells.indices {
        journeys[place].cells[index].isFixed = worlds.contains(journeys[place].cells[index].world)
      }
    }
  }
}

extension ScenarioSession {
  /// How often the apps asked for access.
  fileprivate var promptCount: Int {
    apps.reduce(0) { $0 + device.promptCount(of: $1.bundleIdentifier) }
  }
}

extension ScenarioSession {
  /// Why a step ended a journey.
  fileprivate func ending(of step: StepRecord) -> CellRecord.Ending {
    let app = plan.steps.first { $0.number == step.number }.map { apps[$0.app].bundleIdentifier }
    if let termination = step.termination ?? app.flatMap({ device.termination(of: $0) }) {
      return .terminated(termination.name)
    }
    if let error = step.error { return .error(error) }
    return .stopped(step.failures.first?.message ?? "the step could not be carried out")
  }
}

extension ScenarioPlan {
  /// A scenario that plays a journey in a world.
  fileprivate func playing(_ journey: PlannedJourney, in world: World) -> ScenarioPlan {
    var plan = self
    plan.comparison = nil
    plan.steps = journey.steps
    plan.addedContactCount = journey.addedContactCount
    plan.device.configuration.isRestricted = world == .restricted
    return plan
  }
}

extension ComparisonPlan {
  /// The cells that are not as they are fixed.
  fileprivate func failures(
    of journeys: [JourneyRecord], in plan: ScenarioPlan
  ) -> [CellFailure] {
    cells.flatMap { fixed in
      let cell = journeys.first { $0.name == fixed.journey }?.cells
        .first { $0.world == fixed.world }
      return fixed.claims.compactMap { claim in
        cell.flatMap { failure(claim, of: fixed, $0, in: plan) }
      }
    }
  }

  private func failure(
    _ claim: CellClaim, of fixed: PlannedCell, _ cell: CellRecord, in plan: ScenarioPlan
  ) -> CellFailure? {
    let verdict = claim.verdict(cell)
    guard !verdict.holds else { return nil }
    let place = plan.source.position(at: claim.span.start)
    let failure = StepFailure(
      message: "'\(claim.key.rawValue)' of '\(fixed.journey)' in '\(fixed.world.rawValue)' "
        + "is not as fixed",
      comparison: verdict.rows, line: place.line, column: place.column)
    return CellFailure(fixed.journey, fixed.world, failure, in: plan)
  }

  /// The steps of a journey that stopped it in every world that came so far.
  ///
  /// Where a cell fixes that the journey stops there, it is meant.
  fileprivate func impossibleSteps(
    of journey: PlannedJourney, _ played: [PlayedJourney], in plan: ScenarioPlan
  ) -> [CellFailure] {
    journey.steps.compactMap { step in
      let reaching = played.filter { ($0.cell.endingStep ?? .max) >= step.number }
      let isStopped = reaching.allSatisfy {
        $0.cell.endingStep == step.number && $0.cell.ending?.obstacle != nil
      }
      guard isStopped, let reason = reaching.first?.failure,
        !reaching.contains(where: { fixesStop(of: journey, in: $0.cell.world) })
      else { return nil }
      var failure = reason
      failure.message =
        "step \(step.number) of '\(journey.name)' can be carried out in no world: \(reason.message)"
      return CellFailure(journey.name, nil, failure, in: plan)
    }
  }

  private func fixesStop(of journey: PlannedJourney, in world: World) -> Bool {
    cells.contains { cell in
      cell.journey == journey.name && cell.world == world
        && cell.claims.contains { claim in
          if case .stopped(true) = claim.claim { true } else { false }
        }
    }
  }
}

extension CellFailure {
  fileprivate init(
    _ journey: String, _ world: World?, _ failure: StepFailure, in plan: ScenarioPlan
  ) {
    let source = SourceLine(number: failure.line, text: plan.source.line(failure.line))
    self.init(journey: journey, world: world, failure: failure, source: source)
  }
}
