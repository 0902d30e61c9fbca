import SampleApps
import ScenarioRunner

extension SimulatedApp {
  /// A list of the people who have a phone number.
  static let contactList = SimulatedApp("contact-list") {
    let model = ContactListModel()
    let settings = SettingsPage()
    let screen = ContactListScreen(model) { settings.open() }
    return LaunchedApp(
      [
        .function("load") { await model.load() },
        .function("search") { screen.search(for: try $0.text("text")) },
        .function("rows") { model.rows.map { ["name": $0.name, "phone": $0.phoneNumber] } },
        .function("state") { model.state.values },
        .function("timesInSettings") { settings.visitCount },
      ],
      screen: screen)
  }
}

extension ContactListModel.State {
  /// The state in a word, and the text of an error.
  fileprivate var values: [String: String] {
    switch self {
    case .ready: ["screen": "ready"]
    case .asking: ["screen": "asking"]
    case .loading: ["screen": "loading"]
    case .loaded: ["screen": "loaded"]
    case .denied: ["screen": "denied"]
    case .restricted: ["screen": "restricted"]
    case .failed(let message): ["screen": "failed", "message": message]
    }
  }
}
