internal import ContactsProvider
public import Foundation

extension CNContact {
  /// Makes a predicate for contacts in whose name every word of `name` begins a word.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    StorePredicate(.contacts(.name(name)))
  }

  /// Makes a predicate for contacts with this whole e-mail address.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    StorePredicate(.contacts(.email(emailAddress)))
  }

  /// Makes a predicate for contacts with this phone number, however it is written.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    StorePredicate(.contacts(.phone(phoneNumber.stringValue)))
  }

  /// Makes a predicate for the contacts with these identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    StorePredicate(.contacts(.identifiers(identifiers)))
  }

  /// Makes a predicate for the members of a group.
  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    StorePredicate(.contacts(.group(groupIdentifier)))
  }

  /// Makes a predicate for the contacts of an account.
  public class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate {
    StorePredicate(.contacts(.container(containerIdentifier)))
  }
}
