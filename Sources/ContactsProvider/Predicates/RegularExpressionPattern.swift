internal import Foundation

/// The right side of MATCHES: a regular expression, which the whole text must fit.
struct RegularExpressionPattern: Sendable, Hashable {
  private let expression: NSRegularExpression

  /// Reads an expression; nil where it is none.
  init?(_ text: String, ignoringCase: Bool) {
    // Alone first: a parenthesis too many must not close the one around it.
    guard (try? NSRegularExpression(pattern: text)) != nil,
      let whole = try? NSRegularExpression(
        pattern: "(?:\(text))\\z", options: ignoringCase ? .caseInsensitive : [])
    else { return nil }
    expression = whole
  }

  /// Tells whether the whole text fits; an expression that takes too long does not.
  func matches(_ text: String) -> Bool {
    var isMatching = false
    var reports = 0
    let whole = NSRange(location: 0, length: text.utf16.count)
    expression.enumerateMatches(in: text, options: [.anchored, .reportProgress], range: whole) {
      match, _, stop in
      reports += 1
      isMatching = match != nil
      stop.pointee = ObjCBool(isMatching || reports > Self.mostReports)
    }
    return isMatching
  }

  /// A report comes after some ten thousand steps.
  private static let mostReports = 1000
}
