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

/// Wraps a picked value for an app: of an entry the value inside, else the property's own value.
package func clientProperty(_ picked: PickedProperty) -> CNContactProperty {
  let contact = clientContact(picked.contact)
  let value = contact.value(forKey: picked.key.name)
  guard let identifier = picked.entry?.uuidText else {
    return CNContactProperty(
      contact: contact, key: picked.key.name, value: value, identifier: nil, label: nil)
  }
  let entries = value as? [any LabeledEntry] ?? []
  let entry = entries.first { $0.identifier == identifier }
  return CNContactProperty(
    contact: contact, key: picked.key.name, value: entry?.anyValue, identifier: identifier,
    label: entry?.label)
}

/// An entry of a property, whatever the type of its value.
private protocol LabeledEntry {
  var identifier: String { get }
  var label: String? { get }
  var anyValue: Any { get }
}

extension CNLabeledValue: LabeledEntry {
  fileprivate var anyValue: Any { value }
}
