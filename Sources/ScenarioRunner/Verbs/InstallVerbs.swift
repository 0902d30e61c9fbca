internal import ContactsProvider

extension VerbDefinition {
  static let background = bare(.background, .person, "The person turns to another app.")

  static let foreground = bare(.foreground, .person, "The person comes back to the app.")

  static let install = bare(
    .install(AppDescription()), .system, "A new build of the app is installed and keeps its access.")

  static let updateSystem = bare(
    .updateSystem(.iOS26), .system, "The system is updated; decisions stay.")
}
