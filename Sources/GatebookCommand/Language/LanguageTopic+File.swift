extension LanguageTopic {
  static let scenario = LanguageTopic(
    "scenario", "A file: who is on the phone, what app runs, and what happens step by step.",
    example: """
      scenario: Denied first
      tags: [denial]
      device: {contacts: [Mira Solberg]}
      steps:
        - fetch: {keys: [name]}
          user: deny
          expect: {error: authorizationDenied}
      """,
    keys: [
      Key("scenario", "text", "The title; it must be there."),
      Key("about", "text", "What the scenario is about, in prose."),
      Key("tags", "a word or a list of words", "Words by which scenarios are chosen (--tag)."),
      Key("catches", "a mapping; see 'catches'", "The step that fails because of a known fault."),
      Key("device", "a mapping; see 'device'", or: "an iPhone without contacts", "The phone."),
      Key("app", "a mapping; see 'app'", or: "an app that was never asked", "The app."),
      Key("apps", "a mapping; see 'apps'", "Several apps by name, in place of 'app'."),
      Key("first", "the name of an app", "With 'apps', the app of steps that name none."),
      Key("examples", "rows; see 'examples'", "The scenario is played once for each row."),
      Key(
        "steps", "a list; see 'steps'", "What happens, in order; it, or journeys, must be there."),
      Key("goal", "contacts and keys; see 'journeys'", "What a task needs of contacts."),
      Key("journeys", "lists of steps; see 'journeys'", "Several ways to the goal, compared."),
    ],
    [
      "Several scenarios stand in one file with a line --- between them.",
      "Every scalar is text until a key takes something else: a number and 'true' or 'false' only "
        + "without quotes. '~' is the word for no value. Where a list is taken, a single value may "
        + "stand alone.",
    ])

  static let examples = LanguageTopic(
    "examples", "Rows of values: the scenario is played once for each row.",
    example: """
      scenario: A fetch while access is <state>
      device: {contacts: [Mira Solberg]}
      app: {access: <state>}
      examples:
        - {state: denied, outcome: {error: authorizationDenied}}
        - {state: authorized, outcome: {count: 1}}
      steps:
        - fetch: {keys: [name]}
          expect: <outcome>
      """,
    [
      "All rows have the same columns. '<column>' alone in a value stands for the row's value as it "
        + "is (text, list or mapping); inside a longer text it stands for its text.",
      "Titles and keys are filled in, too. What is no name of a column stays as it is.",
    ])
}
