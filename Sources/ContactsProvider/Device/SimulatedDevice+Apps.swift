extension SimulatedDevice {
  /// The operating system now.
  public var system: DeviceSystem { withState { $0.system } }

  /// Tells whether an app is in the background, where nobody sees it.
  package func isInBackground(_ bundleIdentifier: String) -> Bool {
    withState { $0.apps[bundleIdentifier]?.isInBackground ?? false }
  }

  /// Puts an app in the background: it goes on running and hears of changes later.
  public func background(_ bundleIdentifier: String) {
    withState { $0.background(bundleIdentifier) }
  }

  /// Brings an app to the foreground: it hears of what changed meanwhile.
  public func foreground(_ bundleIdentifier: String) {
    withState { $0.foreground(bundleIdentifier) }
  }

  /// Installs a new build of an app, which keeps its decision; it does not run afterwards.
  ///
  /// The build's own ``AppDescription/access`` is not looked at, unless the app is a new one.
  public func update(_ app: AppDescription) {
    withState { $0.update(app) }
  }

  /// Updates the system; every app keeps its decision, and none runs afterwards.
  ///
  /// - Returns: Whether the device took the update. It takes later versions of its own system
  ///   only, see ``DeviceSystem/canBeUpdated(to:)``; nothing happens otherwise.
  @discardableResult
  public func updateSystem(_ system: DeviceSystem) -> Bool {
    withState { $0.updateSystem(to: system) }
  }

  /// Lets every history token that was given so far be too old.
  public func expireHistory() {
    withState { $0.expireHistory() }
  }

  /// Takes access back after some contacts of the next enumeration that comes that far.
  ///
  /// The call fails with `authorizationDenied`, and the app goes on.
  public func revokeAccess(afterContacts count: Int) {
    withState { $0.revocations.append(count) }
  }
}

extension DeviceSystem {
  /// Tells whether a device with this system can be updated to another one: to a later version of
  /// the same family, and never back.
  public func canBeUpdated(to other: DeviceSystem) -> Bool {
    platform == other.platform && other.isAtLeast(version)
  }
}
