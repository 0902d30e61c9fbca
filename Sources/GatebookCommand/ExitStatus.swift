/// The status with which the command leaves.
enum ExitStatus: Int32, CaseIterable {
  /// Every scenario passed, or every file is right.
  case passed = 0
  /// A scenario failed.
  case failed = 1
  /// The command line was wrong.
  case usage = 64
  /// A scenario file has a mistake.
  case wrongFile = 65
  /// A file is not there or cannot be read, or a folder holds no scenario file.
  case noInput = 66
  /// Something went wrong that no file can be blamed for.
  case internalFault = 70

  /// The graver of two: what makes the other one doubtful comes first.
  func combined(with other: ExitStatus) -> ExitStatus {
    rank >= other.rank ? self : other
  }

  private var rank: Int {
    switch self {
    case .passed: 0
    case .failed: 1
    case .noInput: 2
    case .wrongFile: 3
    case .usage: 4
    case .internalFault: 5
    }
  }
}
