import ContactsUI
import Foundation

/// The people list of an app with limited access: its own search, and a button for everybody else.
@MainActor
final class PeopleSearch {
  private(set) var identifiers: [String] = []
  private let store = CNContactStore()
  private(set) var names: [String] = []
  private lazy var accessPicker = ContactAccessPicker { [weak self] in self?.add($0) }

  var button: ContactAccessButton {
    ContactAccessButton(
      queryString: query, ignoredEmails: ["ben@mail.example"], ignoredPhoneNumbers: nil
    ) { identifiers in self.add(identifiers) }
    .contactAccessButtonCaption(.phone)
    .contactAccessButtonStyle(ContactAccessButton.Style(imageWidth: 30))
  }

  var query = ""

  func manage() { accessPicker.isPresented = true }

  private func add(_ new: [String]) {
    identifiers += new
    let predicate = CNContact.predicateForContacts(withIdentifiers: new)
    let keys = [CNContactGivenNameKey as CNKeyDescriptor]
    let contacts = try? store.unifiedContacts(matching: predicate, keysToFetch: keys)
    names += (contacts ?? []).map(\.givenName)
  }
}

/// A Mac app that is the delegate of its popover.
final class MacChooser: NSObject, CNContactPickerDelegate {
  private let picker = CNContactPicker()
  private(set) var lines: [String] = []

  func choose(from view: NSView) {
    picker.delegate = self
    picker.displayedKeys = [CNContactEmailAddressesKey]
    picker.showRelative(to: NSRect(x: 0, y: 0, width: 1, height: 1), of: view, preferredEdge: .maxY)
  }

  func contactPicker(_ picker: CNContactPicker, didSelect contactProperty: CNContactProperty) {
    lines.append("\(contactProperty.key) \(contactProperty.value as? String ?? "")")
  }

  func contactPickerDidClose(_ picker: CNContactPicker) { lines.append("closed") }
}
