/// What is wrong with a predicate format, where, and what to write instead.
public struct PredicateFormatError: Error, Sendable, Hashable {
  /// What is wrong, without a final period.
  public let message: String
  /// The format as it was written.
  public let format: String
  /// Where the fault begins, in characters from the start of the format.
  public let offset: Int
  /// How many characters it takes.
  public let length: Int
  /// What to write instead.
  public let hint: String?

  init(_ message: String, format: String, offset: Int, length: Int = 1, hint: String? = nil) {
    self.message = message
    self.format = format
    self.offset = offset
    self.length = length
    self.hint = hint
  }

  /// The message with the format, a mark under the fault, and the hint.
  public var explanation: String {
    let mark = String(repeating: " ", count: offset) + String(repeating: "^", count: max(length, 1))
    return ([message, format, mark] + (hint.map { [$0] } ?? [])).joined(separator: "\n")
  }
}
