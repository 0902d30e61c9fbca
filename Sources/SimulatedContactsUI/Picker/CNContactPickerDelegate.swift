public import Foundation
public import SimulatedContacts

/// What a method of a delegate gives that the delegate does not have.
public struct UnimplementedPickerMethod: Sendable {
  /// Makes the result of a method that is missing.
  package init() {}
}

/// Who is told what the person picked; every method is optional.
///
/// Which methods a delegate has decides what can be picked
/// (developer.apple.com/documentation/contactsui/cncontactpickerdelegate): one contact, one value,
/// or either; with a method for several, several, and those for one are never called.
///
/// Swift has no optional methods outside of Objective-C. So the result of each method is an
/// associated type, which tells for every class whether the class has a method of its own or the
/// default one. A method that only a subclass of the conforming class adds is not seen, and neither
/// is one that is misspelled, labelled otherwise, or `async`.
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// `Void` where there is a ``contactPickerDidCancel(_:)``.
  associatedtype ContactPickerDidCancel = UnimplementedPickerMethod
  /// `Void` where there is a `contactPicker(_:didSelect:)` for one contact.
  associatedtype ContactPickerDidSelectContact = UnimplementedPickerMethod
  /// `Void` where there is a `contactPicker(_:didSelect:)` for one value.
  associatedtype ContactPickerDidSelectContactProperty = UnimplementedPickerMethod
  /// `Void` where there is a `contactPicker(_:didSelect:)` for several contacts.
  associatedtype ContactPickerDidSelectContacts = UnimplementedPickerMethod
  /// `Void` where there is a ``contactPicker(_:didSelectContactProperties:)``.
  associatedtype ContactPickerDidSelectContactProperties = UnimplementedPickerMethod

  #if !canImport(UIKit)
    /// `Void` where there is a `contactPicker(_:didSelect:)` for one contact of a Mac.
    associatedtype PopoverDidSelectContact = UnimplementedPickerMethod
    /// `Void` where there is a `contactPicker(_:didSelect:)` for one value of a Mac.
    associatedtype PopoverDidSelectContactProperty = UnimplementedPickerMethod
  #endif

  /// Tells that the person closed the picker without picking.
  @preconcurrency @MainActor @discardableResult
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) -> ContactPickerDidCancel

  /// Tells that the person picked one contact.
  @preconcurrency @MainActor @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> ContactPickerDidSelectContact

  /// Tells that the person picked one value of a contact.
  @preconcurrency @MainActor @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) -> ContactPickerDidSelectContactProperty

  /// Tells that the person picked contacts, in the order in which they were ticked.
  @preconcurrency @MainActor @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> ContactPickerDidSelectContacts

  /// Tells that the person picked values, in the order in which they were ticked.
  @preconcurrency @MainActor @discardableResult
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) -> ContactPickerDidSelectContactProperties

  // On Apple's systems the Mac has a protocol of its own by this name, which has these four.
  #if !canImport(UIKit)
    /// Tells that the person picked a contact in the popover of a Mac, which shows no keys.
    @preconcurrency @MainActor @discardableResult
    func contactPicker(
      _ picker: CNContactPicker, didSelect contact: CNContact
    ) -> PopoverDidSelectContact

    /// Tells that the person picked a value in the popover of a Mac.
    @preconcurrency @MainActor @discardableResult
    func contactPicker(
      _ picker: CNContactPicker, didSelect contactProperty: CNContactProperty
    ) -> PopoverDidSelectContactProperty

    /// Tells that the popover of a Mac is about to close.
    @preconcurrency @MainActor
    func contactPickerWillClose(_ picker: CNContactPicker)

    /// Tells that the popover of a Mac is gone, whether or not something was picked.
    @preconcurrency @MainActor
    func contactPickerDidClose(_ picker: CNContactPicker)
  #endif
}
