package import ContactsProvider

/// What a picker hands over to the app.
package enum PickerResult: Sendable {
  /// One contact.
  case contact(FetchedContact)
  /// Contacts in the order in which they were ticked.
  case contacts([FetchedContact])
  /// One value.
  case property(PickedProperty)
  /// Values in the order in which they were ticked.
  case properties([PickedProperty])
  /// The person cancelled, and the app hears of it.
  case cancelled
  /// The picker is gone, and the app hears nothing.
  case dismissed
}

/// A value that was picked from a contact's card.
package struct PickedProperty: Sendable {
  /// The contact, a copy with the keys that the picker gives.
  package let contact: FetchedContact
  /// The property.
  package let key: ContactKey
  /// The entry's identity; nil for a property with one value.
  package let entry: RecordIdentifier?
}
