/// A value of a contact, with its key, as predicates see it.
package struct ContactPropertySubject: PredicateSubject {
  private let contact: ContactPredicateSubject
  private let members: [String: PredicateValue]

  /// Makes a subject of one value of a card.
  ///
  /// - Parameter entry: The entry's identity; nil for a property with one value.
  package init(
    _ record: ContactRecord, key: ContactKey, entry: RecordIdentifier?, keys: ContactKeySet = .all
  ) {
    contact = ContactPredicateSubject(record, keys: keys)
    var members = ["key": PredicateValue.text(key.name)]
    let value = contact.predicateValue(of: key.name)
    if let entry {
      let identifier = PredicateValue.text(entry.uuidText)
      let found = value.elements.first { $0.member("identifier") == identifier }
      for part in ["identifier", "label", "value"] { members[part] = found?.member(part) }
    } else {
      members["value"] = value
    }
    self.members = members
  }

  /// The key, the value, the label or the identifier.
  package func predicateValue(of key: String) -> PredicateValue {
    key == "contact" ? contact.predicateSelf : members[key] ?? .nothing
  }

  /// The contact that the value is of.
  package func predicateSubject(of key: String) -> (any PredicateSubject)? {
    key == "contact" ? contact : nil
  }

  /// The property as a value.
  package var predicateSelf: PredicateValue { .object(members) }
}
