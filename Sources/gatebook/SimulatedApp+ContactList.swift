import SampleApps
import ScenarioRunner

extension SimulatedApp {
  /// A list of the people who have a phone number.
  static let contactList = SimulatedApp("contact-list") {
    let model = ContactListModel()
    return [
      .function("load") { model.load() },
      .function("search") { model.searchText = try $0.text("text") },
      .function("rows") { model.rows.map { ["name": $0.name, "phone": $0.phoneNumber] } },
      .function("state") { model.state.values },
    ]
  }
}

extension ContactListModel.State {
  /// The state in a word, and the text of an error.
  fileprivate var values: [String: String] {
    switch self {
    case .loading: ["screen": "loading"]
    case .loaded: ["screen": "loaded"]
    case .denied: ["screen": "denied"]
    case .failed(let message): ["screen": "failed", "message": message]
    }
  }
}
