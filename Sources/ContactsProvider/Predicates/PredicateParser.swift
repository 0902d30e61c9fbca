/// Reads a format by recursive descent; each token is looked at once.
///
/// A parenthesis holds a condition or an operand, which only its content tells. So every level
/// gives either, and the level above says which it needs.
struct PredicateParser: Sendable {
  private(set) var lexer: PredicateLexer
  private(set) var token: PredicateToken
  private let arguments: [PredicateValue]
  private var taken = 0
  private var depth = 0

  /// Deeper nesting is refused, because each level takes room on the stack.
  private static let deepest = 25

  /// What a level reads.
  enum Item {
    case condition(PredicateNode, PredicateSpan)
    case operand(PredicateExpression)

    var span: PredicateSpan {
      switch self {
      case .condition(_, let span): span
      case .operand(let operand): operand.span
      }
    }
  }

  init(_ format: String, arguments: [PredicateValue]) throws(PredicateFormatError) {
    lexer = PredicateLexer(format)
    self.arguments = arguments
    token = try lexer.next()
  }

  /// Reads the whole format.
  mutating func parse() throws(PredicateFormatError) -> PredicateNode {
    guard token.kind != .end else {
      throw error(
        "The format is empty", at: token.span,
        hint: "Write TRUEPREDICATE for what everything meets")
    }
    let whole = try disjunction()
    let node = try condition(whole)
    guard token.kind == .end else { throw unexpectedRest() }
    guard taken == arguments.count else { throw tooManyArguments() }
    return node
  }

  // MARK: - Tokens

  func error(
    _ message: String, at span: PredicateSpan, hint: String? = nil
  ) -> PredicateFormatError {
    lexer.error(message, at: span, hint: hint)
  }

  /// Goes on to the next token; gives the one that was read.
  @discardableResult
  mutating func advance() throws(PredicateFormatError) -> PredicateToken {
    let read = token
    token = try lexer.next()
    return read
  }

  /// Goes on where a mark stands.
  mutating func skip(_ mark: PredicateMark) throws(PredicateFormatError) -> Bool {
    guard token.kind == .mark(mark) else { return false }
    try advance()
    return true
  }

  /// Reads one level deeper.
  mutating func nested<Value>(
    at span: PredicateSpan,
    _ body: (inout PredicateParser) throws(PredicateFormatError) -> Value
  ) throws(PredicateFormatError) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw error(
        "The format is nested deeper than \(Self.deepest) levels", at: span,
        hint: "Leave out parentheses that change nothing")
    }
    return try body(&self)
  }

  /// The argument of a placeholder, which was read.
  mutating func argument(for placeholder: PredicateToken) throws(PredicateFormatError)
    -> PredicateValue
  {
    guard taken < arguments.count else {
      throw error(
        "There is no argument for \(lexer.excerpt(placeholder.span))", at: placeholder.span,
        hint: "Give one argument for each placeholder; here are \(arguments.count)")
    }
    taken += 1
    return arguments[taken - 1]
  }

  /// The number of arguments that were taken, for messages.
  var argumentNumber: Int { taken }

  private func tooManyArguments() -> PredicateFormatError {
    let given = arguments.count == 1 ? "1 is" : "\(arguments.count) are"
    let message = "The format takes \(count(taken, "argument")), and \(given) given"
    guard let quoted = lexer.quotedPlaceholder else {
      return error(message, at: token.span, hint: "Give one argument for each placeholder")
    }
    return error(
      message, at: quoted, hint: "What stands in quotes is no placeholder: leave the quotes out")
  }

  private func count(_ number: Int, _ word: String) -> String {
    number == 0 ? "no \(word)" : number == 1 ? "1 \(word)" : "\(number) \(word)s"
  }

  private func unexpectedRest() -> PredicateFormatError {
    switch token.kind {
    case .mark(.closeParenthesis):
      return error("No parenthesis is open that this one could close", at: token.span)
    case .relation:
      return error(
        "A comparison cannot be compared itself", at: token.span,
        hint: "Join two comparisons with AND")
    case .keyword(.not):
      return error(
        "NOT cannot stand behind an operand", at: token.span,
        hint: "Write it before the comparison, such as NOT (identifier IN %@)")
    case .word where lexer.text(token.span).lowercased() == "is":
      return error(
        "There is no operator '\(lexer.excerpt(token.span))'", at: token.span,
        hint: "Write == or !=, such as birthday != nil")
    default:
      return error(
        "'\(lexer.excerpt(token.span))' cannot stand here", at: token.span,
        hint: "Join two comparisons with AND or OR")
    }
  }

  // MARK: - Conditions

  private mutating func disjunction() throws(PredicateFormatError) -> Item {
    let first = try conjunction()
    guard token.kind == .keyword(.or) else { return first }
    var parts = [try condition(first)]
    var span = first.span
    while token.kind == .keyword(.or) {
      try advance()
      let part = try conjunction()
      parts.append(try condition(part))
      span = span.through(part.span)
    }
    return .condition(.any(parts), span)
  }

  private mutating func conjunction() throws(PredicateFormatError) -> Item {
    let first = try negation()
    guard token.kind == .keyword(.and) else { return first }
    var parts = [try condition(first)]
    var span = first.span
    while token.kind == .keyword(.and) {
      try advance()
      let part = try negation()
      parts.append(try condition(part))
      span = span.through(part.span)
    }
    return .condition(.all(parts), span)
  }

  private mutating func negation() throws(PredicateFormatError) -> Item {
    guard token.kind == .keyword(.not) else { return try comparison() }
    let word = try advance()
    let item = try nested(at: word.span) { parser throws(PredicateFormatError) in
      try parser.negation()
    }
    return .condition(.not(try condition(item)), word.span.through(item.span))
  }

  /// The content of a parenthesis.
  mutating func parenthesized() throws(PredicateFormatError) -> Item {
    let open = try advance()
    let item = try nested(at: open.span) { parser throws(PredicateFormatError) in
      try parser.disjunction()
    }
    let close = token
    if close.kind == .mark(.comma) {
      throw error(
        "A list does not stand in parentheses", at: open.span, hint: "Write {…} around a list")
    }
    guard try skip(.closeParenthesis) else {
      guard close.kind == .end else { throw unexpectedRest() }
      throw error("This parenthesis is not closed", at: open.span, hint: "Write ) at its end")
    }
    let span = open.span.through(close.span)
    switch item {
    case .condition(let node, _): return .condition(node, span)
    case .operand(let operand):
      return .operand(PredicateExpression(span: span, kind: operand.kind))
    }
  }

  /// The item as a condition.
  private func condition(_ item: Item) throws(PredicateFormatError) -> PredicateNode {
    switch item {
    case .condition(let node, _): return node
    case .operand(let operand):
      // What follows says more than that a comparison is missing.
      switch token.kind {
      case .end, .keyword(.and), .keyword(.or), .mark(.closeParenthesis): break
      default: throw unexpectedRest()
      }
      throw error(
        "'\(lexer.excerpt(operand.span))' is compared with nothing", at: operand.span,
        hint: operand.hintForLoneOperand)
    }
  }
}

extension PredicateExpression {
  fileprivate var hintForLoneOperand: String {
    switch kind {
    case .constant(.flag(let flag)): "Write \(flag ? "TRUEPREDICATE" : "FALSEPREDICATE")"
    case .path: "Write a comparison, such as == YES, != nil or .@count > 0"
    default: "Write a comparison, such as key == 'phoneNumbers'"
    }
  }
}
