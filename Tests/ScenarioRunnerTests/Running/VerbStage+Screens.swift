@testable import ScenarioRunner

extension VerbStage {
  /// Touches of a screen, and every other verb once more by an app that shows one.
  static let ofScreens: [VerbStage] = touches + (ofContacts + ofOthers).compactMap(\.onScreen)

  private static let touches = [
    VerbStage(
      verb: .tap, app: "{access: full, runs: book}", step: "tap: Add",
      claims: [
        .screen: ("{title: New guest}", "{title: Guests}"),
        .screens: ("[{title: New guest}]", "[{title: Guests}, {title: New guest}]"),
        .pending: ("false", "true"),
      ]),
    VerbStage(
      verb: .type, app: "{access: full, runs: book}", step: "type: {text: Mira}",
      claims: [
        .screen: ("{search: Mira}", "{search: Jonas}"),
        .screens: ("[{search: {text: Mira, placeholder: Search}}]", "[{search: none}]"),
        .pending: ("false", "true"),
      ]),
    VerbStage(
      verb: .scroll, app: "{access: full, runs: book}",
      before: ["perform: fill\n    with: {count: 20}"], step: "scroll: bottom",
      claims: [
        .screen: ("{rows: {contains: [More 23]}}", "{rows: {contains: [More 24]}}"),
        .screens: (
          "[{rows: {excludes: [More 23]}}, {rows: {contains: [More 23]}}]", "[{title: Guests}]"
        ),
        .pending: ("false", "true"),
      ]),
    VerbStage(
      verb: .settings, app: "{access: full, runs: book}", step: "settings: {sortOrder: givenName}",
      claims: [
        .screen: ("{title: Guests}", "none"), .screens: ("[{title: Guests}]", "[{rows: any}]"),
      ], only: [.screen, .screens]),
  ]

  /// The verbs after which the app does not run.
  private static let ends: Set<Verb> = [
    .quit, .reinstall, .privacy, .restrict, .install, .updateSystem,
  ]

  /// The stage by an app that shows a screen, for the claims about that; nil for an extra stage.
  private var onScreen: VerbStage? {
    guard only == nil, verb != .settings else { return nil }
    var stage = self
    stage.app =
      app == "{}" || app.contains("runs: ")
      ? app.replacing("{}", with: "{runs: book}").replacing("sketch", with: "book")
      : app.replacing("{access", with: "{runs: book, access")
    stage.only = [.screen, .screens]
    stage.claims[.screens] = ("[{title: Guests}]", "[{title: New guest}]")
    stage.claims[.screen] =
      Self.ends.contains(verb)
      ? ("none", "{title: Guests}") : ("{title: Guests, alert: none}", "{title: New guest}")
    return stage
  }
}
