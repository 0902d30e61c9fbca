internal import ContactsProvider
internal import Foundation

extension CNContact {
  /// Tells whether a property was fetched, so that it may be read.
  public func isKeyAvailable(_ key: String) -> Bool {
    areKeysAvailable([key])
  }

  /// Tells whether all properties of the descriptors were fetched; true for an empty list.
  public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    let requested = requestedKeys(keyDescriptors)
    return requested.unknown.isEmpty && held.hasAvailable(requested.keys)
  }

  /// Tells whether the contact was unified and holds the card with this identifier.
  public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    held.isUnified(with: contactIdentifier)
  }
}
