/// What predicates of a picker are evaluated with.
public enum PredicateSubjectKind: Sendable {
  /// A contact.
  case contact
  /// A value of a contact, with its key.
  case contactProperty
}

/// Something with keys whose values a predicate compares.
///
/// Only the keys that the predicate names are read.
public protocol PredicateSubject {
  /// What a key holds; nothing for an unknown key.
  func predicateValue(of key: String) -> PredicateValue

  /// What lies under a key and is a subject of its own, so that it is not read as a whole.
  func predicateSubject(of key: String) -> (any PredicateSubject)?

  /// How many entries a key holds, where that can be told without making them.
  func predicateCount(of key: String) -> Int?

  /// The subject itself, as `SELF` means it.
  var predicateSelf: PredicateValue { get }
}

extension PredicateSubject {
  /// No subject lies under a key.
  public func predicateSubject(of key: String) -> (any PredicateSubject)? { nil }

  /// The entries are made and counted.
  public func predicateCount(of key: String) -> Int? { nil }

  /// A subject is no value itself.
  public var predicateSelf: PredicateValue { .nothing }
}

extension PredicateValue: PredicateSubject {
  /// What a key of the value holds.
  public func predicateValue(of key: String) -> PredicateValue { member(key) }

  /// The value.
  public var predicateSelf: PredicateValue { self }
}
