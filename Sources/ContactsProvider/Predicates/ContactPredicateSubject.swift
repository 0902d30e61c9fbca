/// A contact's values as predicates see them.
package struct ContactPredicateSubject: PredicateSubject {
  private let values: ContactValues
  private let identifierText: String
  private let keys: ContactKeySet

  /// Makes a subject of a contact; keys that are not among `keys` hold nothing.
  package init(_ values: ContactValues, identifierText: String, keys: ContactKeySet = .all) {
    self.values = values
    self.identifierText = identifierText
    self.keys = keys
  }

  /// Makes a subject of a stored card.
  package init(_ record: ContactRecord, keys: ContactKeySet = .all) {
    self.init(record.values, identifierText: record.identifierText, keys: keys)
  }

  /// What a key holds; nothing for an unknown key.
  package func predicateValue(of key: String) -> PredicateValue {
    guard let key = ContactKey(name: key), keys.contains(key) else { return .nothing }
    return key == .identifier ? .text(identifierText) : values.predicateValue(of: key)
  }

  /// How many entries a property with several values has.
  package func predicateCount(of key: String) -> Int? {
    ContactKey(name: key).flatMap { keys.contains($0) ? values.entryCount(of: $0) : nil }
  }

  /// The contact, which is told from others by its identifier.
  package var predicateSelf: PredicateValue {
    .object([ContactKey.identifier.name: .text(identifierText)])
  }
}
