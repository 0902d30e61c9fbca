/// A group as an app holds it.
package struct FetchedGroup: Sendable, Hashable {
  /// The identifier as an app reads it.
  package let identifierText: String
  /// The name.
  package let name: String
  /// Whether the group came from a store, or was put into one.
  package let isFromStore: Bool

  /// Makes a group as an app holds it: in memory, or out of its own archive.
  package init(identifierText: String, name: String, isFromStore: Bool) {
    self.identifierText = identifierText
    self.name = name
    self.isFromStore = isFromStore
  }
}

/// An account as an app holds it.
package struct FetchedContainer: Sendable, Hashable {
  /// The identifier as an app reads it.
  package let identifierText: String
  /// The name of the account.
  package let name: String
  /// The kind of account.
  package let type: ContainerType

  /// Makes an account as an app holds it.
  package init(identifierText: String, name: String, type: ContainerType) {
    self.identifierText = identifierText
    self.name = name
    self.type = type
  }
}

/// Which groups a fetch is for.
public enum GroupPredicate: Sendable, Hashable {
  /// Groups with one of these identifiers.
  case identifiers([String])
  /// Groups of an account.
  case container(String)
  /// Groups that are part of another one (macOS).
  case subgroups(of: String)
  /// A predicate that is not the framework's own, in words.
  case foreign(String)
}

/// Which accounts a fetch is for.
public enum ContainerPredicate: Sendable, Hashable {
  /// Accounts with one of these identifiers.
  case identifiers([String])
  /// The account of a contact.
  case ofContact(String)
  /// The account of a group.
  case ofGroup(String)
  /// A predicate that is not the framework's own, in words.
  case foreign(String)
}
