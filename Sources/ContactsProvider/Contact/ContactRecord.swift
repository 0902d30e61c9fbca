/// One stored card: an identity and its values, never changed once it was made.
///
/// An edit makes a new record under the old identifier. Records are shared by reference, so that
/// handing one to an app copies nothing.
public final class ContactRecord: Sendable {
  /// The card's identity.
  public let identifier: RecordIdentifier
  /// The card's values.
  public let values: ContactValues
  /// The text that was chosen as identifier, where one was.
  let chosenIdentifier: String?

  /// Makes a record; `chosenIdentifier` is a text that a scenario gave as identifier.
  public init(
    identifier: RecordIdentifier, chosenIdentifier: String? = nil, values: ContactValues
  ) {
    self.identifier = identifier
    self.chosenIdentifier = chosenIdentifier
    self.values = values
  }

  /// The identifier as an app reads it.
  public var identifierText: String { chosenIdentifier ?? identifier.uuidText }
}
