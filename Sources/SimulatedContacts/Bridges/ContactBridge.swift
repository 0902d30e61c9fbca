package import ContactsProvider
internal import Foundation
internal import Synchronization

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
///
/// Outside of any app it is drawn from a count of the program's own, so that no device's depend on
/// what is made elsewhere.
package func newIdentifier() -> RecordIdentifier {
  if let process = AppProcess.current ?? .bootstrap { return process.makeIdentifier() }
  let number = madeOutsideOfApps.add(1, ordering: .relaxed).newValue
  return RecordIdentifier(text: "made outside of any app: \(number)")
}

private let madeOutsideOfApps = Atomic<UInt64>(0)

/// Compares what two contacts hold, without reading it on behalf of an app.
package func haveEqualValues(_ one: FetchedContact, _ other: FetchedContact) -> Bool {
  one.identifier == other.identifier && one.keys == other.keys
    && one.availableValues == other.availableValues
}

/// A UUID for an identifier; the same text always gives the same one.
package func uuid(of identifier: String) -> UUID {
  // The digest of any text is in UUID form, so that the last choice is never reached.
  UUID(uuidString: identifier) ?? UUID(uuidString: RecordIdentifier(text: identifier).uuidText)
    ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
