/// Changes that are made together or not at all.
public struct SaveRequest: Sendable {
  /// The changes, in order.
  public var operations: [SaveOperation]
  /// Who makes them, as the change history tells later.
  public var author: String?

  /// Makes a request.
  public init(operations: [SaveOperation], author: String? = nil) {
    self.operations = operations
    self.author = author
  }
}

/// One change of the address book.
public enum SaveOperation: Sendable {
  /// Stores a new contact in an account; one that came from the store gets an identifier of its
  /// own, and without an account it goes to the default one.
  case add(RecordIdentifier, ContactValues, isFromStore: Bool, container: String? = nil)
  /// Replaces the values of `keys` in a stored contact.
  case update(identifier: String, keys: ContactKeySet, values: ContactValues)
  /// Deletes a stored contact.
  case delete(identifier: String)
  /// Stores a new group in an account; without an account it goes to the default one.
  case addGroup(RecordIdentifier, name: String, isFromStore: Bool, container: String? = nil)
  /// Renames a stored group.
  case updateGroup(identifier: String, name: String)
  /// Deletes a stored group; its contacts stay.
  case deleteGroup(identifier: String)
  /// Puts a contact into a group.
  case addMember(contact: String, group: String)
  /// Takes a contact out of a group.
  case removeMember(contact: String, group: String)
  /// Makes a group part of another one (macOS).
  case addSubgroup(String, group: String)
  /// Takes a group out of another one (macOS).
  case removeSubgroup(String, group: String)
}

/// What a save stored.
public struct SaveOutcome: Sendable {
  /// One element for each operation: the new contact after an addition, otherwise nil.
  package let added: [FetchedContact?]
  /// One element for each operation: the new group after an addition, otherwise nil.
  package let addedGroups: [FetchedGroup?]
}
