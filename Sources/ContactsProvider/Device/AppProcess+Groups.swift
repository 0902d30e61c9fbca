extension AppProcess {
  /// The groups of a predicate, in stored order; nil for all.
  ///
  /// - Throws: As ``enumerate(_:_:)``, and `featureNotAvailable` (104) for parts of groups where
  ///   there are none.
  package func groups(
    matching predicate: GroupPredicate?
  ) throws(ContactsError) -> [FetchedGroup] {
    try admitted(to: .fetch) { state, _, grant throws(ContactsError) in
      let groups = try state.groups(matching: predicate, within: state.reach(of: grant))
      state.record(
        .groups(groups.map(\.identifier)), by: .system, app: self.bundleIdentifier)
      return groups.map(FetchedGroup.init)
    }
  }

  /// The accounts of a predicate, in the order of the device; nil for all.
  ///
  /// - Throws: As ``enumerate(_:_:)``.
  package func containers(
    matching predicate: ContainerPredicate?
  ) throws(ContactsError) -> [FetchedContainer] {
    try admitted(to: .fetch) { state, _, grant throws(ContactsError) in
      let containers = try state.containers(matching: predicate, within: state.reach(of: grant))
      state.record(
        .containers(containers.map(\.identifier)), by: .system, app: self.bundleIdentifier)
      return containers.map(FetchedContainer.init)
    }
  }

  /// The identifier of the account that new contacts go to; never asks, never throws.
  ///
  /// Empty without access
  /// (developer.apple.com/documentation/contacts/cncontactstore/defaultcontaineridentifier()).
  package func defaultContainerIdentifier() -> String {
    guard isRunning else { return "" }
    return device.withState { state in
      state.beginDecision()
      return state.defaultContainer(for: bundleIdentifier)?.identifier.uuidText ?? ""
    }
  }

  /// The person's own card (macOS).
  ///
  /// - Throws: As ``contact(withIdentifier:keys:)``, and `featureNotAvailable` (104) where there
  ///   is none.
  package func meContact(keys: RequestedKeys) throws(ContactsError) -> FetchedContact {
    let error = ContactsError(.featureNotAvailable)
    let isMissing = device.withState { state in
      state.beginDecision()
      guard !state.capabilities.hasMeCard, state.holds(.meCardIsOnMac) else { return false }
      state.record(.refused(.fetch, error), by: .system, app: bundleIdentifier)
      return true
    }
    if isMissing { throw error }
    return try contact { state, grant throws(ContactsError) in
      try state.fetchMe(keys: keys, for: self.bundleIdentifier, within: grant)
    }
  }
}

extension FetchedGroup {
  init(_ group: StoredGroup) {
    self.init(identifierText: group.identifier.uuidText, name: group.name, isFromStore: true)
  }
}

extension FetchedContainer {
  init(_ container: ContainerRecord) {
    self.init(
      identifierText: container.identifier.uuidText, name: container.name, type: container.type)
  }
}
