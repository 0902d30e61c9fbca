// `dump` and `Mirror` look through `private`. What an app holds ends here, so that no reflection
// leads to the rest of a record, to other records or to the device.

extension FetchedContact: CustomReflectable {
  /// Shows nothing of the record.
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension AppProcess: CustomReflectable {
  /// Shows nothing of the device.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
