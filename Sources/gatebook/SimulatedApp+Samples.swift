import ScenarioRunner

extension SimulatedApp {
  /// The sample apps.
  static let samples = gallery + [contactList, newContact, addContact, invitePicker, inviteFromBook]
}
