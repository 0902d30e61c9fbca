// swift-format-ignore-file: NeverForceUnwrap
// Apps force these casts, and this is the code of such an app.

import ContactsUI
import Foundation

/// The picking of an older app: no actor, the delegate in an extension, closures.
final class NumberChooser: NSObject {
  private weak var host: UIViewController?
  private(set) var lines: [String] = []
  var onEnd: (() -> Void)?

  init(host: UIViewController) {
    self.host = host
    super.init()
  }

  func chooseNumber() {
    let picker = CNContactPickerViewController()
    picker.delegate = self
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    picker.predicateForEnablingContact = NSPredicate(format: "phoneNumbers.@count > 0")
    picker.predicateForSelectionOfContact = NSPredicate(format: "phoneNumbers.@count == 1")
    picker.predicateForSelectionOfProperty = NSPredicate(format: "key == 'phoneNumbers'")
    host?.present(picker, animated: true, completion: nil)
  }
}

extension NumberChooser: CNContactPickerDelegate {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
    lines.append("cancelled")
    onEnd?()
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    lines.append(contact.phoneNumbers.first!.value.stringValue)
    picker.dismiss(animated: true, completion: onEnd)
  }

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    guard contactProperty.key == CNContactPhoneNumbersKey else { return }
    // Apps force the type that the key promises; that has to work here too.
    lines.append((contactProperty.value as! CNPhoneNumber).stringValue)
    host?.dismiss(animated: true) { self.onEnd?() }
  }
}

/// A screen that is the delegate of its own picker.
class MailScreen: UIViewController, CNContactPickerDelegate {
  let picker = CNContactPickerViewController()
  var address: String?
  var excluded: [String] = []

  func chooseMail() {
    picker.delegate = self
    picker.displayedPropertyKeys = [CNContactEmailAddressesKey]
    picker.predicateForEnablingContact = NSPredicate(
      format: "(emailAddresses.@count > 0) AND NOT (identifier IN %@)", excluded)
    picker.predicateForSelectionOfContact = NSPredicate(value: false)
    picker.predicateForSelectionOfProperty = NSPredicate(
      format: "(key == 'emailAddresses') AND (value LIKE '*@mail.example')")
    present(picker, animated: true)
  }

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    address = contactProperty.value as? String
  }
}

/// A picker that is its own delegate.
class OwnPicker: CNContactPickerViewController, CNContactPickerDelegate {
  var names: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    delegate = self
  }

  // As Xcode writes it into every subclass; nothing calls it.
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    names = contacts.map { $0.givenName }
  }
}

/// A generic coordinator, as wrappers of pickers have one.
class PickCoordinator<Value>: NSObject, CNContactPickerDelegate {
  let transform: (CNContact) -> Value
  var values: [Value] = []

  init(transform: @escaping (CNContact) -> Value) {
    self.transform = transform
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    values = contacts.map(transform)
  }
}

/// A model on the main actor.
@MainActor
final class MainActorModel: NSObject, CNContactPickerDelegate {
  var name: String?

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    name = contact.givenName
  }
}

/// A model on the main actor whose methods belong to no actor.
@MainActor
final class NonisolatedModel: NSObject {
  var name: String?
}

extension NonisolatedModel: CNContactPickerDelegate {
  nonisolated func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {
    let name = contact.givenName
    MainActor.assumeIsolated { self.name = name }
  }
}

/// A delegate that only takes note of everything.
final class WholeDelegate: NSObject, CNContactPickerDelegate {
  var calls: [String] = []

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { calls.append("cancel") }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    calls.append("contact")
  }

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    calls.append("property")
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    calls.append("contacts")
  }

  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {
    calls.append("properties")
  }
}

/// A delegate that takes nothing.
final class IdleDelegate: NSObject, CNContactPickerDelegate {}

/// Picking as one asynchronous call.
@MainActor
final class AwaitedPick: NSObject, CNContactPickerDelegate {
  private var continuation: CheckedContinuation<String?, Never>?

  func name(from host: UIViewController) async -> String? {
    let picker = CNContactPickerViewController()
    picker.delegate = self
    return await withCheckedContinuation { continuation in
      self.continuation = continuation
      host.present(picker, animated: true)
    }
  }

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) {
    continuation?.resume(returning: nil)
    continuation = nil
  }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    continuation?.resume(returning: contact.givenName)
    continuation = nil
  }
}
