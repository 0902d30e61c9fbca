import AppScreens
import SimulatedContactsUI

/// The screen of ``InviteModel``: the guests so far, and three ways to pick more.
public struct InviteScreen: ShowsScreen {
  private let model: InviteModel
  private let host: UIViewController

  /// Makes the screen of a model.
  ///
  /// - Parameter host: What presents the system's sheet.
  public init(_ model: InviteModel, host: UIViewController) {
    self.model = model
    self.host = host
  }

  /// What the screen shows of the model.
  public var screen: Screen {
    var screen = Screen("Guests")
    screen.rows = model.invited.map { Screen.Row($0.name, subtitle: $0.email) }
    if screen.rows.isEmpty { screen.emptyState = "Nobody is invited yet." }
    screen.buttons = [
      button("Invite One") { model.inviteOne(from: host) },
      button("Invite Several") { model.inviteSeveral(from: host) },
      button("Invite at an Address") { model.inviteByEmail(from: host) },
    ]
    return screen
  }

  /// A button that opens the sheet, and so rests while one is open.
  private func button(_ title: String, _ open: @escaping Screen.Action) -> Screen.Button {
    Screen.Button(title, isEnabled: !model.isPicking, tapping: open)
  }
}
