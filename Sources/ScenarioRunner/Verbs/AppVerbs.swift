internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let checkStatus = bare(
    .checkStatus, .app, "The app looks at its authorization status; nobody is asked.")

  static let requestAccess = bare(
    .requestAccess, .app, asks: [.accessPrompt], results: [.granted, .pending],
    "The app asks for access; the system asks the person where nobody decided yet.")

  static let fetch = VerbDefinition(
    declaration: VerbDeclaration(
      name: "fetch", actor: .app,
      shape: .fields([
        fetchedKeys.declaration, matching.declaration, sort.declaration, unify.declaration,
        stopAfter.declaration,
      ]),
      beside: [], asks: [.accessPrompt], results: [.contacts, .count, .keys, .pending],
      sentence: "The app fetches contacts with the keys that it names.",
      example: "- fetch: {keys: [name, phoneNumbers]}"),
    read: { arguments in
      .fetch(
        PlannedFetch(
          keys: RequestedKeys(arguments(fetchedKeys) ?? []), matching: arguments(matching),
          sort: arguments(sort) ?? .none, unify: arguments(unify) ?? true,
          stopAfter: arguments(stopAfter)))
    })

  static let fetchContact = VerbDefinition(
    declaration: VerbDeclaration(
      name: "fetchContact", actor: .app,
      shape: .fields([oneContact.declaration, fetchedKeys.declaration]), beside: [],
      asks: [.accessPrompt], results: [.contact, .keys, .pending],
      sentence: "The app fetches one contact by its identifier.",
      example: "- fetchContact: {contact: Mira Solberg, keys: [name]}"),
    read: { arguments in
      let keys = arguments(fetchedKeys) ?? []
      return arguments(oneContact).map { .fetchContact(contact: $0, keys: RequestedKeys(keys)) }
    })

  static let read = VerbDefinition(
    declaration: VerbDeclaration(
      name: "read", actor: .app,
      shape: .fields([oneContact.declaration, readKey.declaration, fromResult.declaration]),
      beside: [], asks: [], results: [.value, .available],
      sentence: "The app touches one property of a contact that it fetched.",
      example: "- read: {contact: Mira Solberg, key: givenName}"),
    read: { arguments in
      let contact = arguments(oneContact)
      let key = arguments(readKey)
      let from = arguments(fromResult)
      guard let contact, let key else { return nil }
      return .read(PlannedRead(contact: contact, key: key, from: from))
    })

  static let perform = VerbDefinition(
    declaration: VerbDeclaration(
      name: "perform", actor: .app, shape: .value(function.declaration),
      beside: [functionArguments.declaration], asks: QuestionKind.allCases,
      results: [.value, .screens, .pending],
      sentence: "The app that runs performs one of its functions.",
      example: "- perform: load"),
    read: { arguments in
      let values = arguments.beside(functionArguments) ?? []
      guard let name = arguments.value(function) else { return nil }
      arguments.checkFunction(name)
      return .perform(PlannedPerform(function: name, arguments: values))
    })

  static let fetchedKeys = Argument(
    "keys", .keys, isRequired: true, "The properties that are asked for."
  ) { $1.keys($0, for: "keys") }

  private static let matching = Argument(
    "matching", .predicate,
    "Which contacts: name, phone, email, contacts, group, account, format; all where left out."
  ) { $1.predicate($0) }

  private static let sort = Argument(
    "sort", .word(sortWords.map(\.0)), "The order of the result; 'none' where it is left out."
  ) { $1.word($0, for: "sort", among: sortWords) }

  private static let sortWords: [(String, ContactSortOrder)] =
    [("none", .none), ("userDefault", .userDefault)] + DocumentReader.sortOrders

  private static let unify = Argument(
    "unify", .boolean, "Whether linked cards come as one contact; 'true' where it is left out."
  ) { $1.boolean($0, for: "unify") }

  private static let stopAfter = Argument(
    "stopAfter", .number,
    "After how many contacts the app stops the enumeration; never where it is left out."
  ) { $1.number($0, for: "stopAfter", in: 1...1_000_000_000) }

  private static let oneContact = Argument(
    "contact", .contact, isRequired: true, "The contact."
  ) { $1.contact($0, for: "contact") }

  private static let readKey = Argument(
    "key", .key, isRequired: true, "The property that is touched."
  ) { $1.key($0, for: "key") }

  static let fromResult = Argument(
    "from", .result,
    "The result that holds the contact; the latest one that does where it is left out."
  ) { $1.resultName($0) }

  private static let function = Argument(
    "", .text, isRequired: true, "The name of the function."
  ) { $1.text($0, for: "perform") }

  private static let functionArguments = Argument(
    "with", .values, "The arguments of the function, by name."
  ) { $1.arguments($0) }
}

extension ArgumentReader {
  /// Checks that the step's app is one that offers functions, and offers this one.
  fileprivate func checkFunction(_ name: String) {
    guard let apps = reader.apps else { return }
    guard let runs = apps[app].runs else {
      if reader.hasUnreadRuns { return }
      reader.report(
        .needsRuns, "'perform' needs an app that runs, and here the steps are the app",
        at: verbEntry.keySpan, hint: "name a registered app under 'app': runs: …")
      return
    }
    guard let functions = (reader.registeredApps[runs] ?? nil)?.functions,
      !functions.contains(name)
    else { return }
    reader.report(
      .unknownFunction, "'\(runs)' has no function '\(name)'", at: verbEntry.value.span,
      label: "its functions are " + functions.sorted().listed(conjunction: "and"),
      hint: meant(name, among: functions.sorted()))
  }
}
