import AppScreens
import Testing

extension ShowsScreen {
  /// Taps the button, or the row, with a title.
  func tap(_ title: String) async throws {
    let shown = screen
    let button = shown.buttons.first { $0.title == title && $0.isEnabled }
    let row = shown.rows.first { $0.title == title }
    let tapping = try #require(button?.tapping ?? row?.tapping, "nothing says “\(title)”")
    await tapping()
  }

  /// Types into the search field.
  func search(_ text: String) async throws {
    let field = try #require(screen.searchField)
    await field.typing(text)
  }

  /// The titles of the rows.
  var titles: [String] { screen.rows.map(\.title) }
  /// The titles of the buttons.
  var buttonTitles: [String] { screen.buttons.map(\.title) }
}
