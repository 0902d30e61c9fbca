/// The news that contacts have changed, as it goes to a running app.
public struct StoreChange: Sendable, Hashable {
  /// Whether somebody else than the app made the change.
  public let isExternal: Bool
  /// The identifiers of the app's own saves that are announced.
  public let saveIdentifiers: [String]
}

extension AppProcess {
  /// Lets a function hear of changes from now on, on ``queue``; there is one a process.
  public func onStoreChange(_ hear: @escaping @Sendable (StoreChange) -> Void) {}

  /// Waits until everything that was announced so far has been heard.
  ///
  /// Not to be called on ``queue``.
  package func waitForAnnouncements() {}
}
