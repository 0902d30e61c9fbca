/// What access is asked for.
public enum CNEntityType: Int, Sendable {
  /// The contacts of the device.
  case contacts = 0
}
