import Foundation
import Testing

/// Compares a text with a golden file beside the test; `UPDATE_GOLDENS=1` accepts what is new.
func expectGolden(
  _ text: String, _ path: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: path)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
    try text.write(to: golden, atomically: true, encoding: .utf8)
    return
  }
  let expected = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
  guard text != expected else { return }
  let actual = golden.deletingPathExtension().appendingPathExtension("actual.txt")
  try text.write(to: actual, atomically: true, encoding: .utf8)
  let pairs = zip(expected.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
  let first = pairs.first { (old: String, new: String) in old != new }
  Issue.record(
    """
    \(path) differs; the whole text is in \(actual.lastPathComponent).
    expected: \(first?.0 ?? "(a text of another length)")
    actual:   \(first?.1 ?? "(a text of another length)")
    """, sourceLocation: sourceLocation)
}
