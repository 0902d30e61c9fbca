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
  /// The facts that are left out, in the order of their numbers.
  public static let notSimulated: [NotSimulated] = [
    leftOutOfAccess, leftOutOfCalls, leftOutOfContacts, leftOutOfSaves, leftOutOfScreens,
  ].flatMap(\.self)

  private static let leftOutOfAccess: [NotSimulated] = [
    NotSimulated(
      "1.15", "It was seen on one system, and code that looks at domain and code cannot tell."),
    NotSimulated("1.22", "Betas are no systems here, and the sheet has the words of the release."),
    NotSimulated(
      "1.32", "What a profile allows or denies is written as the access that an app starts with."),
    NotSimulated(
      "1.33", "Contacts that management hides are, to the app, contacts that are not there."),
    NotSimulated(
      "1.35a", "Background tasks belong to UIKit, and the old status is a single report."),
    NotSimulated("1.42", "Tools are told of apps of the device only, so another is a misprint."),
    NotSimulated("1.45", "The tool writes a database that a simulated device does not have."),
    NotSimulated("1.46", "It limits tests on real devices, and no real device takes part here."),
    NotSimulated(
      "1.51", "When it happens is not known, and a fault gives any save this error."),
    NotSimulated("1.57", "Apps here have no parent process whose permission they could use."),
  ]

  private static let leftOutOfCalls: [NotSimulated] = [
    NotSimulated(
      "2.11", "Only Xcode warns, and a simulated call does not hold the main thread up."),
    NotSimulated("2.12", "It is a single report of an exception, which ends the app here."),
    NotSimulated("2.16", "Code is compiled against the newest framework, which has every code."),
    NotSimulated(
      "3.22", "They are faults of single releases, and any sheet can be made not to open."),
  ]

  private static let leftOutOfContacts: [NotSimulated] = [
    NotSimulated("4.8", "Swift code cannot write this call, so nothing is left to raise."),
    NotSimulated("4.11", "There are no vCards whose keys could be asked for."),
    NotSimulated(
      "4.32", "It is advice to apps, and their own scenarios show whether they follow it."),
    NotSimulated("5.27", "It is a single report, and an Exchange account has no groups here."),
    NotSimulated("5.30", "A provider extension's contacts are, to the app, those of an account."),
  ]

  private static let leftOutOfSaves: [NotSimulated] = [
    NotSimulated(
      "6.20", "Single reports stand against Apple's word, and a fault gives a save the error."),
    NotSimulated("6.24a", "What makes an echo look foreign is not known, and one code tells it."),
    NotSimulated("6.27a", "It is a single report of a race, and a scenario has none."),
  ]

  private static let leftOutOfScreens: [NotSimulated] = [
    NotSimulated("7.19", "There is no animation that something else on the screen could meet."),
    NotSimulated("7.25", "The contact card is a screen of the system that the app cannot look at."),
    NotSimulated("7.26", "A card without access only shows what the app holds anyway."),
    NotSimulated("7.27", "A contact that a card makes is, to the app, one of the person's own."),
    NotSimulated("7.28", "What a card allows shows on its own screen alone."),
    NotSimulated("7.29", "Bars and their buttons are drawn by UIKit, which is not there."),
    NotSimulated("11.14", "Photos in vCards wait for the vCards themselves."),
  ]
}
