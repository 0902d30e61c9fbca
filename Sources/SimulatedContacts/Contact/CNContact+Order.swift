internal import ContactsProvider
public import Foundation

extension CNContact {
  /// Makes a comparison of contacts by name, in the order that the device's language gives.
  ///
  /// The contacts need the properties of ``descriptorForAllComparatorKeys()``.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    nameComparator(systemValue(sortOrder), settingsOfAmbientApp())
  }

  /// Gives a descriptor of the properties that a comparison by name reads.
  public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
    keyDescriptor(of: ContactsSettings.comparedKeys)
  }
}
