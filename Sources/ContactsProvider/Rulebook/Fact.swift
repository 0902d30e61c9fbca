/// The number of a fact: its section and its place there, such as 1.17.
public struct FactNumber: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The number as it is written.
  public let description: String

  /// Makes a number from a literal such as `"1.17"`.
  public init(stringLiteral value: String) { description = value }
}

/// One thing that is known of the real system.
public struct Fact: Sendable {
  /// The fact's number.
  public let number: FactNumber
  /// What is known.
  public let sentence: String
  /// The addresses that say so.
  public let sources: [String]
}
