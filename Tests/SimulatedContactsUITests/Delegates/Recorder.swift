import Foundation
import SimulatedContactsUI

/// Notes which methods were called, and with what.
class Recorder: NSObject {
  var calls: [String] = []
  var contacts: [CNContact] = []
  var properties: [CNContactProperty] = []

  func note(_ method: String, _ contacts: [CNContact]) {
    calls.append("\(method) \(contacts.map(\.identifier).joined(separator: " "))")
    self.contacts += contacts
  }

  func note(_ method: String, _ properties: [CNContactProperty]) {
    let texts = properties.map { "\($0.contact.identifier).\($0.key)" }
    calls.append("\(method) \(texts.joined(separator: " "))")
    self.properties += properties
  }
}

/// A delegate that hears of Cancel.
protocol Cancelling: Recorder, CNContactPickerDelegate {}

extension Cancelling {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { calls.append("cancel") }
}

/// A delegate that takes one contact.
protocol TakingContact: Recorder, CNContactPickerDelegate {}

extension TakingContact {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    note("contact", [contact])
  }
}

/// A delegate that takes one value.
protocol TakingProperty: Recorder, CNContactPickerDelegate {}

extension TakingProperty {
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    note("property", [contactProperty])
  }
}

/// A delegate that takes several contacts.
protocol TakingContacts: Recorder, CNContactPickerDelegate {}

extension TakingContacts {
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    note("contacts", contacts)
  }
}

/// A delegate that takes several values.
protocol TakingProperties: Recorder, CNContactPickerDelegate {}

extension TakingProperties {
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {
    note("properties", contactProperties)
  }
}
