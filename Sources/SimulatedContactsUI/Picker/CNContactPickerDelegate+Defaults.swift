internal import Foundation
public import SimulatedContacts

// The methods that a delegate need not have.
extension CNContactPickerDelegate {
  /// Does nothing.
  @preconcurrency @MainActor @discardableResult
  public func contactPickerDidCancel(
    _ picker: CNContactPickerViewController
  ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

  /// Does nothing.
  @preconcurrency @MainActor @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

  /// Does nothing.
  @preconcurrency @MainActor @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

  /// Does nothing.
  @preconcurrency @MainActor @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

  /// Does nothing.
  @preconcurrency @MainActor @discardableResult
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

  #if !canImport(UIKit)
    /// Does nothing.
    @preconcurrency @MainActor @discardableResult
    public func contactPicker(
      _ picker: CNContactPicker, didSelect contact: CNContact
    ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

    /// Does nothing.
    @preconcurrency @MainActor @discardableResult
    public func contactPicker(
      _ picker: CNContactPicker, didSelect contactProperty: CNContactProperty
    ) -> UnimplementedPickerMethod { UnimplementedPickerMethod() }

    /// Does nothing.
    @preconcurrency @MainActor
    public func contactPickerWillClose(_ picker: CNContactPicker) {}

    /// Does nothing.
    @preconcurrency @MainActor
    public func contactPickerDidClose(_ picker: CNContactPicker) {}
  #endif
}
