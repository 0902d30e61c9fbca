extension SimulatedDevice {
  /// Puts an app in the background: it goes on running and hears of changes later.
  public func background(_ bundleIdentifier: String) {}

  /// Brings an app to the foreground: it hears of what changed meanwhile.
  public func foreground(_ bundleIdentifier: String) {}

  /// Installs a new build of an app, which keeps its decision; it does not run afterwards.
  public func update(_ app: AppDescription) {}

  /// Updates the system; every app keeps its decision, and none runs afterwards.
  public func updateSystem(_ system: DeviceSystem) {}

  /// Lets every history token that was given so far be too old.
  public func expireHistory() {}

  /// Takes access back after some contacts of the next enumeration.
  ///
  /// The call fails with `authorizationDenied`, and the app goes on.
  public func revokeAccess(afterContacts count: Int) {}
}
