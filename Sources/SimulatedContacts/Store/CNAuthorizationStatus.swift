/// What the app may do with contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// The person may not decide.
  case restricted = 1
  /// The person refused.
  case denied = 2
  /// Every contact is open.
  case authorized = 3
  /// The contacts that the person chose are open.
  case limited = 4
}
