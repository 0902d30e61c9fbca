extension VerbDefinition {
  static let observeChanges = bare(
    .observeChanges, .app, "The app listens to changes of contacts from now on.")

  static let takeToken = bare(
    .takeToken, .app, "The app takes a token of the change history.")

  static let changesSince = bare(
    .changesSince(PlannedHistory(token: .none, includesGroups: false, excludedAuthors: [])), .app,
    asks: [.accessPrompt], results: [.events], "The app fetches what has changed since a token.")
}
