extension LanguageTopic {
  static let app = LanguageTopic(
    "app", "The app: what it declares, what was decided before, and whose code runs.",
    example: """
      scenario: Notes for those who may
      device: {contacts: [{name: Mira Solberg, note: Met in May}]}
      app:
        name: Diary
        usageDescription: Diary finds the people you write about.
        entitlements: notes
        access: limited
        sharing: Mira Solberg
      steps:
        - fetch: {keys: [name, note]}
          expect: {count: 1, status: limited}
      """,
    keys: [
      Key("id", "text", or: "com.example.app", "The bundle identifier."),
      Key("name", "text", or: "Example", "The name that prompts show."),
      Key(
        "usageDescription", "text", or: "Example uses your contacts.",
        "The purpose text of the prompt."),
      Key(
        "declaresUsage", "'true' or 'false'", or: "true",
        "Whether there is a purpose text at all; without one the first access ends the app."),
      Key(
        "entitlements", "'notes', 'addressbook' or both", or: "none; on macOS addressbook",
        "What the app's signature allows."),
      Key("hardenedRuntime", "'true' or 'false'", or: "false", "How it is signed; macOS only."),
      Key(
        "access", "'notDetermined', 'authorized', 'limited' or 'denied'; also 'full' and 'none'",
        or: "notDetermined", "What the person decided before the scenario starts."),
      Key("sharing", "a list of contacts", or: "nobody", "With limited access, who is shared."),
      Key("runs", "the name of a registered app", or: "the steps are the app", "Whose code runs."),
    ])

  static let apps = LanguageTopic(
    "apps", "Several apps by name, each with the keys of 'app'; all run from the start.",
    example: """
      scenario: Nothing given to one reaches the other
      device: {contacts: [Mira Solberg]}
      apps:
        diary: {access: authorized}
        mail: {access: denied}
      first: diary
      steps:
        - fetch: {keys: [name]}
          expect: {count: 1}
        - fetch: {keys: [name]}
          app: mail
          expect: {error: authorizationDenied, exposed: nothing}
      """,
    [
      "A step speaks for an app by the key 'app'; 'first' names the app of the other steps. The "
        + "bundle identifier is 'com.example.' and the name, unless 'id' is given."
    ])
}
