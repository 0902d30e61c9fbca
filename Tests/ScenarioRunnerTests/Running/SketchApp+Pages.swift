import AppScreens
import Observation

@testable import ScenarioRunner

/// The model of an app that fetches its list page by page.
@MainActor
@Observable
final class PagedBook {
  var rows: [String] = []
  /// How many rows there are to fetch.
  var count = 0
  var page = 0
  var note = "Nothing yet"

  /// Starts with the first page of a list.
  func open(_ count: Int, by page: Int) {
    (self.count, self.page, rows) = (count, page, [])
    more()
  }

  /// Fetches another page, which takes a while.
  func goOn() async {
    await Task.detached {}.value
    more()
  }

  private func more() {
    let next = min(rows.count + page, count)
    rows += (rows.count..<next).map { "Guest \($0 + 1)" }
  }
}

struct PagedScreen: ShowsScreen {
  let book: PagedBook

  var screen: Screen {
    var screen = Screen("Guests")
    screen.rows = book.rows.map { Screen.Row($0) }
    screen.reachingEnd = { await book.goOn() }
    screen.buttons = [Screen.Button("Fetch") { book.open(25, by: 10) }]
    return screen
  }
}

/// A model that tells nobody when it changes.
@MainActor
final class SilentModel {
  var state = "Nobody yet"

  func load() async {
    state = "Loading …"
    await Task.detached {}.value
    state = "Done"
  }
}

struct SilentScreen: ShowsScreen {
  let model: SilentModel

  var screen: Screen {
    var screen = Screen("Guests")
    screen.emptyState = model.state
    screen.buttons = [Screen.Button("Load") { await model.load() }]
    return screen
  }
}

extension SimulatedApp {
  /// An app whose list comes page by page.
  static let paged = SimulatedApp("paged") {
    let book = PagedBook()
    return LaunchedApp(
      [
        .function("open") { arguments in
          try book.open(arguments.number("count"), by: arguments.number("page"))
        }
      ], screen: PagedScreen(book: book))
  }

  /// An app that has the first rows of its list when it is started.
  static let opened = SimulatedApp("opened") {
    let book = PagedBook()
    book.open(25, by: 4)
    return LaunchedApp([], screen: PagedScreen(book: book))
  }

  /// An app whose model cannot be watched.
  static let silent = SimulatedApp("silent") {
    LaunchedApp([], screen: SilentScreen(model: SilentModel()))
  }
}
