internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// A predicate as an app makes it.
func clientPredicate(_ predicate: ContactPredicate) -> NSPredicate {
  switch predicate {
  case .name(let name): CNContact.predicateForContacts(matchingName: name)
  case .email(let address): CNContact.predicateForContacts(matchingEmailAddress: address)
  case .phone(let number):
    CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number))
  case .identifiers(let identifiers):
    CNContact.predicateForContacts(withIdentifiers: identifiers)
  case .group(let identifier): CNContact.predicateForContactsInGroup(withIdentifier: identifier)
  case .container(let identifier):
    CNContact.predicateForContactsInContainer(withIdentifier: identifier)
  case .foreign: NSPredicate(value: true)
  }
}
