internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let fetchMe = VerbDefinition(
    declaration: VerbDeclaration(
      name: "fetchMe", actor: .app, shape: .fields([fetchedKeys.declaration]), beside: [],
      asks: [.accessPrompt], results: [.contact, .keys, .pending],
      sentence: "The app fetches the person's own card (macOS).",
      example: "- fetchMe: {keys: [name]}"),
    read: { arguments in
      if arguments.reader.system?.capabilities.hasMeCard == false {
        arguments.reader.reportUnfit(
          "there is no card of the person's own", at: arguments.verbEntry.keySpan)
      }
      return .fetchMe(RequestedKeys(arguments(fetchedKeys) ?? []))
    })

  static let defaultAccount = bare(
    .defaultAccount, .app, results: [.account],
    "The app asks for the account that new contacts go to; nobody is asked.")

  static let fetchGroups = bare(
    .fetchGroups, .app, asks: [.accessPrompt], results: [.groups, .pending],
    "The app fetches the groups, and the members of each.")

  static let fetchAccounts = bare(
    .fetchAccounts, .app, asks: [.accessPrompt], results: [.accounts, .pending],
    "The app fetches the accounts.")
}
