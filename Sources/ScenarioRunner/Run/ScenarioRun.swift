public import ContactsProvider
internal import ScenarioSyntax

/// Plays checked scenarios, each on a device of its own.
public struct ScenarioRun: Sendable {
  let catalog: AppCatalog
  let switchedRules: Set<RuleID>
  /// How long app code may take until nothing that it handed on is open.
  let settlingTime: Duration

  /// Makes a run with the apps that `runs` may name.
  ///
  /// `switchedRules` are turned round on every device, to see which scenarios notice.
  public init(catalog: AppCatalog = AppCatalog(), switchedRules: Set<RuleID> = []) {
    self.init(catalog: catalog, switchedRules: switchedRules, settlingTime: .seconds(5))
  }

  init(catalog: AppCatalog, switchedRules: Set<RuleID> = [], settlingTime: Duration) {
    self.catalog = catalog
    self.switchedRules = switchedRules
    self.settlingTime = settlingTime
  }

  /// Plays a scenario to its end or to the first step that fails.
  ///
  /// Code of apps runs on the main actor, so the caller must not block the main thread meanwhile.
  public func run(_ plan: ScenarioPlan) async -> RunRecord {
    var record = RunRecord(of: plan)
    do throws(SetUpFailure) {
      let session = try await ScenarioSession(plan, of: self)
      record.steps = await session.play()
      record.exercisedRules = session.device.exercisedRules
      session.end()
      session.close()
      let hasFailed = record.steps.contains { $0.outcome == .failed }
      record.outcome = hasFailed ? .failed : .passed
    } catch {
      record.outcome = .broken(error.message)
      record.steps = plan.steps.map { StepRecord($0, of: plan, .notRun) }
    }
    return record
  }
}

/// Why a scenario cannot even be started.
struct SetUpFailure: Error {
  let message: String
}

extension RunRecord {
  /// Makes the record of a scenario of which nothing was played.
  fileprivate init(of plan: ScenarioPlan) {
    self.init(
      title: plan.displayTitle, path: plan.source.path,
      line: plan.source.position(at: plan.span.start).line, about: plan.about, tags: plan.tags,
      outcome: .passed, steps: [], exercisedRules: RuleSet())
  }
}
