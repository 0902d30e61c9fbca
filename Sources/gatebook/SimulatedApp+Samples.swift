import ScenarioRunner

extension SimulatedApp {
  /// The sample apps.
  static let samples = [contactList, newContact, invitePicker, inviteFromBook]
}
