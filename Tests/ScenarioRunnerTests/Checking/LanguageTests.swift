import ScenarioRunner
import ScenarioSyntax
import Testing

/// Every name of the language is known: played, or refused by name.
struct LanguageTests {
  private func codes(_ text: String) -> Set<String> {
    let compiler = ScenarioCompiler(registeredApps: ["example": nil])
    let file = compiler.compile(SourceFile(path: "case.yaml", text: text))
    return Set(file.diagnostics.map(\.code))
  }

  private func codes(step: String) -> Set<String> {
    codes(
      """
      scenario: One
      device: {contacts: [Mira Solberg]}
      app: {runs: example}
      steps:
        - \(step)
      """)
  }

  @Test(
    "A verb of the language is played or refused as one of it",
    arguments: [
      "checkStatus", "requestAccess", "fetch", "fetchContact", "fetchMe", "defaultAccount",
      "read", "format", "localize", "exportVCard", "importVCard", "fetchGroups", "fetchAccounts",
      "save", "observeChanges", "takeToken", "changesSince", "pick", "accessButton",
      "accessPicker", "upload", "perform", "tap", "type", "scroll", "settings", "editContacts",
      "privacy", "answer", "restrict", "relaunch", "quit", "reinstall", "background",
      "foreground", "install", "updateSystem", "wait", "fault",
    ])
  func verbs(_ verb: String) {
    let codes = codes(step: "\(verb): {}")
    if Verb(rawValue: verb) == nil { #expect(codes == ["not-yet"]) }
    #expect(!codes.contains("unknown-verb"))
  }

  @Test(
    "An expectation of the language is read or refused as one of it",
    arguments: [
      "status", "prompts", "shared", "exposed", "uploaded", "notified", "terminated", "error",
      "exception", "prompt", "granted", "pending", "contacts", "count", "keys", "contact",
      "account", "value", "available", "text", "vCard", "groups", "accounts", "affected",
      "validation", "events", "property", "properties", "cancelled", "shown", "disabled",
      "button", "newlyShared", "screen", "screens", "refused",
    ])
  func expectations(_ key: String) {
    let codes = codes(step: "{checkStatus: {}, expect: {\(key): none}}")
    if ExpectationKey(rawValue: key) == nil { #expect(codes == ["not-yet"]) }
    #expect(!codes.contains("unknown-key"))
  }

  @Test(
    "An answer of the language is taken or refused as one of it",
    arguments: [
      "deny", "allowFull", "{allowLimited: []}", "cancelSelection", "continue", "ignore",
      "{choose: Mira Solberg}", "[{search: Mira}, done]", "[{open: Mira Solberg}, cancel]",
      "[{tick: Mira Solberg}, done]", "done", "cancel", "swipeDown", "tap", "{tap: {choose: []}}",
      "obscuredTap", "{select: []}",
      "{add: []}", "{remove: []}",
    ])
  func answers(_ answer: String) {
    #expect(codes(step: "{perform: load, user: \(answer)}").isSubset(of: ["not-yet"]))
  }

  @Test(
    "A switch of the language is taken or refused as one of it",
    arguments: [
      "limitedGroups: visible", "limitedChangesAreAnnounced: true",
      "changesOutsideSetNotify: false", "selectionChangeEndsApp: false",
      "cancelledSelection: denied", "foreignPredicate: ignored",
      "noteWithoutEntitlement: dropped", "nameSearchCovers: everyName",
      "deniedAccessButton: hidden", "reinstall: remembers", "contactsLimitedGrant: denied",
      "expiredToken: changeHistoryExpired", "swipeDown: silent", "photoInVCard: included",
      "displayedKeys: all", "notificationsPerChange: 4", "failedSave: partly",
      "restrictedError: authorizationDenied", "unauthorizedDefaultAccount: empty",
    ])
  func assumptions(_ choice: String) {
    let text = "scenario: One\ndevice: {assumptions: {\(choice)}}\nsteps: [checkStatus]\n"
    #expect(codes(text).isSubset(of: ["not-yet"]))
  }
}
