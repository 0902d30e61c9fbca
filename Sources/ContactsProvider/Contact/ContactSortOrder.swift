/// The order in which a fetch delivers contacts
/// (developer.apple.com/documentation/contacts/cncontactsortorder).
public enum ContactSortOrder: Int, Sendable {
  /// No promised order.
  case none = 0
  /// The order that is set on the device.
  case userDefault = 1
  /// By given name, then by family name.
  case givenName = 2
  /// By family name, then by given name.
  case familyName = 3
}
