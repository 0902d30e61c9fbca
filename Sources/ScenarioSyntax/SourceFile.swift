/// A text file as it was read: its path, its bytes, and where its lines start.
///
/// Offsets count UTF-8 bytes from 0; lines and columns count from 1, columns in Unicode scalars.
public final class SourceFile: Sendable {
  /// The path as it is to be shown.
  public let path: String
  /// The bytes of the file, unchanged.
  public let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Creates a file from its path and bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.lineStarts = Self.starts(in: bytes)
  }

  /// Creates a file from its path and text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the line and column of an offset; an offset outside the file counts as its nearest end.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let index = lineIndex(at: offset)
    var column = 1
    for byte in bytes[firstColumn(of: index, before: offset)..<offset]
    where !byte.isUTF8Continuation {
      column += 1
    }
    return SourcePosition(line: index + 1, column: column)
  }

  /// Returns a line without its line break, or nothing where there is none; bytes that are not UTF-8 show as U+FFFD.
  public func line(_ number: Int) -> String {
    guard let span = lineSpan(number) else { return "" }
    return text(in: span)
  }

  /// Returns the text of a span, cut to the file; bytes that are not UTF-8 show as U+FFFD.
  public func text(in span: SourceSpan) -> String {
    let start = min(max(span.start, 0), bytes.count)
    let end = min(max(span.end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The span of a line without its line break and without a byte order mark.
  func lineSpan(_ number: Int) -> SourceSpan? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    let start = firstColumn(of: number - 1, before: end)
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return SourceSpan(start, end)
  }

  /// The offset of a line's column 1: behind the byte order mark where there is one.
  private func firstColumn(of index: Int, before end: Int) -> Int {
    let start = lineStarts[index]
    return index == 0 ? min(bytes.byteOrderMarkLength, end) : start
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices where bytes[index] == .lineFeed {
      starts.append(index + 1)
    }
    return starts
  }
}
