import AppScreens
import SimulatedContactsUI

/// The screen of ``ContactListModel``.
public struct ContactListScreen: ShowsScreen {
  private let model: ContactListModel
  private let openSettings: @MainActor @Sendable () -> Void

  /// Makes the screen of a model.
  ///
  /// - Parameter openSettings: Opens the app's page in Settings; on a device the address
  ///   `UIApplication.openSettingsURLString` does.
  public init(_ model: ContactListModel, openSettings: @escaping @MainActor @Sendable () -> Void) {
    self.model = model
    self.openSettings = openSettings
  }

  /// What the screen shows of the model.
  public var screen: Screen {
    var screen = Screen("Phone Numbers")
    switch model.state {
    case .ready:
      screen.emptyState = "All of your contacts who have a phone number, in one list."
      screen.buttons = [Screen.Button("Show Contacts") { await model.load() }]
    case .asking:
      screen.progress = "Waiting for your answer"
    case .loading:
      screen.progress = "Loading contacts"
    case .loaded:
      showList(on: &screen)
    case .denied:
      screen.emptyState = "To see your contacts here, allow access to them in Settings."
      screen.buttons = [Screen.Button("Open Settings") { openSettings() }]
    case .restricted:
      screen.emptyState = "Screen Time or your organization keeps apps from contacts."
    case .failed(let message):
      screen.emptyState = message
      screen.buttons = [Screen.Button("Try Again") { await model.load() }]
    }
    return screen
  }

  /// Searches the list, and beside it the contacts that are not shared.
  public func search(for text: String) {
    model.search(for: text)
    guard let query = accessButtonQuery else { return }
    ContactAccessButton(queryString: query) { _ in
      Task { await model.reload() }
    }
    .show()
  }

  private func showList(on screen: inout Screen) {
    screen.searchField = Screen.SearchField(
      text: model.searchText,
      placeholder: model.isLimited ? "Search, or share more contacts" : "Search",
      typing: { search(for: $0) })
    if model.isSearching { screen.searchField?.cancelling = { model.cancelSearch() } }
    screen.rows = model.rows.map { row in
      Screen.Row(row.name, subtitle: row.name == row.phoneNumber ? nil : row.phoneNumber)
    }
    screen.accessButtonQuery = accessButtonQuery
    if screen.rows.isEmpty { screen.emptyState = reasonForNobody }
  }

  /// With limited access the system finds those whom the list does not have.
  private var accessButtonQuery: String? {
    model.isLimited && !model.searchText.isEmpty ? model.searchText : nil
  }

  private var reasonForNobody: String {
    if !model.searchText.isEmpty { return "No name contains “\(model.searchText)”." }
    return model.isLimited
      ? "None of the contacts that you share has a phone number."
      : "None of your contacts has a phone number."
  }
}
