internal import ContactsProvider

extension VerbDefinition {
  static let fetchMe = bare(
    .fetchMe(RequestedKeys([])), .app, asks: [.accessPrompt], results: [.contact, .keys],
    "The app fetches the person's own card.")

  static let defaultAccount = bare(
    .defaultAccount, .app, results: [.account],
    "The app asks for the account that new contacts go to.")

  static let fetchGroups = bare(
    .fetchGroups, .app, asks: [.accessPrompt], results: [.groups], "The app fetches the groups.")

  static let fetchAccounts = bare(
    .fetchAccounts, .app, asks: [.accessPrompt], results: [.accounts],
    "The app fetches the accounts.")
}
