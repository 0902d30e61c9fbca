/// What the tags of a scenario must fulfil, such as `limited and not (slow or apps)`.
///
/// `not` binds closer than `and`, and that closer than `or`. A tag that has blanks, brackets or one
/// of these words in it stands in quotes.
struct TagExpression: Equatable {
  /// The expression by its outermost word; chains of one word are one level.
  indirect enum Term: Equatable {
    case tag(String)
    case not(Term)
    case all([Term])
    case any([Term])
  }

  /// The expression as it was given.
  let text: String
  let term: Term

  /// Reads an expression.
  init(_ text: String) throws(TagExpressionError) {
    self.text = text
    var reader = TagExpressionReader(text)
    term = try reader.readWhole()
  }

  /// Whether some tags fulfil it.
  func holds(for tags: Set<String>) -> Bool { term.holds(for: tags) }

  /// The tags that it names, in their order.
  var tags: [String] { term.tags }
}

extension TagExpression.Term {
  fileprivate func holds(for tags: Set<String>) -> Bool {
    switch self {
    case .tag(let tag): tags.contains(tag)
    case .not(let term): !term.holds(for: tags)
    case .all(let terms): terms.allSatisfy { $0.holds(for: tags) }
    case .any(let terms): terms.contains { $0.holds(for: tags) }
    }
  }

  fileprivate var tags: [String] {
    switch self {
    case .tag(let tag): [tag]
    case .not(let term): term.tags
    case .all(let terms), .any(let terms): terms.flatMap(\.tags)
    }
  }
}
