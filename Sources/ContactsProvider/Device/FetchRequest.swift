/// The properties that a fetch asks for.
public struct RequestedKeys: Sendable, Hashable {
  /// The keys that exist.
  public var keys: ContactKeySet
  /// Key texts that name no property.
  public var unknown: [String]

  /// Makes a request for keys.
  public init(_ keys: ContactKeySet, unknown: [String] = []) {
    self.keys = keys
    self.unknown = unknown
  }
}

/// Which contacts a fetch is for.
public enum ContactPredicate: Sendable, Hashable {
  /// Contacts in whose name every word begins a word.
  case name(String)
  /// Contacts with this phone number.
  case phone(String)
  /// Contacts with this e-mail address.
  case email(String)
  /// Contacts with one of these identifiers.
  case identifiers([String])
  /// Members of a group.
  case group(String)
  /// Contacts of an account.
  case container(String)
  /// A predicate that is not the framework's own, in words.
  case foreign(String)
}

/// A request for contacts.
public struct FetchRequest: Sendable, Hashable {
  /// The properties.
  public var keys: RequestedKeys
  /// Which contacts; nil for all.
  public var predicate: ContactPredicate?
  /// The order.
  public var sortOrder: ContactSortOrder
  /// Whether linked cards come as one contact.
  public var unifyResults: Bool

  /// Makes a request; by default for all contacts in no promised order.
  public init(
    keys: RequestedKeys, predicate: ContactPredicate? = nil, sortOrder: ContactSortOrder = .none,
    unifyResults: Bool = true
  ) {
    self.keys = keys
    self.predicate = predicate
    self.sortOrder = sortOrder
    self.unifyResults = unifyResults
  }
}
