import SampleApps
import ScenarioRunner
import SimulatedContactsUI

extension SimulatedApp {
  /// Invitations, to people picked on the system's sheet or from the whole address book.
  static let invitePicker = SimulatedApp("invite-picker") {
    let host = UIViewController()
    let model = InviteModel()
    let book = InviteFromBookModel()
    return LaunchedApp(
      [
        .function("inviteOne") { model.inviteOne(from: host) },
        .function("inviteSeveral") { model.inviteSeveral(from: host) },
        .function("inviteByEmail") { model.inviteByEmail(from: host) },
        .function("isPicking") { model.isPicking },
        .function("inviteFromBook") {
          let name = try $0.text("name")
          await book.load()
          book.invite(named: name)
        },
        .function("invited") { (model.invited + book.invited).map(\.values) },
        .function("state") { book.state.values },
      ],
      screen: InviteScreen(model, host: host))
  }

  /// Invitations for which the app asks for all contacts.
  static let inviteFromBook = SimulatedApp("invite-from-book") {
    let model = InviteFromBookModel()
    let settings = SettingsPage()
    return LaunchedApp(
      [
        .function("load") { await model.load() },
        .function("invite") { model.invite(named: try $0.text("name")) },
        .function("invited") { model.invited.map(\.values) },
        .function("state") { model.state.values },
        .function("timesInSettings") { settings.visitCount },
      ],
      screen: InviteFromBookScreen(model) { settings.open() })
  }
}

extension InviteGuest {
  /// The guest by name and address.
  fileprivate var values: [String: String] { ["name": name, "email": email] }
}

extension InviteFromBookModel.State {
  /// The state in a word, and the text of an error.
  fileprivate var values: [String: String] {
    switch self {
    case .empty: ["screen": "empty"]
    case .loading: ["screen": "loading"]
    case .loaded: ["screen": "loaded"]
    case .denied: ["screen": "denied"]
    case .restricted: ["screen": "restricted"]
    case .failed(let message): ["screen": "failed", "message": message]
    }
  }
}
