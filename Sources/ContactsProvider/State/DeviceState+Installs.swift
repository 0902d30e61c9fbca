extension DeviceState {
  /// Installs an app; one with the same bundle identifier goes, with all that belonged to it.
  mutating func install(_ app: AppDescription) {
    let name = app.bundleIdentifier
    leave(name)
    apps[name] = fresh(app, insteadOf: apps[name])
  }

  /// Deletes and installs an app again.
  mutating func reinstall(_ app: String) {
    guard let state = apps[app] else { return }
    leave(app)
    cite(.reinstall)
    var fresh = fresh(state.description, insteadOf: state)
    fresh.promptCount = state.promptCount
    fresh.decision = .undecided
    fresh.shared = []
    if assumptions.reinstall == .remembers {
      fresh.decision = state.decision
      fresh.shared = state.shared
    }
    apps[app] = fresh
    record(.setting("reinstalled"), by: .system, app: app)
  }

  /// Installs a new build of an app; what belonged to the one before is the new one's.
  mutating func update(_ app: AppDescription) {
    let name = app.bundleIdentifier
    beginDecision()
    guard apps[name] != nil else { return install(app) }
    leave(name)
    apps[name]?.description = app
    if !holds(.newBuildKeepsDecision) { forgetDecision(of: name) }
    record(.setting("new build"), by: .system, app: name)
  }

  /// Updates the system; false where the new one is no later version of the same system.
  mutating func updateSystem(to new: DeviceSystem) -> Bool {
    guard system.canBeUpdated(to: new) else { return false }
    beginDecision()
    let names = apps.keys.sorted()
    for name in names { leave(name) }
    system = new
    if !holds(.updateKeepsDecision) {
      for name in names { forgetDecision(of: name) }
    }
    record(.setting("system: \(new.name)"), by: .system, app: nil)
    return true
  }

  /// Puts a running app in the background.
  mutating func background(_ app: String) {
    guard apps[app]?.isRunning == true, apps[app]?.isInBackground == false else { return }
    beginDecision()
    apps[app]?.isInBackground = true
    record(.setting("background"), by: .person, app: app)
  }

  /// Brings a running app to the foreground again.
  mutating func foreground(_ app: String) {
    guard apps[app]?.isRunning == true, apps[app]?.isInBackground == true else { return }
    beginDecision()
    apps[app]?.isInBackground = false
    record(.setting("foreground"), by: .person, app: app)
    releaseKeptChange(to: app)
  }

  private mutating func forgetDecision(of app: String) {
    apps[app]?.decision = .undecided
    apps[app]?.shared = []
  }

  /// An app as it is when it was never there before, but for what must not come twice.
  private func fresh(_ app: AppDescription, insteadOf old: AppState?) -> AppState {
    var state = AppState(app)
    guard let old else { return state }
    // Launches go on counting: identifiers that an app makes are never made again.
    state.launches = old.launches
    state.announcedSaves = old.announcedSaves
    // What left the device or was printed has done so for good.
    state.uploads = old.uploads
    state.printed = old.printed
    state.earlierInstalls = old.earlierInstalls + 1
    return state
  }
}
