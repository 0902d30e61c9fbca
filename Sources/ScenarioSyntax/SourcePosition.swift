/// A place in a text file as people count it: line and column, both from 1.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Creates a position from a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
