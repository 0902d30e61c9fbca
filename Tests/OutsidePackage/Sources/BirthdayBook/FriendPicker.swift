import Contacts
import ContactsUI

/// The system's sheet on which the person picks a friend whose birthday is known.
@MainActor
final class FriendPicker: NSObject, CNContactPickerDelegate {
  private let finish: (Person) -> Void

  init(finish: @escaping (Person) -> Void) {
    self.finish = finish
  }

  /// Shows the sheet; who has no birthday in the address book is greyed.
  func show(from host: UIViewController) {
    let picker = CNContactPickerViewController()
    picker.delegate = self
    picker.displayedPropertyKeys = [CNContactBirthdayKey]
    picker.predicateForEnablingContact = NSPredicate(format: "birthday != nil")
    host.present(picker, animated: true)
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    finish(Person(contact))
  }
}
