internal import Foundation

/// The right side of MATCHES.
struct RegularExpressionPattern {
  private let expression: NSRegularExpression?

  init(_ pattern: String, _ options: PredicateComparison.TextOptions) {
    expression = try? NSRegularExpression(
      pattern: pattern, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }

  /// Tells whether the whole text fits; false for a pattern that is none.
  func matches(_ text: String) -> Bool {
    guard let expression else { return false }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }
}
