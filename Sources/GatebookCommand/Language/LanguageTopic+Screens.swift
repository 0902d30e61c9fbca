internal import ScenarioRunner

extension LanguageTopic {
  static let screen = LanguageTopic(
    "screen", "What the person must see of the app that runs; what is left out is not looked at.",
    example: """
      scenario: Whoever has a phone number is listed
      device:
        contacts:
          - {name: Mira Solberg, phoneNumbers: {mobile: +1 555 010 0142}}
          - Jonas Quill
      app: {runs: contact-list}
      steps:
        - tap: Show Contacts
          user: allowFull
          expect:
            screen:
              rows: [{title: Mira Solberg, subtitle: +1 555 010 0142}]
              search: ""
              progress: none
        - type: {text: jonas}
          expect: {screen: {rows: none, emptyState: {contains: No name}}}
        - tap: Cancel
          expect: {screen: {rows: {contains: [Mira Solberg]}, search: {text: ""}}}
      """,
    keys: [
      Key("title", "text, or {contains: text}", "The title at the top."),
      Key(
        "rows", "a list of texts, or of {title, subtitle}",
        "The rows of the list in order; also those that are out of view."),
      Key(
        "fields", "a mapping of labels to texts, or a list of {label, text, placeholder}",
        "What is typed: a mapping looks at the fields that it names, a list at all in order."),
      Key("search", "a text, 'none', or {text, placeholder}", "The search field."),
      Key(
        "buttons", "a list of texts, or of {title, enabled}",
        "The buttons in order, without those of the search field and of an alert."),
      Key(
        "alert", "a text, 'none', or {title, message, buttons}",
        "The alert in front of everything else; a text is its title."),
      Key("progress", "'true', 'false', or a text", "What the app is waiting for."),
      Key("emptyState", "a text, or 'none'", "The text that stands where there are no rows."),
      Key(
        "accessButton", "a text, or 'none'",
        "What the system's access button looks for; what is drawn on it the app cannot see."),
    ],
    [
      "The person looks once the app has settled. 'screens' takes a list of such mappings, one for "
        + "each distinct screen that came up in the step, the last one included; a step that changes "
        + "nothing shows one.",
      "'tap', 'type' and 'scroll' act on what the person reads. What comes up while the app starts "
        + "is left on the screen: 'answer' answers it.",
      "'none' is for a part that is not there, 'any' for one that is, whatever it shows; "
        + "'screen: none' is for an app that does not run.",
    ])
}
