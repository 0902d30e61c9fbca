package import ContactsPicker
internal import ContactsProvider
internal import Foundation
package import SimulatedContacts

/// Tells a delegate what the person did.
@MainActor
package func deliver(
  _ result: PickerResult, of picker: CNContactPickerViewController,
  to delegate: some CNContactPickerDelegate
) {
  switch result {
  case .contact(let contact):
    delegate.contactPicker(picker, didSelect: clientContact(contact))
  case .contacts(let contacts):
    delegate.contactPicker(picker, didSelect: contacts.map(clientContact))
  case .property(let property):
    delegate.contactPicker(picker, didSelect: clientProperty(property))
  case .properties(let properties):
    delegate.contactPicker(picker, didSelectContactProperties: properties.map(clientProperty))
  case .cancelled: delegate.contactPickerDidCancel(picker)
  case .dismissed: break
  }
}

#if !canImport(UIKit)
  /// Tells a delegate what the person picked in the popover of a Mac, which knows no cancel.
  @MainActor
  package func deliver(
    _ result: PickerResult, of picker: CNContactPicker, to delegate: some CNContactPickerDelegate
  ) {
    switch result {
    case .contact(let contact):
      delegate.contactPicker(picker, didSelect: clientContact(contact))
    case .property(let property):
      delegate.contactPicker(picker, didSelect: clientProperty(property))
    case .contacts, .properties, .cancelled, .dismissed: break
    }
  }
#endif

/// Wraps a picked value for an app: of an entry the value inside, else the property's own value.
package func clientProperty(_ picked: PickedProperty) -> CNContactProperty {
  CNContactProperty(
    contact: clientContact(picked.contact), key: picked.key.name, entry: picked.entry?.uuidText)
}
