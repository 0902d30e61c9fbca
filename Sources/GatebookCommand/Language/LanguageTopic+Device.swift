internal import ContactsProvider
internal import ScenarioRunner

extension LanguageTopic {
  static let device = LanguageTopic(
    "device", "The phone at the start: its system, settings, accounts and contacts.",
    example: """
      scenario: A phone with two accounts
      device:
        system: iOS 18
        accounts: [{name: On My iPhone}, {name: Work, type: exchange}]
        contacts: [Mira Solberg, {name: Jonas Quill, account: Work}]
        groups: {Family: [Mira Solberg]}
        assumptions: {swipeDown: silent}
      app: {access: authorized}
      steps:
        - fetchGroups:
          expect: {groups: [Family]}
      """,
    keys: [
      Key("from", "a path", "A YAML file with a device; keys given here replace its keys."),
      Key(
        "system", "a name and a version, such as 'iOS 17', 'macOS 15', 'visionOS 2'",
        or: "iOS 26", "The system."),
      Key("locale", "an identifier, such as 'sv_SE'", or: "en_US", "How names are ordered."),
      Key("language", "an identifier, such as 'sv'", or: "en", "The language of labels."),
      Key(
        "sortOrder", "'givenName' or 'familyName'", or: "familyName",
        "The order that 'userDefault' stands for."),
      Key(
        "displayOrder", "'givenNameFirst' or 'familyNameFirst'", or: "givenNameFirst",
        "Which part of a name is shown first."),
      Key(
        "restricted", "'true' or 'false'", or: "false",
        "Whether Screen Time or management keeps apps from contacts."),
      Key(
        "accounts", "a list; see 'accounts'", or: "one local account, On My iPhone",
        "Where contacts are kept; the first is the default."),
      Key(
        "contacts", "a list; see 'contact'", or: "none",
        "The address book; 'sample' stands for the six people of a fresh simulator, "
          + "{generate: {count, seed}} for made-up ones."),
      Key("groups", "a mapping; see 'groups'", or: "none", "Groups by name."),
      Key("me", "a contact", or: "none", "The person's own card; on macOS only."),
      Key(
        "assumptions", "a mapping; see 'assumptions'",
        "How the phone behaves where Apple documents nothing."),
    ])

  static let accounts = LanguageTopic(
    "accounts", "Where contacts are kept; the first account is the default one.",
    example: """
      scenario: What an app sees of accounts
      device:
        accounts: [{name: On My iPhone}, {name: Work, type: exchange, readOnly: true}]
      app: {access: authorized}
      steps:
        - fetchAccounts:
          expect: {accounts: [{name: On My iPhone, type: local}, {name: Work, type: exchange}]}
      """,
    keys: [
      Key("name", "text", "How steps name the account; it must be there."),
      Key("type", "'local', 'exchange' or 'cardDAV'", or: "local", "The kind of the account."),
      Key("readOnly", "'true' or 'false'", or: "false", "Whether nothing can be saved there."),
    ])

  static let groups = LanguageTopic(
    "groups", "Groups of contacts by name: their members, or a mapping of these keys.",
    example: """
      scenario: Two groups
      device:
        accounts: [{name: On My iPhone}, {name: Work, type: exchange}]
        contacts: [Mira Solberg, {name: Jonas Quill, account: Work}]
        groups:
          Family: [Mira Solberg]
          Team: {account: Work, members: [Jonas Quill]}
      app: {access: authorized}
      steps:
        - fetchGroups:
          expect: {groups: [Family, {name: Team, account: Work, members: [Jonas Quill]}]}
      """,
    keys: [
      Key("account", "the name of an account", or: "the default account", "Where the group is."),
      Key("members", "a list of contacts", or: "nobody", "Who belongs to it, of the same account."),
    ])

  static let contact = LanguageTopic(
    name: "contact",
    sentence: "A contact: its full name alone, or a mapping of these keys.",
    example: """
      scenario: What a card can hold
      device:
        contacts:
          - Jonas Quill
          - name: Mira Solberg
            phoneNumbers: {mobile: +1 555 010 0142, home: +1 555 010 0143}
            emailAddresses: mira@fjord.example
            birthday: 1990-05-14
            postalAddresses: {home: {street: Hill Road 3, city: Lund}}
      app: {access: authorized}
      steps:
        - fetch: {keys: [phoneNumbers], matching: {name: Mira}}
        - read: {contact: Mira Solberg, key: phoneNumbers}
          expect: {value: {mobile: +1 555 010 0142, home: +1 555 010 0143}}
      """,
    sections: [
      Section(
        title: "keys of contacts only",
        keys: [
          Key("name", "text", "The last word is the family name, the rest the given name."),
          Key("id", "text", or: "derived from its values", "The identifier, if it matters."),
          Key("account", "the name of an account", or: "the default account", "Where it is kept."),
          Key("linkedWith", "a contact", "A card in another account that is the same person."),
        ]),
      Section(
        title: "Apple's keys",
        keys: ContactKey.allCases.filter { $0 != .identifier }.map { Key($0.name, nil, $0.takes) }),
    ],
    remarks: [
      "A key with labels takes one value without a label, a list of values, a mapping of label to "
        + "value, or a list of {label, value}. A label is a word such as 'home', 'work', 'mobile' or "
        + "'mother', or a text of your own; {custom: mobile} is your own whatever its text.",
      "A contact is named by its full name or by its id. Linked cards are one contact.",
    ])

  static let assumptions = LanguageTopic(
    "assumptions", "How the phone behaves where Apple documents nothing: a value for each switch.",
    example: """
      scenario: Backing out counts as a refusal
      device: {assumptions: {cancelledSelection: denied}}
      steps:
        - requestAccess:
          user: [continue, cancelSelection]
          expect: {granted: false, status: denied}
      """,
    keys: AssumptionDependence.values.map { name, values in
      let rules = Rulebook.rules.filter { $0.assumption == name }.map(\.sentence)
      return Key(
        name, values.inWords, or: values.count > 1 ? values.first : nil,
        rules.first ?? "Decides nothing in this version.")
    },
    [
      "The first value is the default, and the sentence says what holds then. "
        + "'gatebook run --vary-assumptions' tells which scenarios depend on a switch."
    ])
}

extension [String] {
  /// The words in quotes, as a choice.
  fileprivate var inWords: String {
    let words = map { "'\($0)'" }
    guard let last = words.last, count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
