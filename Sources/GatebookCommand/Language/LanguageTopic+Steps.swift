internal import ScenarioRunner

extension LanguageTopic {
  static let steps = LanguageTopic(
    "steps", "What happens: each step is one verb, or an 'expect' alone, with keys beside it.",
    example: """
      scenario: A step with everything beside it
      device: {contacts: [Mira Solberg]}
      steps:
        - fetch: {keys: [name]}
          because: the first call asks by itself
          user: allowFull
          as: everybody
          expect: {contacts: [Mira Solberg]}
        - relaunch
        - expect: {status: authorized}
      """,
    keys: [
      Key("user", "an answer or a list of them; see 'user'", "What the person does when asked."),
      Key("expect", "a mapping; see 'expect'", "What must hold after the step."),
      Key("app", "the name of an app", or: "the one of 'first'", "With 'apps', who acts."),
      Key("because", "text", "A caption for reports."),
      Key("as", "text", "A name for the result, for 'from' and 'token' of later steps."),
      Key("with", "a mapping", "The arguments of a 'perform'."),
      Key("each", "a list of steps", "Steps that share one 'expect'; see 'each'."),
    ],
    [
      "'gatebook steps' lists the verbs. A verb that takes nothing may be the bare word. The first "
        + "step that fails ends the scenario."
    ])

  static let each = LanguageTopic(
    "each", "Several steps that must all fulfil the same 'expect'.",
    example: """
      scenario: Nothing works without access
      app: {access: denied}
      steps:
        - each:
            - fetch: {keys: [name]}
            - save: [{add: Zoe Lind}]
          expect: {error: authorizationDenied, exposed: nothing}
      """,
    [
      "The shared 'expect' is added to that of each step, whose own keys go first. Its keys must "
        + "fit every verb inside, and each inner step counts as a step."
    ])

  static let user = LanguageTopic(
    name: "user",
    sentence: "What the person does when the system asks: one answer, or several in order.",
    example: """
      scenario: In two stages
      device: {contacts: [Mira Solberg, Jonas Quill]}
      steps:
        - fetch: {keys: [name]}
          user: [continue, {allowLimited: [Jonas Quill]}]
          expect: {contacts: [Jonas Quill]}
        - pick: {mode: contacts}
          user: [{search: Mira}, {tick: Mira Solberg}, done]
          expect: {contacts: [Mira Solberg]}
      """,
    sections: QuestionKind.allCases.map { kind in
      Section(title: "answers to \(kind.words)", keys: answers(to: kind))
    },
    remarks: [
      "What asks and gets no answer fails the step, and so does an answer that nobody asked for."
    ])

  /// What the person answers to one kind of question.
  static func answers(to kind: QuestionKind) -> [Key] {
    kind.answers.map { Key($0.example, nil, $0.sentence) }
  }

  static let matching = LanguageTopic(
    "matching", "Which contacts a fetch looks for; several keys must all hold.",
    example: """
      scenario: Found by part of a name
      device:
        contacts: [Jonas Quill, {name: Mira Solberg, emailAddresses: mira@fjord.example}]
      app: {access: authorized}
      steps:
        - fetch: {keys: [name], matching: {name: mir}}
          expect: {contacts: [Mira Solberg]}
        - fetch: {keys: [name], matching: {email: mira@fjord.example}}
          expect: {contacts: [Mira Solberg]}
      """,
    keys: [
      Key("name", "text", "The beginnings of words of a name."),
      Key("phone", "text", "A phone number, however it is written."),
      Key("email", "text", "An e-mail address."),
      Key("contacts", "a list of contacts", "These contacts."),
      Key("group", "the name of a group", "The members of a group."),
      Key("account", "the name of an account", "The contacts of an account."),
      Key(
        "format", "a predicate format", "A predicate that is not the framework's own; it fails."),
    ])

  static let operations = LanguageTopic(
    name: "operations",
    sentence: "What 'save' and 'editContacts' change: a list, all in one request.",
    example: """
      scenario: Three changes at once
      device: {contacts: [Mira Solberg, Jonas Quill]}
      app: {access: authorized}
      steps:
        - save:
            - {add: {name: Zoe Lind, phoneNumbers: +1 555 010 0177}}
            - {update: {contact: Mira Solberg, set: {nickname: Mi}}}
            - {delete: Jonas Quill}
        - fetch: {keys: [name, nickname], sort: givenName}
          expect: {contacts: [{name: Mira Solberg, nickname: Mi}, Zoe Lind]}
      """,
    sections: [
      Section(
        title: "operations",
        keys: OperationWord.allCases.map { Key($0.example, nil, $0.sentence) })
    ],
    remarks: [
      "An app's request may also be {operations: […], author: text}. Only the person can link."
    ])
}
