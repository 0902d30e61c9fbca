internal import ContactsProvider

/// What a person may do when an app wants contacts: journeys are played in each world.
///
/// The raw value is the word of the language.
public enum World: String, CaseIterable, Sendable {
  /// The person allows everything.
  case full
  /// The person shares the contacts of the goal.
  case limitedToGoal = "limited to the goal"
  /// The person shares every contact but those of the goal.
  case limitedToOthers = "limited to others"
  /// The person shares a selection with nobody in it.
  case limitedToNobody = "limited to nobody"
  /// The person refuses, and goes on choosing in pickers.
  case denied
  /// Screen Time or management keeps apps from contacts.
  case restricted
  /// The person refuses or cancels whatever comes up.
  case cancelled

  /// The worlds that a system has, in their order.
  static func all(with capabilities: SystemCapabilities?) -> [World] {
    let hasLimitedAccess = capabilities?.hasLimitedAccess ?? true
    return allCases.filter { hasLimitedAccess || !$0.isLimited }
  }

  /// Whether the person shares some contacts only.
  var isLimited: Bool {
    switch self {
    case .limitedToGoal, .limitedToOthers, .limitedToNobody: true
    case .full, .denied, .restricted, .cancelled: false
    }
  }
}
