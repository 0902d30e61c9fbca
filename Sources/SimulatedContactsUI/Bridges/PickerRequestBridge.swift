package import ContactsPicker
package import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// The system's form of what a picker asks for now.
///
/// - Throws: Where a predicate cannot leave the app, such as one that is a block.
@MainActor
package func pickerRequest(
  of picker: CNContactPickerViewController
) throws(PredicateFormatError) -> PickerRequest {
  var request = PickerRequest(picker.delegate.map(pickerMethods) ?? [])
  request.displayedKeys = picker.displayedPropertyKeys.map(displayedKeys)
  request.enabling = try format(of: picker.predicateForEnablingContact, for: .contact)
  request.selectingContact = try format(of: picker.predicateForSelectionOfContact, for: .contact)
  request.selectingProperty = try format(
    of: picker.predicateForSelectionOfProperty, for: .contactProperty)
  return request
}

#if !canImport(UIKit)
  /// The system's form of what the popover of a Mac asks for now.
  @MainActor
  package func pickerRequest(of picker: CNContactPicker) -> PickerRequest {
    var request = PickerRequest(picker.delegate.map(popoverMethods) ?? [])
    request.isPopover = true
    request.displayedKeys =
      picker.displayedKeys.isEmpty ? nil : displayedKeys(picker.displayedKeys)
    return request
  }
#endif

private func displayedKeys(_ names: [String]) -> ContactKeySet {
  ContactKeySet(names.compactMap(ContactKey.init))
}

private func format(
  of predicate: NSPredicate?, for kind: PredicateSubjectKind
) throws(PredicateFormatError) -> PredicateFormat? {
  guard let predicate else { return nil }
  return try predicateFormat(of: predicate, for: kind)
}
