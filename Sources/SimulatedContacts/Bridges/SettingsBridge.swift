package import ContactsProvider
package import Foundation

/// The settings of the device on which an app runs here.
package func settingsOfAmbientApp() -> ContactsSettings {
  AppProcess.requireAmbient().contactsSettings
}

/// A comparison of contacts by name; anything else than two contacts is alike.
package func nameComparator(
  _ order: ContactSortOrder, _ settings: ContactsSettings
) -> Comparator {
  { one, other in
    guard let one = one as? CNContact, let other = other as? CNContact else { return .orderedSame }
    let result = settings.compare(one.snapshot, other.snapshot, by: order)
    return result == 0 ? .orderedSame : result < 0 ? .orderedAscending : .orderedDescending
  }
}
