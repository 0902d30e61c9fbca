/// The kind of account that a container stands for.
public enum CNContainerType: Int, Sendable {
  /// Not known.
  case unassigned = 0
  /// Contacts that stay on the device.
  case local = 1
  /// An Exchange account.
  case exchange = 2
  /// A CardDAV account, such as iCloud.
  case cardDAV = 3
}
