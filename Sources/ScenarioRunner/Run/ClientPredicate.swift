internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

extension ScenarioSession {
  /// What a step matches, as an app makes it.
  func clientPredicate(_ planned: PlannedPredicate) throws(StepProblem) -> NSPredicate {
    switch planned {
    case .plain(let predicate): return frameworkPredicate(predicate)
    case .contacts(let named):
      return CNContact.predicateForContacts(withIdentifiers: try contacts.identifiers(of: named))
    case .format(let format): return NSPredicate(format: format.text)
    case .group(let group):
      return CNContact.predicateForContactsInGroup(
        withIdentifier: try contacts.groups.identifier(of: group))
    case .account(let place):
      return CNContact.predicateForContactsInContainer(
        withIdentifier: accountIdentifier(place) ?? "")
    case .compound(let parts):
      var predicates: [NSPredicate] = []
      for part in parts { predicates.append(try clientPredicate(part)) }
      return NSCompoundPredicate(andPredicateWithSubpredicates: predicates)
    }
  }
}

/// A predicate of the framework as an app makes it.
private func frameworkPredicate(_ predicate: ContactPredicate) -> NSPredicate {
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
