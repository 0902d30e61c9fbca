import Foundation
import SimulatedContacts
import SimulatedContactsUI

// The methods of a picker's delegate decide what can be picked, so there is a class for each way.

/// Hands over the guests that were picked, none after Cancel.
class InviteDelegate: NSObject {
  fileprivate let finish: @MainActor ([InviteGuest]) -> Void

  init(finish: @escaping @MainActor ([InviteGuest]) -> Void) {
    self.finish = finish
  }

  @MainActor
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
    finish([])
  }
}

/// Takes one person, with the first address.
final class InviteOneDelegate: InviteDelegate, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    finish([InviteGuest(contact)].compactMap { $0 })
  }
}

/// Takes several people, each with the first address.
final class InviteSeveralDelegate: InviteDelegate, CNContactPickerDelegate {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    finish(contacts.compactMap(InviteGuest.init))
  }
}

/// Takes one address of one person.
final class InviteByEmailDelegate: InviteDelegate, CNContactPickerDelegate {
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    guard let email = contactProperty.value as? String else { return finish([]) }
    finish([InviteGuest(contactProperty.contact, email: email)])
  }
}
