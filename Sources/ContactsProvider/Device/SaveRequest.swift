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
  /// Stores a new contact; one that came from the store gets an identifier of its own.
  case add(RecordIdentifier, ContactValues, isFromStore: Bool)
  /// Replaces the values of `keys` in a stored contact.
  case update(identifier: String, keys: ContactKeySet, values: ContactValues)
  /// Deletes a stored contact.
  case delete(identifier: String)
}

/// What a save stored.
public struct SaveOutcome: Sendable {
  /// One element for each operation: the new contact after an addition, otherwise nil.
  package let added: [FetchedContact?]
}
