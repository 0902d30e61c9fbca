extension DeviceState {
  /// Starts a run of an app and ends the one before.
  mutating func launch(_ app: String) -> ProcessLife? {
    guard apps[app] != nil else { return nil }
    leave(app)
    apps[app]?.launches += 1
    let life = ProcessLife(bundleIdentifier: app, launch: apps[app]?.launches ?? 1)
    apps[app]?.life = life
    apps[app]?.isInBackground = false
    record(.launch(life.launch), by: .system, app: app)
    return life
  }

  /// The status of an app as somebody outside sees it; nothing is noted.
  func peekStatus(of app: String) -> AuthorizationState {
    let isTurned = configuration.switchedRules.contains(.restrictionOverridesDecision)
    return isRestricted && !isTurned ? .restricted : apps[app]?.decidedState ?? .notDetermined
  }

  /// The contacts that an app can reach now.
  func reachableContacts(of app: String) -> [ContactRecord] {
    switch peekStatus(of: app) {
    case .authorized: Array(book.records())
    case .limited: book.records(withIdentifiers: apps[app]?.shared ?? [])
    case .notDetermined, .denied, .restricted: []
    }
  }
}
