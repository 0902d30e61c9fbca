/// A condition on contacts or their values, read from a predicate format
/// (developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html).
public struct PredicateFormat: Sendable, Hashable {
  /// The format as it was written; that of a compound one is made from its parts.
  public let text: String
  let root: PredicateNode

  /// Reads a format.
  ///
  /// - Parameter arguments: What stands for `%@`, `%K`, `%d` and so on, in order.
  /// - Throws: ``PredicateFormatError`` for what is no format, and for arguments of a wrong number
  ///   or kind.
  public init(
    _ format: String, arguments: [PredicateValue] = []
  ) throws(PredicateFormatError) {
    var parser = try PredicateParser(format, arguments: arguments)
    self.init(text: format, root: try parser.parse())
  }

  private init(text: String, root: PredicateNode) {
    self.text = text
    self.root = root
  }

  /// Makes the format that everything or nothing meets.
  public static func constant(_ holds: Bool) -> PredicateFormat {
    PredicateFormat(
      text: holds ? "TRUEPREDICATE" : "FALSEPREDICATE", root: .constant(holds))
  }

  /// Makes the format that is met where all of some formats are; where there are none, always.
  public static func all(of formats: [PredicateFormat]) -> PredicateFormat {
    formats.isEmpty
      ? .constant(true)
      : PredicateFormat(text: joined(formats, by: " AND "), root: .all(formats.map { .format($0) }))
  }

  /// Makes the format that is met where any of some formats is; where there are none, never.
  public static func any(of formats: [PredicateFormat]) -> PredicateFormat {
    formats.isEmpty
      ? .constant(false)
      : PredicateFormat(text: joined(formats, by: " OR "), root: .any(formats.map { .format($0) }))
  }

  /// Makes the format that is met where another is not.
  public static func not(_ format: PredicateFormat) -> PredicateFormat {
    PredicateFormat(text: "NOT (\(format.text))", root: .not(.format(format)))
  }

  private static func joined(_ formats: [PredicateFormat], by word: String) -> String {
    formats.map { "(\($0.text))" }.joined(separator: word)
  }

  /// Finds out whether every key and operator means something for a subject of a kind.
  ///
  /// - Throws: ``PredicateFormatError`` for the first that does not, as an unknown key.
  public func check(for subject: PredicateSubjectKind) throws(PredicateFormatError) {
    try PredicateCheck(subject: subject, format: text).check(root)
  }

  /// Tells whether a subject meets the condition.
  ///
  /// A key that the subject does not have, or a comparison of values that do not compare, counts as
  /// not met; ``check(for:)`` finds these beforehand.
  public func evaluate(with subject: some PredicateSubject) -> Bool { root.holds(for: subject) }
}
