/// Words of the language that this version knows by name and does not play.
enum LaterWords {
  static let verbs: Set<String> = [
    "fetchMe", "defaultAccount", "format", "localize", "exportVCard", "importVCard",
    "fetchGroups", "fetchAccounts", "observeChanges", "takeToken", "changesSince",
    "accessButton", "accessPicker", "upload", "tap", "type", "scroll", "background", "foreground",
    "install", "updateSystem",
  ]

  static let answers: Set<String> = ["tap", "obscuredTap", "select", "add", "remove"]

  static let expectations: [String] = [
    "uploaded", "notified", "account", "text", "vCard", "groups", "accounts", "events", "button",
    "newlyShared", "screen", "screens",
  ]
}
