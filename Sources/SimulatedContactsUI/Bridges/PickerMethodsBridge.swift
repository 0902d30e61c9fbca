package import ContactsPicker

/// The methods that a delegate has, found without calling any.
package func pickerMethods(of delegate: any CNContactPickerDelegate) -> PickerMethods {
  methods(of: delegate)
}

private func methods<Delegate: CNContactPickerDelegate>(of delegate: Delegate) -> PickerMethods {
  let results: [(PickerMethods, Any.Type)] = [
    (.contact, Delegate.ContactPickerDidSelectContact.self),
    (.contacts, Delegate.ContactPickerDidSelectContacts.self),
    (.property, Delegate.ContactPickerDidSelectContactProperty.self),
    (.properties, Delegate.ContactPickerDidSelectContactProperties.self),
  ]
  return PickerMethods(
    results.filter { $0.1 != UnimplementedPickerMethod.self }.map(\.0))
}
