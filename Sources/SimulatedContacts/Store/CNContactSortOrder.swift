/// The order in which a fetch delivers contacts.
public enum CNContactSortOrder: Int, Sendable {
  /// No promised order.
  case none = 0
  /// The order that is set on the device.
  case userDefault = 1
  /// By given name.
  case givenName = 2
  /// By family name.
  case familyName = 3
}
