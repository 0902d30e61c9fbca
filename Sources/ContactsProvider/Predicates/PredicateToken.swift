/// The smallest part of a format that means something.
struct PredicateToken: Sendable {
  let kind: Kind
  let span: PredicateSpan

  enum Kind: Sendable, Equatable {
    case end
    case word
    case keyword(PredicateKeyword)
    case relation(PredicateRelation)
    case mark(PredicateMark)
    case number(Double, isWhole: Bool)
    case text(String)
    case placeholder(PredicatePlaceholder)
    /// A word that begins with `@`.
    case collectionOperator
  }
}

/// A word that is no key, in small letters.
enum PredicateKeyword: String, Sendable {
  case and
  case or
  case not
  case all
  case any
  case some
  case none
  case null
  case `nil`
  case `true`
  case yes
  case `false`
  case no
  case `self`
  case truePredicate = "truepredicate"
  case falsePredicate = "falsepredicate"

  /// The value of a keyword that is a constant.
  var constant: PredicateValue? {
    switch self {
    case .null, .nil: .nothing
    case .true, .yes: .flag(true)
    case .false, .no: .flag(false)
    default: nil
    }
  }

  /// The quantifier that a keyword is.
  var quantifier: PredicateComparison.Quantifier? {
    switch self {
    case .all: .all
    case .any, .some: .any
    case .none: PredicateComparison.Quantifier.none
    default: nil
    }
  }
}

/// A mark between other parts.
enum PredicateMark: UInt8, Sendable {
  case openParenthesis = 0x28
  case closeParenthesis = 0x29
  case times = 0x2A
  case plus = 0x2B
  case comma = 0x2C
  case minus = 0x2D
  case dot = 0x2E
  case divided = 0x2F
  case colon = 0x3A
  case openBracket = 0x5B
  case closeBracket = 0x5D
  case openBrace = 0x7B
  case closeBrace = 0x7D
}

/// What takes an argument.
enum PredicatePlaceholder: Sendable {
  /// `%@`: any value.
  case value
  /// `%K`: a key path.
  case key
  /// `%d` and the like: a whole number.
  case whole
  /// `%f` and the like: a number.
  case real
}
