import SimulatedContacts
import SimulatedContactsUI

extension AddContactModel {
  /// What was typed into the form, or came from the address book.
  public struct Draft: Equatable, Sendable {
    /// The name.
    public var name = ""
    /// The e-mail address.
    public var email = ""
    /// The phone number.
    public var phone = ""

    /// Makes an empty form.
    public init() {}

    /// What of a contact fills the form.
    static let keys = [
      CNContactGivenNameKey, CNContactFamilyNameKey, CNContactEmailAddressesKey,
      CNContactPhoneNumbersKey,
    ]
  }
}

extension AddContactModel.Draft {
  /// What is to be put right first; nil where the form can be stored.
  var problem: String? {
    if name.trimmed.isEmpty { return "Enter a name." }
    if email.trimmed.isEmpty { return "Enter an e-mail address." }
    if phone.trimmed.isEmpty { return "Enter a phone number." }
    if !phone.trimmed.isPhoneNumber { return "Enter a phone number in digits." }
    return nil
  }

  /// The fields of the document.
  var fields: [String: String] {
    ["name": name.trimmed, "email": email.trimmed, "phone": phone.trimmed]
  }

  /// Takes from a picked contact what the form has fields for.
  init(_ contact: CNContact) {
    name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    email = contact.emailAddresses.first.map { $0.value as String } ?? ""
    phone = contact.phoneNumbers.first?.value.stringValue ?? ""
  }
}

/// Fills the form with the contact that is picked.
final class FillingDelegate: NSObject, CNContactPickerDelegate {
  private let fill: @MainActor (AddContactModel.Draft) -> Void

  init(fill: @escaping @MainActor (AddContactModel.Draft) -> Void) { self.fill = fill }

  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    fill(AddContactModel.Draft(contact))
  }
}

extension String {
  /// The text without blanks at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether there are digits, a plus before them at most, and what stands between them.
  fileprivate var isPhoneNumber: Bool {
    let number = hasPrefix("+") ? dropFirst() : self[...]
    return number.contains(where: \.isNumber)
      && number.allSatisfy { $0.isNumber || " -.()".contains($0) }
  }
}
