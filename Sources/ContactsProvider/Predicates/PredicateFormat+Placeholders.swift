extension PredicateFormat {
  /// What a placeholder takes from a list of arguments as C passes it.
  package enum Placeholder: Sendable {
    case object
    case whole
    case real
  }

  /// The placeholders of a format up to the first fault, in order.
  package static func placeholders(in format: String) -> [Placeholder] {
    var lexer = PredicateLexer(format)
    var placeholders: [Placeholder] = []
    while let token = try? lexer.next(), token.kind != .end {
      guard case .placeholder(let placeholder) = token.kind else { continue }
      switch placeholder {
      case .value, .key: placeholders.append(.object)
      case .whole: placeholders.append(.whole)
      case .real: placeholders.append(.real)
      }
    }
    return placeholders
  }
}
