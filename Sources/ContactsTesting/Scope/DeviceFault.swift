/// Everything that went wrong on the device of a test, where no test library takes it as issues.
public struct DeviceFault: Error, Sendable, CustomStringConvertible {
  /// What went wrong, one sentence or two each.
  public let reasons: [String]
  /// The error that the code of the test ended with, where it did.
  public let underlyingError: (any Error)?
  /// The file in which the device was made.
  public let filePath: String
  /// The line on which the device was made.
  public let line: Int

  /// The reasons, below the place where the device was made.
  public var description: String {
    let error = underlyingError.map { ["The code ended with the error \($0)."] } ?? []
    return
      (["\(filePath):\(line): the app did what ends it, or the test is incomplete"]
      + (reasons + error).map { "  \($0)" }).joined(separator: "\n")
  }
}
