import AppScreens

@testable import ScenarioRunner

/// A screen with texts that are wider than what they are drawn in.
struct ProseScreen: ShowsScreen {
  var screen: Screen {
    var screen = Screen("Everything that there is to say about " + Self.prose)
    screen.rows = [
      Screen.Row("Mira Solberg", subtitle: Self.prose), Screen.Row("Jonas", subtitle: "short"),
      Screen.Row(Self.prose, subtitle: "after a long title"),
      Screen.Row("Ann", subtitle: String(repeating: "長", count: 60)),
      Screen.Row("Zoe", subtitle: String(repeating: "long ", count: 400)),
    ]
    screen.emptyState = Self.prose + " " + Self.prose
    screen.progress = "Waiting: " + Self.prose
    screen.buttons = [Screen.Button("Go on") {}]
    screen.alert = Screen.Alert(
      "Contacts cannot be read", message: Self.prose, buttons: [Screen.Button("OK") {}])
    return screen
  }

  private static let prose =
    "This app cannot see your contacts; to change that, open Settings and allow it to read them."
}

extension SimulatedApp {
  /// An app that has much to say.
  static let prose = SimulatedApp("prose") { LaunchedApp([], screen: ProseScreen()) }
}
