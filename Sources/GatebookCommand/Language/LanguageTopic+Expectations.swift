internal import ScenarioRunner

extension LanguageTopic {
  static let expect = LanguageTopic(
    name: "expect",
    sentence: "What must hold after a step; an 'expect' alone looks at the state of the app.",
    example: """
      scenario: Limited, and nothing more
      device: {contacts: [Mira Solberg, Jonas Quill]}
      steps:
        - fetch: {keys: [name]}
          user: {allowLimited: [Mira Solberg]}
          expect: {contacts: [Mira Solberg], prompt: {stage: selection}}
        - expect: {status: limited, prompts: 1, exposed: {Mira Solberg: [name]}}
      """,
    sections: [
      Section(title: "at every step, about its app", keys: keys { $0.isState }),
      Section(title: "at every verb of an app", keys: keys { $0.fitsEveryAppVerb }),
      Section(
        title: "at the verbs that give it", keys: keys { !$0.isState && !$0.fitsEveryAppVerb }),
    ],
    remarks: [
      "Also 'not', for what must not hold. 'gatebook steps VERB' tells what a verb gives.",
      "A list may also be [], {contains: […]}, {excludes: […]}, 'none' or 'any'; a text also "
        + "{contains: text}.",
      "A text that leaves the app, in a document or printed, counts for a contact where a value that "
        + "the app has seen stands in it as whole words.",
      "Under 'error', 'exception' and 'terminated' a list means that one of them holds.",
    ])

  private static func keys(where fits: (ExpectationKey) -> Bool) -> [Key] {
    ExpectationKey.allCases.filter(fits).map { Key($0.rawValue, $0.takes, $0.sentence) }
  }

  static let prompt = LanguageTopic(
    "prompt", "What the access prompt of a step must have shown; what is left out is not compared.",
    example: """
      scenario: What the person reads
      steps:
        - requestAccess:
          user: deny
          expect:
            granted: false
            prompt:
              title: “Example” Would Like to Access Your Contacts
              buttons: [Don't Allow, Continue]
              stage: alert
      """,
    keys: [
      Key("title", "text, or {contains: text}", "The title of the alert."),
      Key("purpose", "text, or {contains: text}", "The purpose text below it."),
      Key("buttons", "a list of texts", "The buttons of the alert."),
      Key("stage", "'alert' or 'selection'", "What was shown last."),
      Key("selectionButtons", "a list of texts", "The buttons of the second sheet."),
    ],
    ["'prompt: none' means that no prompt came up, 'prompt: any' that one did."])

  static let not = LanguageTopic(
    "not", "Expectations that must fail, each by itself.",
    example: """
      scenario: Not denied, and nothing of Jonas
      device: {contacts: [Mira Solberg, Jonas Quill]}
      steps:
        - fetch: {keys: [name]}
          user: {allowLimited: [Mira Solberg]}
          expect: {not: {status: denied, contacts: {contains: [Jonas Quill]}}}
      """,
    ["It takes the keys of 'expect' that fit the step."])
}
