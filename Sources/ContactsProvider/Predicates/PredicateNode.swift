/// A condition as it was read.
///
/// Lists of conditions are flat, so that long formats do not make deep trees.
indirect enum PredicateNode: Sendable, Hashable {
  case constant(Bool)
  case all([PredicateNode])
  case any([PredicateNode])
  case not(PredicateNode)
  case comparison(PredicateComparison)
  /// A format of its own within a compound one.
  case format(PredicateFormat)
}

/// Two operands and what is asked of them.
struct PredicateComparison: Sendable, Hashable {
  let quantifier: Quantifier?
  let left: PredicateExpression
  let relation: PredicateRelation
  let options: TextOptions
  let right: PredicateExpression
  /// The right side as a pattern, where it is one that no subject changes.
  let pattern: TextPattern?

  init(
    _ left: PredicateExpression, _ relation: PredicateRelation, _ right: PredicateExpression,
    for quantifier: Quantifier? = nil, options: TextOptions = []
  ) {
    self.quantifier = quantifier
    self.left = left
    self.relation = relation
    self.options = options
    self.right = right
    pattern = right.constant?.asText.flatMap { TextPattern($0, of: relation, options) }
  }

  /// For which elements of the left side the comparison must hold.
  enum Quantifier: String, Sendable {
    case all = "ALL"
    case any = "ANY"
    case none = "NONE"
  }

  /// What does not count when texts are compared.
  struct TextOptions: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let caseInsensitive = TextOptions(rawValue: 1)
    static let diacriticInsensitive = TextOptions(rawValue: 2)
  }
}

/// What can be asked of two values; the raw value is how messages spell it.
enum PredicateRelation: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case `in` = "IN"
  case contains = "CONTAINS"
  case beginsWith = "BEGINSWITH"
  case endsWith = "ENDSWITH"
  case like = "LIKE"
  case matches = "MATCHES"
  case between = "BETWEEN"
}

/// An operand, with its place in the format.
struct PredicateExpression: Sendable, Hashable {
  let span: PredicateSpan
  let kind: Kind

  /// The value of a constant operand.
  var constant: PredicateValue? { if case .constant(let value) = kind { value } else { nil } }

  indirect enum Kind: Sendable, Hashable {
    case constant(PredicateValue)
    /// A key path; an empty one is SELF.
    case path([Component])
    case list([PredicateExpression])
    case arithmetic(PredicateExpression, [Step], isWhole: Bool)
  }

  /// One key of a key path, or an operator with its `@`.
  struct Component: Sendable, Hashable {
    let name: String
    let span: PredicateSpan
  }

  /// An operand that is added, subtracted, or by which is multiplied or divided.
  struct Step: Sendable, Hashable {
    let operation: Operation
    let operand: PredicateExpression
  }

  enum Operation: Sendable {
    case plus
    case minus
    case times
    case divided
  }
}
