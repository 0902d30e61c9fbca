extension DeviceState {
  /// Notes what was stored, for the histories of apps and for those that are told of changes.
  ///
  /// - Parameters:
  ///   - app: The app that made the changes; nil for the person and the system.
  ///   - author: The transaction author of the save.
  mutating func announce(_ changes: [SavedChange], by app: String?, author: String?) {}

  /// Notes that an app can reach other contacts than before.
  mutating func announceGrant(of app: String, from before: Grant?) {}
}
