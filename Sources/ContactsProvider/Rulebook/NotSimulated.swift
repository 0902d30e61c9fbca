/// A fact that no rule stands on, and why the simulated system leaves it out.
public struct NotSimulated: Sendable {
  /// The number of the fact.
  public let fact: FactNumber
  /// Why it is left out, in one sentence.
  public let reason: String

  init(_ fact: FactNumber, _ reason: String) {
    self.fact = fact
    self.reason = reason
  }
}

extension Rulebook {
  /// The facts on the picker and the contact card that are left out, in the order of their numbers.
  public static let notSimulated: [NotSimulated] = [
    NotSimulated(
      "7.19", "There is no animation here that something else on the screen could collide with."),
    NotSimulated("7.24", "The popover is a view of AppKit, and a simulated Mac opens no picker."),
    NotSimulated("7.25", "The contact card is a screen of the system that the app cannot look at."),
    NotSimulated("7.26", "A card without access only shows what the app holds anyway."),
    NotSimulated("7.27", "A contact that a card makes is, to the app, one of the person's own."),
    NotSimulated("7.28", "What a card allows shows on its own screen alone."),
    NotSimulated("7.29", "Bars and their buttons are drawn by UIKit, which is not there."),
  ]
}
