/// What an app may do with contacts, as the system tells the app.
///
/// Raw values as Apple's `CNAuthorizationStatus`
/// (developer.apple.com/documentation/contacts/cnauthorizationstatus).
public enum AuthorizationState: Int, CaseIterable, Sendable {
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
