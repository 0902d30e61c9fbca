internal import ContactsPicker
internal import ContactsProvider
internal import Foundation
internal import SimulatedContactsUI

/// The part of an app that shows a picker and waits for its delegate to be called.
///
/// The call keeps the scene, which keeps what the picker itself holds weakly.
@MainActor
final class PickScene {
  private let host: PickHost
  private let picker = CNContactPickerViewController()
  private var delegate: (any CNContactPickerDelegate)?

  /// Shows a picker in front of the app that runs here; the call ends when the picker is gone.
  init(_ pick: PlannedPick, of call: OpenCall) {
    host = PickHost { call.finish(.picked(.nothing)) }
    delegate = pickDelegate(of: pick.methods) { call.finish(.picked($0)) }
    picker.delegate = delegate
    picker.displayedPropertyKeys = pick.displaying?.keys.map(\.name)
    picker.predicateForEnablingContact = predicate(pick.enabled)
    picker.predicateForSelectionOfContact = predicate(pick.selectContact)
    picker.predicateForSelectionOfProperty = predicate(pick.selectProperty)
  }

  /// Presents the picker, or puts it somewhere else; false where there is nothing to wait for.
  func show(isBare: Bool) -> Bool {
    if isBare {
      host.addChild(picker)
      return false
    }
    host.present(picker, animated: false)
    return host.presentedViewController === picker
  }

  private func predicate(_ format: PredicateFormat?) -> NSPredicate? {
    format.map { NSPredicate(format: $0.text) }
  }
}

/// A controller that presents a picker, and is told when it is gone.
private final class PickHost: UIViewController {
  private let whenGone: @MainActor () -> Void

  init(whenGone: @escaping @MainActor () -> Void) {
    self.whenGone = whenGone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // A picker dismisses itself after it called its delegate, and also where it calls nobody.
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
    whenGone()
  }
}

/// What an app got from a picker.
enum Picked {
  case contact(CNContact)
  case contacts([CNContact])
  case property(CNContactProperty)
  case properties([CNContactProperty])
  /// The app was told that the person cancelled.
  case cancelled
  /// The picker is gone, or did not open, and the app was told nothing.
  case nothing
}

// MARK: A delegate with the methods of a mode

/// A delegate whose methods count as missing where what they give is that of a missing one.
@MainActor
private final class PickDelegate<Contact, Contacts, Property, Properties>:
  NSObject, CNContactPickerDelegate
{
  private let given: (Contact, Contacts, Property, Properties)
  private let tell: @MainActor (Picked) -> Void

  init(
    _ given: (Contact, Contacts, Property, Properties), tell: @escaping @MainActor (Picked) -> Void
  ) {
    self.given = given
    self.tell = tell
  }

  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { tell(.cancelled) }

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> Contact {
    tell(.contact(contact))
    return given.0
  }

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> Contacts {
    tell(.contacts(contacts))
    return given.1
  }

  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) -> Property {
    tell(.property(contactProperty))
    return given.2
  }

  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) -> Properties {
    tell(.properties(contactProperties))
    return given.3
  }
}

/// What a delegate's method gives, by whether the delegate has it.
private func result(_ has: Bool) -> any Sendable {
  has ? () : UnimplementedPickerMethod()
}

/// A delegate that has exactly the methods of a mode, and the one for Cancel.
@MainActor
private func pickDelegate(
  of methods: PickerMethods, tell: @escaping @MainActor (Picked) -> Void
) -> any CNContactPickerDelegate {
  func contact(_ given: some Sendable) -> any CNContactPickerDelegate {
    func contacts(_ other: some Sendable) -> any CNContactPickerDelegate {
      func property(_ third: some Sendable) -> any CNContactPickerDelegate {
        func properties(_ last: some Sendable) -> any CNContactPickerDelegate {
          PickDelegate((given, other, third, last), tell: tell)
        }
        return properties(result(methods.contains(.properties)))
      }
      return property(result(methods.contains(.property)))
    }
    return contacts(result(methods.contains(.contacts)))
  }
  return contact(result(methods.contains(.contact)))
}
