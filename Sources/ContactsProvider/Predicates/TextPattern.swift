/// The right side of LIKE or MATCHES, read once.
enum TextPattern: Sendable, Hashable {
  case like(LikePattern, PredicateComparison.TextOptions)
  case expression(RegularExpressionPattern, PredicateComparison.TextOptions)

  /// Reads a pattern; nil for a relation that has none, and for what is no pattern.
  init?(
    _ text: String, of relation: PredicateRelation, _ options: PredicateComparison.TextOptions
  ) {
    switch relation {
    case .like: self = .like(LikePattern(options.folded(text)), options)
    case .matches:
      let expression = RegularExpressionPattern(
        text, ignoringCase: options.contains(.caseInsensitive))
      guard let expression else { return nil }
      self = .expression(expression, options.intersection(.diacriticInsensitive))
    default: return nil
    }
  }

  /// Tells whether the whole text fits.
  func matches(_ text: String) -> Bool {
    switch self {
    case .like(let pattern, let options): pattern.matches(options.folded(text))
    case .expression(let expression, let options): expression.matches(options.folded(text))
    }
  }
}
