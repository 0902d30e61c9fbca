extension AppProcess {
  /// The groups of a predicate; nil for all.
  package func groups(
    matching predicate: GroupPredicate?
  ) throws(ContactsError) -> [FetchedGroup] {
    []
  }

  /// The accounts of a predicate; nil for all.
  package func containers(
    matching predicate: ContainerPredicate?
  ) throws(ContactsError) -> [FetchedContainer] {
    []
  }

  /// The identifier of the account that new contacts go to; never throws.
  package func defaultContainerIdentifier() -> String { "" }

  /// The person's own card (macOS).
  package func meContact(keys: RequestedKeys) throws(ContactsError) -> FetchedContact {
    throw ContactsError(.recordDoesNotExist)
  }
}
