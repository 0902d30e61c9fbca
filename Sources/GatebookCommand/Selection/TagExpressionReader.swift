/// Reads an expression over tags by descending from `or` to single tags.
struct TagExpressionReader {
  private struct Token {
    enum Kind: Equatable {
      case open
      case close
      case word(String)
      case quoted(String)
      case end
    }

    var kind: Kind
    var range: Range<Int>
  }

  private let text: String
  private let characters: [Character]
  private var position = 0
  private var token: Token
  private var depth = 0

  /// How deep brackets nest at most.
  private static let deepest = 64

  init(_ text: String) {
    self.text = text
    characters = Array(text)
    token = Token(kind: .end, range: 0..<0)
  }

  /// Reads the whole expression.
  mutating func readWhole() throws(TagExpressionError) -> TagExpression.Term {
    try advance()
    let term = try alternatives()
    switch token.kind {
    case .end: return term
    case .close: throw failure("nothing opens this ')'")
    case .open, .word, .quoted: throw missingOperator()
    }
  }

  private mutating func alternatives() throws(TagExpressionError) -> TagExpression.Term {
    var terms = [try conjunction()]
    while token.kind == .word("or") {
      try advance()
      terms.append(try conjunction())
    }
    return terms.count == 1 ? terms[0] : .any(terms)
  }

  private mutating func conjunction() throws(TagExpressionError) -> TagExpression.Term {
    var terms = [try negation()]
    while token.kind == .word("and") {
      try advance()
      terms.append(try negation())
    }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  private mutating func negation() throws(TagExpressionError) -> TagExpression.Term {
    var isNegated = false
    while token.kind == .word("not") {
      isNegated.toggle()
      try advance()
    }
    let term = try single()
    return isNegated ? .not(term) : term
  }

  private mutating func single() throws(TagExpressionError) -> TagExpression.Term {
    switch token.kind {
    case .word(let word):
      try check(word)
      try advance()
      return .tag(word)
    case .quoted(let tag):
      try advance()
      return .tag(tag)
    case .open: return try bracketed()
    case .close: throw failure("a tag is missing before this ')'")
    case .end:
      throw failure(
        characters.allSatisfy(\.isWhitespace) ? "it names no tag" : "a tag is missing at its end")
    }
  }

  private mutating func bracketed() throws(TagExpressionError) -> TagExpression.Term {
    let open = token.range
    guard depth < Self.deepest else {
      throw failure("brackets nest at most \(Self.deepest) levels deep")
    }
    depth += 1
    try advance()
    let term = try alternatives()
    guard token.kind == .close else {
      if token.kind != .end { throw missingOperator() }
      throw failure("no ')' closes this '('", at: open)
    }
    depth -= 1
    try advance()
    return term
  }

  /// Reports a word that stands where a tag is awaited and is none.
  private func check(_ word: String) throws(TagExpressionError) {
    if Self.operators.contains(word) {
      throw failure("a tag is missing before '\(word)'")
    }
    if let meant = Self.foreign[word] {
      throw failure("'\(word)' is no word here; write '\(meant)'")
    }
    if word.hasPrefix("!"), word.count > 1 {
      throw failure("'!' is no word here; write 'not \(word.dropFirst())'")
    }
  }

  private func missingOperator() -> TagExpressionError {
    guard case .word(let word) = token.kind else {
      return failure("'and' or 'or' is missing before this")
    }
    if let meant = Self.foreign[word] ?? Self.operators.first(where: { $0 == word.lowercased() }),
      meant != "not"
    {
      return failure("'\(word)' is no word here; write '\(meant)'")
    }
    return failure("'and' or 'or' is missing before '\(word)'")
  }

  private static let operators = ["and", "or", "not"]
  private static let foreign = [
    "&": "and", "&&": "and", "+": "and", "|": "or", "||": "or", ",": "or", "!": "not",
  ]

  private func failure(_ message: String, at range: Range<Int>? = nil) -> TagExpressionError {
    TagExpressionError(message: message, text: text, range: range ?? token.range)
  }
}

// MARK: - Words

extension TagExpressionReader {
  private mutating func advance() throws(TagExpressionError) {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    let start = position
    guard start < characters.count else {
      // What is missing at the end is missing right behind the last word.
      let last = characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
      token = Token(kind: .end, range: last..<last)
      return
    }
    let kind: Token.Kind
    switch characters[start] {
    case "(", ")":
      position += 1
      kind = characters[start] == "(" ? .open : .close
    case "\"", "'": kind = .quoted(try quoted(from: start))
    default:
      position =
        characters[start...].firstIndex { $0.isWhitespace || $0 == "(" || $0 == ")" }
        ?? characters.count
      kind = .word(String(characters[start..<position]))
    }
    token = Token(kind: kind, range: start..<position)
  }

  private mutating func quoted(from start: Int) throws(TagExpressionError) -> String {
    guard let end = characters[(start + 1)...].firstIndex(of: characters[start]) else {
      throw failure("no \(characters[start]) ends the tag that starts here", at: start..<start + 1)
    }
    position = end + 1
    if end == start + 1 {
      throw failure("a tag is missing between the quotes", at: start..<position)
    }
    return String(characters[start + 1..<end])
  }
}
