import Foundation
import SimulatedContacts

/// A person who is invited: the few values that an invitation needs, kept as they were.
public struct InviteGuest: Identifiable, Equatable, Sendable {
  /// The identifier of the contact.
  public let id: String
  /// The name; the address where there is none.
  public let name: String
  /// The address to which the invitation goes.
  public let email: String

  /// What a guest is made of, and so all that has to be asked for.
  static let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactEmailAddressesKey]

  /// Takes the first address of a contact; nil where it has none.
  init?(_ contact: CNContact) {
    guard let email = contact.emailAddresses.first?.value as String? else { return nil }
    self.init(contact, email: email)
  }

  /// Takes an address that was chosen.
  init(_ contact: CNContact, email: String) {
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    id = contact.identifier
    name = names.isEmpty ? email : names.joined(separator: " ")
    self.email = email
  }
}
