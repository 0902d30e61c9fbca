internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let save = VerbDefinition(
    declaration: VerbDeclaration(
      name: "save", actor: .app, shape: .value(operations(of: .save)), beside: [],
      asks: [.accessPrompt], results: [.affected, .validation, .pending],
      sentence: "The app saves changes of contacts and groups as one request.",
      example: "- save: [{add: {name: Zoe Lind, phoneNumbers: +1 555 010 0177}}]"),
    read: { arguments in
      let reader = arguments.reader
      if reader.system?.capabilities.savesContacts == false {
        reader.reportUnfit("apps cannot save contacts", at: arguments.verbEntry.keySpan)
      }
      return arguments.value(operations(of: .save)).map {
        .save(reader.request($0, isCertain: !arguments.expectsFailure))
      }
    })

  static let editContacts = VerbDefinition(
    declaration: VerbDeclaration(
      name: "editContacts", actor: .person, shape: .value(operations(of: .editContacts)),
      beside: [], asks: [],
      results: [.screens],
      sentence: "The person changes contacts, groups and links in the Contacts app.",
      example: "- editContacts: [{delete: Mira Solberg}]", concernsApp: false),
    read: { arguments in
      arguments.value(operations(of: .editContacts)).map {
        .editContacts(arguments.reader.operations($0, of: .editContacts, isCertain: true))
      }
    })

  /// What the verb takes: its operations, and for a save who makes them.
  private static func operations(of verb: Verb) -> ArgumentDeclaration {
    let words = OperationWord.all(of: verb).map(\.rawValue)
    return ArgumentDeclaration(
      name: "", kind: .operations, isRequired: true,
      sentence: "The operations: \(words.joined(separator: ", "))"
        + (verb == .save ? "; or {operations, author}." : "."))
  }
}
