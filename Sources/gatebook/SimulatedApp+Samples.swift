import ScenarioRunner

extension SimulatedApp {
  /// The sample apps.
  static let samples =
    [contactList, newContact, addContact, invitePicker, inviteFromBook] + gallery
}
