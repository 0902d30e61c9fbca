/// A stretch of a text file, as offsets in UTF-8 bytes; the end is exclusive.
public struct SourceSpan: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  /// Creates a span from its first byte to the one behind its last.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}
