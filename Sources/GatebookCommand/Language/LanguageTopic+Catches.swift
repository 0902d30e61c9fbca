extension LanguageTopic {
  static let catches = LanguageTopic(
    "catches", "A fault of the app that a step is to find: the scenario passes where it fails.",
    example: """
      scenario: Birthdays that nobody needs
      device: {contacts: [{name: Mira Solberg, birthday: 1988-05-17}]}
      catches: {step: 1, change: Fetch the names alone; the list shows no birthdays.}
      steps:
        - fetch: {keys: [name, birthday]}
          user: allowFull
          expect: {exposed: {atMost: {Mira Solberg: [name]}}}
      """,
    keys: [
      Key("step", "a number", "The step that fails, counted from 1; it must be there."),
      Key("change", "text", "What the app's developer is to change; it must be there."),
    ],
    [
      "The scenario passes where just that step fails, and its report shows the failure and what to "
        + "change. Where every step passes, or another one fails, the scenario fails.",
      "What is caught shows what the app does: an expectation that does not hold, an error of its "
        + "call, its end, or a question that comes again after its answer. A step that cannot be played as it is written, such as a tap of "
        + "something that is not there, a prompt that nobody answers, or an answer that does not fit "
        + "or was not used, is a mistake of the file, and the scenario fails.",
      "Steps within 'each' are counted one by one.",
    ])
}
