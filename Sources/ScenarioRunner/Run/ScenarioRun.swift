public import ContactsProvider
internal import ScenarioSyntax

/// Plays checked scenarios, each on a device of its own.
public struct ScenarioRun: Sendable {
  let catalog: AppCatalog
  let switchedRules: Set<RuleID>
  let seeksHints: Bool
  let patience: Patience
  /// Takes what the run is doing, for whoever wants to know; called from several threads.
  let follow: (@Sendable (PlayMoment) -> Void)?

  /// How long app code may take until nothing that it handed on is open.
  var settlingTime: Duration { patience.settling }

  /// Makes a run with the apps that `runs` may name.
  ///
  /// `switchedRules` are turned round on every device, to see which scenarios notice;
  /// `seekingHints` looks for what the apps could do without.
  public init(
    catalog: AppCatalog = AppCatalog(), switchedRules: Set<RuleID> = [], seekingHints: Bool = false
  ) {
    self.init(
      catalog: catalog, switchedRules: switchedRules, seekingHints: seekingHints, patience: .usual)
  }

  package init(
    catalog: AppCatalog, switchedRules: Set<RuleID> = [], seekingHints: Bool = false,
    patience: Patience, follow: (@Sendable (PlayMoment) -> Void)? = nil
  ) {
    self.catalog = catalog
    self.switchedRules = switchedRules
    seeksHints = seekingHints
    self.patience = patience
    self.follow = follow
  }

  /// Plays a scenario to its end or to the first step that fails.
  ///
  /// Code of apps runs on the main actor, so the caller must not block the main thread meanwhile.
  public func run(_ plan: ScenarioPlan) async -> RunRecord {
    var record = RunRecord(of: plan)
    defer { follow?(.end(of: plan)) }
    if let comparison = plan.comparison { return await compare(comparison, of: plan, record) }
    do throws(SetUpFailure) {
      let session = try await ScenarioSession(plan, of: self)
      record.openings = session.openings
      record.steps = await session.play()
      record.exercisedRules = session.device.exercisedRules
      if seeksHints { record.take(session.reviews) }
      session.end()
      session.close()
      record.caught = plan.catches.map { CatchRecord($0, of: plan, in: record.steps) }
      record.outcome = RunRecord.Outcome(of: record.steps, caught: record.caught)
    } catch {
      record.outcome = .broken(error.message)
      record.steps = plan.steps.map { StepRecord($0, of: plan, .notRun) }
    }
    return record
  }
}

extension ScenarioRun {
  /// How long a run waits, in real time, for code of apps.
  package struct Patience: Sendable {
    /// For a call and what it hands on to be done.
    package var settling = Duration.seconds(5)
    /// For the main thread to be free, so that an app can be launched.
    package var launching = Duration.seconds(5)

    /// As the language says.
    package static let usual = Patience()

    /// For a program in which much else runs on the main thread, such as tests side by side.
    package static let amongOthers = Patience(settling: .seconds(600), launching: .seconds(600))
  }
}

/// Why a scenario cannot even be started.
struct SetUpFailure: Error {
  let message: String
}

extension RunRecord {
  /// Makes the record of a scenario of which nothing was played.
  init(of plan: ScenarioPlan) {
    self.init(
      title: plan.displayTitle, path: plan.source.path,
      line: plan.source.position(at: plan.span.start).line, about: plan.about, tags: plan.tags,
      outcome: .passed, steps: [], exercisedRules: RuleSet())
  }
}
