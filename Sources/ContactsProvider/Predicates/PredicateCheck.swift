/// Finds keys and operators that mean nothing for a kind of subject.
struct PredicateCheck {
  let subject: PredicateSubjectKind
  let format: String

  func check(_ node: PredicateNode) throws(PredicateFormatError) {
    switch node {
    case .constant: break
    case .all(let parts), .any(let parts):
      for part in parts { try check(part) }
    case .not(let part): try check(part)
    case .comparison(let comparison): try check(comparison)
    case .format(let format): try format.check(for: subject)
    }
  }

  private func check(_ comparison: PredicateComparison) throws(PredicateFormatError) {
    let left = try shape(of: comparison.left, isLeft: true)
    _ = try shape(of: comparison.right, isLeft: false, comparedWith: comparison.left)
    guard var left else { return }
    if let quantifier = comparison.quantifier {
      guard case .list(let element) = left else {
        throw error(
          "\(name(comparison.left)) is not a list, so \(quantifier.rawValue) has no elements to try",
          at: comparison.left.span, hint: "Leave \(quantifier.rawValue) out")
      }
      left = element
    }
    try check(left, of: comparison)
  }

  /// Refuses a relation in which no value of a shape can stand.
  private func check(
    _ shape: PredicateShape, of comparison: PredicateComparison
  ) throws(PredicateFormatError) {
    let isPossible =
      switch comparison.relation {
      case .equal, .notEqual, .in: true
      case .contains: shape.canBeText || shape.isList
      case .beginsWith, .endsWith, .like, .matches: shape.canBeText
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .between: shape.canBeOrdered
      }
    guard !isPossible else { return }
    throw error(
      "\(name(comparison.left)) is \(shape.name), which \(comparison.relation.rawValue) cannot compare",
      at: comparison.left.span, hint: hint(for: shape, comparison))
  }

  private func hint(for shape: PredicateShape, _ comparison: PredicateComparison) -> String? {
    let path = text(comparison.left.span)
    switch shape {
    case .list(let element) where element.canBeText:
      return "Write ANY \(path) \(comparison.relation.rawValue) …"
    case .list: return "Write \(path).@count, or ANY \(path).value"
    case .date: return "Compare a part of it, such as \(path).year"
    default: return nil
    }
  }

  // MARK: - Key paths

  /// What an operand is; nil for one that names no key.
  private func shape(
    of operand: PredicateExpression, isLeft: Bool, comparedWith left: PredicateExpression? = nil
  ) throws(PredicateFormatError) -> PredicateShape? {
    switch operand.kind {
    case .constant: return nil
    case .list(let elements):
      for element in elements { _ = try shape(of: element, isLeft: isLeft, comparedWith: left) }
      return nil
    case .arithmetic(let first, let steps, _):
      _ = try shape(of: first, isLeft: isLeft)
      for step in steps { _ = try shape(of: step.operand, isLeft: isLeft) }
      return .number
    case .path(let components):
      let other = isLeft ? nil : left
      return try shape(of: components, operand.span, comparedWith: other, isLeft: isLeft)
    }
  }

  private func shape(
    of components: [PredicateExpression.Component], _ span: PredicateSpan,
    comparedWith left: PredicateExpression?, isLeft: Bool
  ) throws(PredicateFormatError) -> PredicateShape {
    var shape = PredicateShape(subject)
    for (place, component) in components.enumerated() {
      if component.name.hasPrefix("@") {
        try checkOperator(component, on: shape, span)
        shape = .number
      } else if let member = shape.members[component.name] {
        shape = member
      } else if place == 0, !isLeft {
        throw unknownOnTheRight(component, span, left)
      } else {
        throw unknownKey(component, of: shape, after: components.prefix(place))
      }
    }
    return shape
  }

  private func checkOperator(
    _ component: PredicateExpression.Component, on shape: PredicateShape, _ path: PredicateSpan
  ) throws(PredicateFormatError) {
    let before = text(PredicateSpan(start: path.start, end: max(path.start, component.span.start)))
      .trimmingSuffix { $0 == "." || $0.isWhitespace }
    guard component.name == "@count" else {
      let bare = String(component.name.dropFirst())
      let isKey = shape.members[bare] != nil
      throw error(
        "There is no operator '\(shortened(component.name))'", at: component.span,
        hint: isKey
          ? "'\(bare)' is a key: leave the @ out" : "The only operator on a list is @count")
    }
    guard shape.isList else {
      throw error(
        "@count counts a list, and \(before.isEmpty ? "this" : "'\(before)'") is \(shape.name)",
        at: component.span, hint: hintWithoutCount(before, shape))
    }
  }

  private func hintWithoutCount(_ path: String, _ shape: PredicateShape) -> String? {
    guard !path.isEmpty else { return nil }
    return shape.canBeText ? "Write \(path).length > 0" : "Write \(path) != nil"
  }

  private func unknownOnTheRight(
    _ component: PredicateExpression.Component, _ path: PredicateSpan, _ left: PredicateExpression?
  ) -> PredicateFormatError {
    let word = text(path)
    var keys = Array(PredicateShape(subject).members.keys)
    if case .path(let components) = left?.kind, components.map(\.name) == ["key"] {
      keys = ContactKey.allCases.map(\.name)
    }
    var hint = "A bare word is a key: write '\(word)' in quotes if a text is meant"
    if let near = KeySpelling.nearest(to: word, among: keys), near != word {
      hint += "; there is a key '\(near)'"
    }
    return error(unknown(component, PredicateShape(subject)), at: path, hint: hint)
  }

  private func unknownKey(
    _ component: PredicateExpression.Component, of shape: PredicateShape,
    after path: ArraySlice<PredicateExpression.Component>
  ) -> PredicateFormatError {
    var hint: String?
    if shape.isList, ["count", "length", "size"].contains(component.name.lowercased()) {
      hint = "Write \(path.map(\.name).joined(separator: ".")).@count"
    } else if let near = KeySpelling.nearest(to: component.name, among: shape.members.keys) {
      hint = "Write \(near)"
    } else if shape.members.count > 0, shape.members.count < 6 {
      hint = "It has \(shape.members.keys.sorted().joined(separator: ", "))"
    }
    return error(unknown(component, shape), at: component.span, hint: hint)
  }

  private func unknown(
    _ component: PredicateExpression.Component, _ shape: PredicateShape
  ) -> String {
    let owner: String
    if case .list(let element) = shape {
      owner = "An element of the list, \(element.name),"
    } else {
      owner = shape.name.prefix(1).uppercased() + shape.name.dropFirst()
    }
    return "\(owner) has no key '\(shortened(component.name))'"
  }

  // MARK: - Wording

  private func name(_ operand: PredicateExpression) -> String { "'\(text(operand.span))'" }

  private func text(_ span: PredicateSpan) -> String {
    shortened(
      String(decoding: format.utf8.prefix(span.end).dropFirst(span.start), as: UTF8.self))
  }

  private func shortened(_ text: String) -> String {
    text.count > 40 ? "\(text.prefix(39))…" : text
  }

  private func error(
    _ message: String, at span: PredicateSpan, hint: String? = nil
  ) -> PredicateFormatError {
    PredicateFormatError(message, in: format, at: span, hint: hint)
  }
}

extension String {
  fileprivate func trimmingSuffix(while belongs: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let last = text.last, belongs(last) { text.removeLast() }
    return String(text)
  }
}
