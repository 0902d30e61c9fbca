package import ContactsProvider
internal import Foundation

/// Wraps a delivered contact for an app.
package func clientContact(_ fetched: FetchedContact) -> CNContact { CNContact(fetched) }

/// Wraps a delivered contact for an app that means to change it.
package func clientMutableContact(_ fetched: FetchedContact) -> CNContact {
  CNMutableContact(fetched)
}

/// What a contact of an app holds now, edits included.
package func fetchedContact(_ contact: CNContact) -> FetchedContact { contact.snapshot }

/// A contact that an app makes itself: every property, no value.
package func contactInMemory() -> FetchedContact {
  FetchedContact(memory: newIdentifier())
}

/// An identifier for something that an app makes itself.
package func newIdentifier() -> RecordIdentifier {
  AppProcess.ambient?.makeIdentifier() ?? RecordIdentifier(text: UUID().uuidString)
}

/// Compares what two contacts hold, without reading it on behalf of an app.
package func haveEqualValues(_ one: FetchedContact, _ other: FetchedContact) -> Bool {
  one.identifierText == other.identifierText && one.keys == other.keys
    && one.availableValues == other.availableValues
}

/// A UUID for an identifier; the same text always gives the same one.
package func uuid(of identifier: String) -> UUID {
  // The digest of any text is in UUID form, so that the last choice is never reached.
  UUID(uuidString: identifier) ?? UUID(uuidString: RecordIdentifier(text: identifier).uuidText)
    ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
