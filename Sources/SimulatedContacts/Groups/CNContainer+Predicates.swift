internal import ContactsProvider
public import Foundation

extension CNContainer {
  /// Makes a predicate for the containers with these identifiers.
  public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    StorePredicate(.containers(.identifiers(identifiers)))
  }

  /// Makes a predicate for the container of one card.
  ///
  /// The identifier of a unified contact finds nothing: its cards may be in several containers
  /// (developer.apple.com/documentation/contacts/cncontainer).
  public class func predicateForContainerOfContact(
    withIdentifier contactIdentifier: String
  ) -> NSPredicate {
    StorePredicate(.containers(.ofContact(contactIdentifier)))
  }

  /// Makes a predicate for the container of a group.
  public class func predicateForContainerOfGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    StorePredicate(.containers(.ofGroup(groupIdentifier)))
  }
}
