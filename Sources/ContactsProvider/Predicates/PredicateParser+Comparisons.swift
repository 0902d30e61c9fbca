extension PredicateParser {
  /// A comparison, or what stands alone.
  mutating func comparison() throws(PredicateFormatError) -> Item {
    if case .keyword(let keyword) = token.kind, let quantifier = keyword.quantifier {
      return try quantified(quantifier)
    }
    let left = try sum()
    guard case .relation = token.kind, case .operand(let operand) = left else { return left }
    return try comparison(of: operand, for: nil, from: operand.span)
  }

  private mutating func quantified(
    _ quantifier: PredicateComparison.Quantifier
  ) throws(PredicateFormatError) -> Item {
    let word = try advance()
    let left = try sum()
    guard case .operand(let operand) = left, case .path = operand.kind else {
      throw error(
        "\(quantifier.rawValue) goes before a key", at: left.span,
        hint: "Write \(quantifier.rawValue) phoneNumbers.label == 'Work'")
    }
    guard case .relation = token.kind else {
      throw error(
        "'\(lexer.excerpt(operand.span))' is compared with nothing", at: operand.span,
        hint: "Write a comparison behind it, such as IN %@")
    }
    return try comparison(of: operand, for: quantifier, from: word.span)
  }

  /// The rest of a comparison, from its operator on.
  private mutating func comparison(
    of left: PredicateExpression, for quantifier: PredicateComparison.Quantifier?,
    from start: PredicateSpan
  ) throws(PredicateFormatError) -> Item {
    let sign = try advance()
    guard case .relation(let relation) = sign.kind else {
      throw error("'\(lexer.excerpt(sign.span))' is no operator", at: sign.span)
    }
    let options = try textOptions(of: relation)
    let right = try operand()
    let comparison = PredicateComparison(
      left, relation, right, for: quantifier, options: options)
    if relation == .between { try checkBounds(right) }
    if relation == .matches, right.constant?.asText != nil, comparison.pattern == nil {
      throw error("This is no regular expression", at: right.span)
    }
    return .condition(.comparison(comparison), start.through(right.span))
  }

  /// The letters in brackets behind an operator.
  private mutating func textOptions(
    of relation: PredicateRelation
  ) throws(PredicateFormatError) -> PredicateComparison.TextOptions {
    guard token.kind == .mark(.openBracket) else { return [] }
    let open = try advance()
    let word = try advance()
    var options: PredicateComparison.TextOptions = []
    var isKnown = relation != .between
    for letter in lexer.excerpt(word.span).lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      default: isKnown = false
      }
    }
    let close = token
    guard isKnown, close.kind == .mark(.closeBracket) else {
      throw error(
        "There is no such option of \(relation.rawValue)", at: open.span.through(word.span),
        hint: relation == .between
          ? "Leave it out"
          : "Write [c] to ignore case, [d] to ignore diacritics, [cd] for both")
    }
    try advance()
    return options
  }

  private func checkBounds(_ bounds: PredicateExpression) throws(PredicateFormatError) {
    let count: Int? =
      switch bounds.kind {
      case .list(let elements): elements.count
      case .constant(.list(let elements)): elements.count
      case .constant: 0
      case .path, .arithmetic: nil
      }
    guard count == nil || count == 2 else {
      throw error(
        "BETWEEN needs a list of two values", at: bounds.span, hint: "Write BETWEEN {1, 5}")
    }
  }

  // MARK: - Operands

  /// What can be compared.
  private mutating func operand() throws(PredicateFormatError) -> PredicateExpression {
    let item = try sum()
    return try operand(item)
  }

  private func operand(_ item: Item) throws(PredicateFormatError) -> PredicateExpression {
    guard case .operand(let operand) = item else {
      throw error("A condition is no value that can be compared", at: item.span)
    }
    return operand
  }

  /// What is added up, or one operand.
  mutating func sum() throws(PredicateFormatError) -> Item {
    let first = try product()
    return try steps(after: first, [.plus: .plus, .minus: .minus]) {
      parser throws(PredicateFormatError) in try parser.product()
    }
  }

  private mutating func product() throws(PredicateFormatError) -> Item {
    let first = try signed()
    return try steps(after: first, [.times: .times, .divided: .divided]) {
      parser throws(PredicateFormatError) in try parser.signed()
    }
  }

  /// What follows on an operand with the same precedence, in one flat list.
  private mutating func steps(
    after first: Item, _ operations: [PredicateMark: PredicateExpression.Operation],
    _ next: (inout PredicateParser) throws(PredicateFormatError) -> Item
  ) throws(PredicateFormatError) -> Item {
    guard case .mark(let mark) = token.kind, operations[mark] != nil else { return first }
    let start = try operand(first)
    var steps: [PredicateExpression.Step] = []
    var last = start
    while case .mark(let mark) = token.kind, let operation = operations[mark] {
      try advance()
      let item = try next(&self)
      last = try operand(item)
      steps.append(PredicateExpression.Step(operation: operation, operand: last))
    }
    let isWhole = start.isWhole && steps.allSatisfy(\.operand.isWhole)
    return .operand(
      PredicateExpression(
        span: start.span.through(last.span), kind: .arithmetic(start, steps, isWhole: isWhole)))
  }

  private mutating func signed() throws(PredicateFormatError) -> Item {
    guard token.kind == .mark(.minus) else { return try primary() }
    let sign = try advance()
    let item = try nested(at: sign.span) { parser throws(PredicateFormatError) in
      try parser.signed()
    }
    return .operand(try operand(item).negated(by: sign.span))
  }
}

extension PredicateExpression {
  /// Whether the operand's numbers are whole, so that a division of them is.
  var isWhole: Bool {
    switch kind {
    case .constant(.number(let number)): number == number.rounded()
    case .constant, .path, .list: true
    case .arithmetic(_, _, let isWhole): isWhole
    }
  }

  /// The operand with a minus before it.
  fileprivate func negated(by sign: PredicateSpan) -> PredicateExpression {
    let span = sign.through(self.span)
    if case .constant(.number(let number)) = kind {
      return PredicateExpression(span: span, kind: .constant(.number(-number)))
    }
    let zero = PredicateExpression(span: sign, kind: .constant(.number(0)))
    let step = Step(operation: .minus, operand: self)
    return PredicateExpression(span: span, kind: .arithmetic(zero, [step], isWhole: isWhole))
  }
}
