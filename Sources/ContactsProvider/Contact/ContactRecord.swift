/// One stored card: an identity and its values, never changed once it was made.
///
/// An edit makes a new record under the old identifier. Records are shared by reference, so that
/// handing one to an app copies nothing.
public final class ContactRecord: Sendable {
  /// The card's identity.
  public let identifier: RecordIdentifier
  /// The card's values.
  public let values: ContactValues
  /// The place of the card's account among the device's accounts.
  public let account: Int
  /// The linked cards that this contact is joined of, in stored order; empty for a card.
  public let cards: [ContactRecord]
  /// The text that was chosen as identifier, where one was.
  let chosenIdentifier: String?

  /// Makes a record; `chosenIdentifier` is a text that a scenario gave as identifier.
  public init(
    identifier: RecordIdentifier, chosenIdentifier: String? = nil, values: ContactValues,
    account: Int = 0, cards: [ContactRecord] = []
  ) {
    self.identifier = identifier
    self.chosenIdentifier = chosenIdentifier
    self.values = values
    self.account = account
    self.cards = cards
  }

  /// The identifier as an app reads it.
  public var identifierText: String { chosenIdentifier ?? identifier.uuidText }

  /// The same contact with other values.
  func replacingValues(with values: ContactValues) -> ContactRecord {
    ContactRecord(
      identifier: identifier, chosenIdentifier: chosenIdentifier, values: values,
      account: account, cards: cards)
  }
}
