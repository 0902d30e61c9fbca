/// What can be fixed of a journey in a world; the raw value is the word of the language.
enum CellKey: String, CaseIterable, Sendable {
  case goal
  case exposed
  case overCollected
  case prompts
  case error
  case terminated
  case stopped
}

extension CellClaim {
  /// The key under which it stands.
  var key: CellKey {
    switch claim {
    case .goal: .goal
    case .exposed: .exposed
    case .overCollected: .overCollected
    case .prompts: .prompts
    case .error: .error
    case .terminated: .terminated
    case .stopped: .stopped
    }
  }

  /// Compares it with what became of the journey.
  func verdict(_ cell: CellRecord) -> Verdict {
    switch claim {
    case .goal(let isReached):
      Verdict(
        isReached == cell.reachesGoal, expected: Self.word(isReached),
        actual: Self.word(cell.reachesGoal))
    case .exposed(let claim): claim.verdict(cell.exposed)
    case .overCollected(let claim): claim.verdict(cell.overCollected)
    case .prompts(let claim): claim.verdict(cell.prompts)
    case .error(let claim): claim.verdict(cell.ending?.error, cell.ending?.error?.description)
    case .terminated(let claim):
      claim.verdict(
        cell.ending?.termination.flatMap(TerminationCause.init(rawValue:)),
        cell.ending?.termination)
    case .stopped(let isStopped):
      Verdict(
        isStopped == (cell.ending?.obstacle != nil), expected: "\(isStopped)",
        actual: cell.ending?.obstacle ?? "false")
    }
  }

  private static func word(_ isReached: Bool) -> String { isReached ? "reached" : "missed" }
}

extension CellRecord.Ending {
  /// The error, where one ended the journey.
  public var error: ErrorIdentity? {
    guard case .error(let error) = self else { return nil }
    return error
  }

  /// Why the app was ended, where that ended the journey.
  public var termination: String? {
    guard case .terminated(let name) = self else { return nil }
    return name
  }

  /// Why a step could not be carried out, where that ended the journey.
  public var obstacle: String? {
    guard case .stopped(let reason) = self else { return nil }
    return reason
  }
}
