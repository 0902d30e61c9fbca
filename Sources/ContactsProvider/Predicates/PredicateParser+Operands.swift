extension PredicateParser {
  /// A constant, a key path, a list, or what stands in parentheses.
  mutating func primary() throws(PredicateFormatError) -> Item {
    switch token.kind {
    case .mark(.openParenthesis): return try parenthesized()
    case .mark(.openBrace): return .operand(try list())
    case .keyword(.truePredicate), .keyword(.falsePredicate):
      let word = try advance()
      return .condition(.constant(word.kind == .keyword(.truePredicate)), word.span)
    case .keyword(.self), .word, .placeholder(.key): return .operand(try path())
    case .number(let number, _): return .operand(try constant(.number(number)))
    case .text(let text): return .operand(try constant(.text(text)))
    case .placeholder(let placeholder): return .operand(try argument(of: placeholder))
    case .keyword(let keyword):
      guard let value = keyword.constant else { throw missingOperand() }
      return .operand(try constant(value))
    case .collectionOperator:
      throw error(
        "An operator goes behind a key", at: token.span, hint: "Write phoneNumbers.@count")
    case .end, .relation, .mark: throw missingOperand()
    }
  }

  private mutating func constant(
    _ value: PredicateValue
  ) throws(PredicateFormatError) -> PredicateExpression {
    let read = try advance()
    return PredicateExpression(span: read.span, kind: .constant(value))
  }

  private func missingOperand() -> PredicateFormatError {
    guard token.kind != .end else {
      return error("The format ends where a key or a value should stand", at: token.span)
    }
    return error(
      "'\(lexer.excerpt(token.span))' stands where a key or a value should", at: token.span)
  }

  private mutating func list() throws(PredicateFormatError) -> PredicateExpression {
    let open = try advance()
    var elements: [PredicateExpression] = []
    var close = token
    if close.kind != .mark(.closeBrace) {
      repeat {
        elements.append(
          try nested(at: open.span) { parser throws(PredicateFormatError) in
            try parser.listElement()
          })
      } while try skip(.comma)
      close = token
    }
    guard try skip(.closeBrace) else {
      guard close.kind == .end else {
        throw error(
          "'\(lexer.excerpt(close.span))' cannot stand in a list", at: close.span,
          hint: "Put commas between the values of a list and } at its end")
      }
      throw error("This list is not closed", at: open.span, hint: "Write } at its end")
    }
    let span = open.span.through(close.span)
    let constants = elements.compactMap(\.constant)
    return PredicateExpression(
      span: span,
      kind: constants.count == elements.count ? .constant(.list(constants)) : .list(elements))
  }

  private mutating func listElement() throws(PredicateFormatError) -> PredicateExpression {
    let item = try sum()
    guard case .operand(let operand) = item else {
      throw error("A condition cannot stand in a list", at: item.span)
    }
    return operand
  }

  // MARK: - Arguments

  private mutating func argument(
    of placeholder: PredicatePlaceholder
  ) throws(PredicateFormatError) -> PredicateExpression {
    let read = token
    let value = try argument(for: read)
    try advance()
    switch placeholder {
    case .value, .key: break
    case .whole, .real:
      guard let number = value.asNumber, placeholder == .real || number == number.rounded() else {
        throw error(
          """
          Argument \(argumentNumber), for \(lexer.excerpt(read.span)), is no \
          \(placeholder == .whole ? "whole " : "")number
          """, at: read.span, hint: "Write %@ for other values")
      }
      return PredicateExpression(span: read.span, kind: .constant(.number(number)))
    }
    if case .key(let key) = value {
      return PredicateExpression(span: read.span, kind: .constant(.text(key)))
    }
    return PredicateExpression(span: read.span, kind: .constant(value))
  }

  // MARK: - Key paths

  private mutating func path() throws(PredicateFormatError) -> PredicateExpression {
    let first = token
    var components = try component()
    var last = first
    while try skip(.dot) {
      last = token
      components += try component()
    }
    switch token.kind {
    case .mark(.openParenthesis), .mark(.colon):
      throw error(
        "Functions are not evaluated here", at: first.span,
        hint: "Compare keys, counts (.@count) and lengths (.length)")
    case .mark(.openBracket):
      throw error(
        "Elements cannot be taken out of a list", at: token.span,
        hint: "Write .@count for the length, or ANY before the key")
    default: break
    }
    return PredicateExpression(span: first.span.through(last.span), kind: .path(components))
  }

  /// One part of a key path; several where an argument holds them.
  private mutating func component() throws(PredicateFormatError) -> [PredicateExpression.Component]
  {
    let read = token
    switch read.kind {
    case .keyword(.self):
      try advance()
      return []
    case .placeholder(.key): return try componentsOfArgument()
    case .word, .keyword, .relation(.in), .relation(.contains), .relation(.like),
      .relation(.between), .relation(.matches), .relation(.beginsWith), .relation(.endsWith):
      try advance()
      return [PredicateExpression.Component(name: lexer.text(read.span), span: read.span)]
    case .collectionOperator:
      try advance()
      let name = lexer.text(read.span)
      try checkSupport(of: name, at: read.span)
      return [PredicateExpression.Component(name: name, span: read.span)]
    default:
      throw error(
        read.kind == .end
          ? "The format ends where a key should stand"
          : "'\(lexer.excerpt(read.span))' stands where a key should", at: read.span)
    }
  }

  private mutating func componentsOfArgument()
    throws(PredicateFormatError) -> [PredicateExpression.Component]
  {
    let read = token
    guard let key = try argument(for: read).asText else {
      throw error(
        "Argument \(argumentNumber), for %K, is no key", at: read.span,
        hint: "Write %@ for a value")
    }
    let names = key.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard !names.contains("") else {
      throw error("'\(key.prefix(40))', for %K, is no key", at: read.span)
    }
    try advance()
    for name in names { try checkSupport(of: name, at: read.span) }
    return names.map { PredicateExpression.Component(name: $0, span: read.span) }
  }

  /// Refuses operators that exist on the device and not here; others are looked at in the check.
  private func checkSupport(
    of name: String, at span: PredicateSpan
  ) throws(PredicateFormatError) {
    guard Self.collectionOperators.contains(name) else { return }
    throw error(
      "\(name) is not evaluated here", at: span, hint: "The only operator on a list is @count")
  }

  private static let collectionOperators: Set = [
    "@sum", "@avg", "@min", "@max", "@unionOfObjects", "@distinctUnionOfObjects",
    "@unionOfArrays", "@distinctUnionOfArrays", "@distinctUnionOfSets",
  ]
}
