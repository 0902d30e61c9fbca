/// A choice on an app's contacts row in Settings.
public enum SettingsChoice: Sendable, Hashable {
  /// No access.
  case denied
  /// Some contacts; nil keeps the set that was chosen before.
  case limited([String]?)
  /// Every contact.
  case authorized
}

/// Why the person could not do something in Settings.
public enum SettingsRefusal: String, Error, CaseIterable, Sendable {
  /// The app has no row there yet.
  case noRow
  /// Access is restricted.
  case restricted
  /// The system has no such choice.
  case notOnThisSystem
}

/// What a tool does with access, as `simctl privacy`.
public enum PrivacyAction: String, CaseIterable, Sendable {
  /// Gives access without a prompt.
  case grant
  /// Takes it away.
  case revoke
  /// Forgets the decision.
  case reset
}

/// The service that a tool names, as `simctl privacy`.
public enum PrivacyService: String, CaseIterable, Sendable {
  /// Contacts.
  case contacts
  /// Limited contacts.
  case contactsLimited = "contacts-limited"
  /// Every service.
  case all
}

extension DeviceState {
  /// Carries out a choice of the person in Settings.
  mutating func choose(
    _ choice: SettingsChoice, for app: String
  ) throws(SettingsRefusal) {
    try notingRefusal(for: app) { state throws(SettingsRefusal) in
      try state.take(choice, for: app)
    }
  }

  private mutating func take(
    _ choice: SettingsChoice, for app: String
  ) throws(SettingsRefusal) {
    try openRow(of: app)
    let before = status(of: app)
    switch choice {
    case .denied: apps[app]?.decision = .denied
    case .authorized: apps[app]?.decision = .full
    case .limited(let identifiers):
      if !capabilities.hasLimitedAccess, holds(.limitedNeedsSystem) { throw .notOnThisSystem }
      apps[app]?.decision = .limited
      if let identifiers { setShared(identifiers, of: app) }
    }
    record(.setting("access: \(status(of: app))"), by: .person, app: app)
    endAfterChange(of: app, from: before)
  }

  /// Replaces the set of shared contacts without a change of the status.
  mutating func share(_ identifiers: [String], with app: String) throws(SettingsRefusal) {
    try notingRefusal(for: app) { state throws(SettingsRefusal) in
      try state.replaceShared(identifiers, with: app)
    }
  }

  private mutating func replaceShared(
    _ identifiers: [String], with app: String
  ) throws(SettingsRefusal) {
    try openRow(of: app)
    guard capabilities.hasLimitedAccess, status(of: app) == .limited else {
      cite(.limitedNeedsSystem)
      throw .notOnThisSystem
    }
    setShared(identifiers, of: app)
    cite(.selectionChangeSparesApp)
    record(.setting("shared contacts: \(identifiers.count)"), by: .person, app: app)
    if assumptions.selectionChangeEndsApp { terminate(app, .privacySettingsChanged) }
  }

  /// Carries out what a tool does; nil as the app means every app.
  mutating func privacy(_ action: PrivacyAction, _ service: PrivacyService, app: String?) {
    beginDecision()
    for name in apps.keys.sorted() where app == nil || app == name {
      let (before, grant) = (status(of: name), access(of: name))
      apply(action, service, to: name)
      announceGrant(of: name, from: grant)
      record(
        .setting("privacy \(action.rawValue) \(service.rawValue)"), by: .system, app: name)
      endAfterChange(of: name, from: before)
    }
  }

  /// Turns the restriction on or off.
  mutating func restrict(_ isOn: Bool) {
    beginDecision()
    let names = apps.keys.sorted()
    let before = names.map { status(of: $0) }
    if isRestricted != isOn {
      for name in names { apps[name]?.history?.startAnew() }
    }
    isRestricted = isOn
    record(.setting("restricted: \(isOn)"), by: .system, app: nil)
    for (name, status) in zip(names, before) { endAfterChange(of: name, from: status) }
  }

  /// Stops an app without a fault; what is on the screen before it goes away.
  mutating func leave(_ app: String) {
    apps[app]?.termination = nil
    apps[app]?.keptChange = nil
    clearScreen(of: app)
    if apps[app]?.life?.end() == true { record(.exit, by: .person, app: app) }
  }

  /// Begins a decision on Settings, and writes an entry where it ends in a refusal.
  private mutating func notingRefusal(
    for app: String, _ body: (inout DeviceState) throws(SettingsRefusal) -> Void
  ) throws(SettingsRefusal) {
    beginDecision()
    do throws(SettingsRefusal) { try body(&self) } catch {
      record(.setting("refused: \(error.rawValue)"), by: .system, app: app)
      throw error
    }
  }

  private mutating func openRow(of app: String) throws(SettingsRefusal) {
    if isRestricted, holds(.restrictionLocksSettings) { throw .restricted }
    if apps[app]?.decision ?? .undecided == .undecided, holds(.settingsRowComesWithAsking) {
      throw .noRow
    }
  }

  private mutating func apply(
    _ action: PrivacyAction, _ service: PrivacyService, to app: String
  ) {
    switch (action, service) {
    case (.grant, .contactsLimited):
      cite(.toolGrantGivesLimitedAccess)
      let isLimited =
        capabilities.hasLimitedAccess && assumptions.contactsLimitedGrant == .limited
      apps[app]?.decision = isLimited ? .limited : .denied
      apps[app]?.shared = []
    case (.grant, _):
      if holds(.toolGrantGivesFullAccess) { apps[app]?.decision = .full }
    case (.revoke, _):
      if holds(.toolRevokeDenies) { apps[app]?.decision = .denied }
    case (.reset, _):
      guard holds(.resetForgetsDecision) else { return }
      apps[app]?.decision = .undecided
      apps[app]?.shared = []
    }
  }

  private mutating func endAfterChange(of app: String, from before: AuthorizationState) {
    guard status(of: app) != before, apps[app]?.isRunning == true,
      capabilities.settingsChangeEndsApp, holds(.settingsChangeEndsApp)
    else { return }
    terminate(app, .privacySettingsChanged)
  }

  private mutating func setShared(_ identifiers: [String], of app: String) {
    let before = access(of: app)
    let shared = cards(meantBy: identifiers)
    apps[app]?.shared = shared
    announceGrant(of: app, from: before)
  }
}
