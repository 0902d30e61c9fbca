package import ContactsPicker

/// The methods that a delegate has, found without calling any.
package func pickerMethods(of delegate: any CNContactPickerDelegate) -> PickerMethods {
  methods(of: delegate)
}

private func methods<Delegate: CNContactPickerDelegate>(of delegate: Delegate) -> PickerMethods {
  named([
    (.contact, Delegate.ContactPickerDidSelectContact.self),
    (.contacts, Delegate.ContactPickerDidSelectContacts.self),
    (.property, Delegate.ContactPickerDidSelectContactProperty.self),
    (.properties, Delegate.ContactPickerDidSelectContactProperties.self),
  ])
}

/// The methods whose result is not that of a missing one.
private func named(_ results: [(PickerMethods, Any.Type)]) -> PickerMethods {
  PickerMethods(results.filter { $0.1 != UnimplementedPickerMethod.self }.map(\.0))
}

#if !canImport(UIKit)
  /// The methods that a delegate has for the popover of a Mac, found without calling any.
  package func popoverMethods(of delegate: any CNContactPickerDelegate) -> PickerMethods {
    popover(delegate)
  }

  private func popover<Delegate: CNContactPickerDelegate>(_ delegate: Delegate) -> PickerMethods {
    named([
      (.contact, Delegate.PopoverDidSelectContact.self),
      (.property, Delegate.PopoverDidSelectContactProperty.self),
    ])
  }
#endif
