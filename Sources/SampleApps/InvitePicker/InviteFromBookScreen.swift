import AppScreens

/// The screen of ``InviteFromBookModel``: a tap on somebody of the list invites them.
public struct InviteFromBookScreen: ShowsScreen {
  private let model: InviteFromBookModel
  private let openSettings: @MainActor @Sendable () -> Void

  /// Makes the screen of a model.
  ///
  /// - Parameter openSettings: Opens the app's page in Settings; on a device the address
  ///   `UIApplication.openSettingsURLString` does.
  public init(
    _ model: InviteFromBookModel, openSettings: @escaping @MainActor @Sendable () -> Void
  ) {
    self.model = model
    self.openSettings = openSettings
  }

  /// What the screen shows of the model.
  public var screen: Screen {
    var screen = Screen("Guests")
    switch model.state {
    case .empty:
      screen.emptyState = "Choose your guests among your contacts."
      screen.buttons = [Screen.Button("Show Contacts") { await model.load() }]
    case .loading:
      screen.progress = "Loading contacts"
    case .loaded:
      screen.rows = model.people.map(row)
      if screen.rows.isEmpty { screen.emptyState = "Nobody here has an e-mail address." }
    case .denied:
      screen.emptyState = "To choose guests among your contacts, allow access in Settings."
      screen.buttons = [Screen.Button("Open Settings") { openSettings() }]
    case .restricted:
      screen.emptyState = "Screen Time or your organization keeps apps from contacts."
    case .failed(let message):
      screen.emptyState = message
      screen.buttons = [Screen.Button("Try Again") { await model.load() }]
    }
    return screen
  }

  private func row(_ guest: InviteGuest) -> Screen.Row {
    guard !model.invited.contains(guest) else {
      return Screen.Row(guest.name, subtitle: "Invited at \(guest.email)")
    }
    return Screen.Row(guest.name, subtitle: guest.email) { model.invite(guest) }
  }
}
