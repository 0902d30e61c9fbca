internal import ContactsProvider
internal import Foundation

/// A predicate that only the store can evaluate.
///
/// Apple's factories promise a plain `NSPredicate` that works with the store alone
/// (developer.apple.com/documentation/contacts/cncontact), so a contact in memory never matches.
final class StorePredicate: NSPredicate {
  /// What a predicate is for.
  enum Query {
    case contacts(ContactPredicate)
    case groups(GroupPredicate)
    case containers(ContainerPredicate)
  }

  let query: Query

  init(_ query: Query) {
    self.query = query
    super.init(value: false)
  }

  /// Archives are not supported: a predicate is made anew where it is needed.
  required init?(coder: NSCoder) { nil }

  // Foundation's copy is a plain predicate, which the store would no longer know.
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func evaluate(with object: Any?) -> Bool { false }

  override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool { false }
}
