extension PredicateNode {
  /// Tells whether a subject meets the condition.
  func holds(for subject: any PredicateSubject) -> Bool {
    switch self {
    case .constant(let holds): holds
    case .all(let parts): parts.allSatisfy { $0.holds(for: subject) }
    case .any(let parts): parts.contains { $0.holds(for: subject) }
    case .not(let part): !part.holds(for: subject)
    case .comparison(let comparison): comparison.holds(for: subject)
    case .format(let format): format.root.holds(for: subject)
    }
  }
}

extension PredicateComparison {
  /// Tells whether a subject's values compare as asked.
  func holds(for subject: any PredicateSubject) -> Bool {
    let left = left.value(in: subject)
    let right = right.value(in: subject)
    func relates(_ element: PredicateValue) -> Bool { compare(element, right) }
    return switch quantifier {
    case nil: relates(left)
    case .all: left.elements.allSatisfy(relates)
    case .any: left.elements.contains(where: relates)
    case .some(.none): !left.elements.contains(where: relates)
    }
  }

  private func compare(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch relation {
    case .equal: left.equals(right, options)
    case .notEqual: !left.equals(right, options)
    case .less: left.ordered(to: right, options).map { $0 < 0 } ?? false
    case .lessOrEqual: left.ordered(to: right, options).map { $0 <= 0 } ?? false
    case .greater: left.ordered(to: right, options).map { $0 > 0 } ?? false
    case .greaterOrEqual: left.ordered(to: right, options).map { $0 >= 0 } ?? false
    case .in: right.holds(left, options)
    case .contains: left.holds(right, options)
    case .beginsWith, .endsWith, .like, .matches: compareTexts(left, right)
    case .between: isBetween(left, right)
    }
  }

  private func compareTexts(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    guard let text = left.asText, let other = right.asText else { return false }
    return switch relation {
    case .beginsWith:
      !other.isEmpty && options.folded(text).utf8.starts(with: options.folded(other).utf8)
    case .endsWith:
      !other.isEmpty
        && options.folded(text).utf8.reversed().starts(with: options.folded(other).utf8.reversed())
    default: (pattern ?? TextPattern(other, of: relation, options))?.matches(text) ?? false
    }
  }

  private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue) -> Bool {
    guard case .list(let bounds) = bounds, bounds.count == 2,
      let low = bounds[0].ordered(to: value, options),
      let high = value.ordered(to: bounds[1], options)
    else { return false }
    return low <= 0 && high <= 0
  }
}

extension PredicateExpression {
  /// The operand's value for a subject.
  func value(in subject: any PredicateSubject) -> PredicateValue {
    switch kind {
    case .constant(let value): value
    case .path(let components): Self.value(of: components[...], in: subject)
    case .list(let elements): .list(elements.map { $0.value(in: subject) })
    case .arithmetic(let first, let steps, let isWhole):
      Self.result(of: first, steps, isWhole: isWhole, in: subject)
    }
  }

  private static func value(
    of path: ArraySlice<Component>, in subject: any PredicateSubject
  ) -> PredicateValue {
    guard let first = path.first else { return subject.predicateSelf }
    let rest = path.dropFirst()
    if let nested = subject.predicateSubject(of: first.name) {
      return value(of: rest, in: nested)
    }
    if rest.count == 1, rest.first?.name == "@count",
      let count = subject.predicateCount(of: first.name)
    {
      return .number(Double(count))
    }
    return rest.reduce(subject.predicateValue(of: first.name)) { $0.member($1.name) }
  }

  private static func result(
    of first: PredicateExpression, _ steps: [Step], isWhole: Bool,
    in subject: any PredicateSubject
  ) -> PredicateValue {
    guard var result = first.value(in: subject).asNumber else { return .nothing }
    for step in steps {
      guard let operand = step.operand.value(in: subject).asNumber else { return .nothing }
      switch step.operation {
      case .plus: result += operand
      case .minus: result -= operand
      case .times: result *= operand
      case .divided:
        guard operand != 0 else { return .nothing }
        result = isWhole ? (result / operand).rounded(.towardZero) : result / operand
      }
    }
    return .number(result)
  }
}
