internal import ContactsProvider
public import Foundation

extension CNGroup {
  /// Makes a predicate for the groups with these identifiers.
  public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    StorePredicate(.groups(.identifiers(identifiers)))
  }

  /// Makes a predicate for the groups of an account.
  public class func predicateForGroupsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate {
    StorePredicate(.groups(.container(containerIdentifier)))
  }

  /// Makes a predicate for the groups that are part of another one; for the Mac.
  public class func predicateForSubgroupsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    StorePredicate(.groups(.subgroups(of: groupIdentifier)))
  }
}
