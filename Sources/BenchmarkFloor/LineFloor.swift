import Foundation

/// A text that is cut into lines.
public struct LineFloor {
  private let bytes: [UInt8]

  /// Makes one of a text's bytes.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Finds every line and answers how many bytes were looked at.
  public func split() -> Int {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let start = rest.isEmpty ? nil : buffer.baseAddress?.advanced(by: rest.startIndex),
        let lineFeed = memchr(start, 0x0A, rest.count)
      {
        let length = start.distance(to: UnsafeRawPointer(lineFeed)) + 1
        consume(length)
        rest = rest.dropFirst(length)
      }
    }
    return bytes.count
  }
}
