internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let save = VerbDefinition(
    declaration: VerbDeclaration(
      name: "save", actor: .app, shape: .value(operations), beside: [],
      asks: [.accessPrompt], results: [.affected, .validation, .pending],
      sentence: "The app saves changes of contacts as one request.",
      example: "- save: [{add: {name: Zoe Lind, phoneNumbers: +1 555 010 0177}}]"),
    read: { arguments in
      let reader = arguments.reader
      if reader.system?.capabilities.savesContacts == false {
        reader.reportUnfit("apps cannot save contacts", at: arguments.verbEntry.keySpan)
      }
      return arguments.value(operations).map {
        .save(reader.request($0, isCertain: !arguments.expectsFailure))
      }
    })

  static let editContacts = VerbDefinition(
    declaration: VerbDeclaration(
      name: "editContacts", actor: .person, shape: .value(operations), beside: [], asks: [],
      results: [],
      sentence: "The person changes contacts in the Contacts app.",
      example: "- editContacts: [{delete: Mira Solberg}]", concernsApp: false),
    read: { arguments in
      arguments.value(operations).map {
        .editContacts(arguments.reader.operations($0, of: .editContacts, isCertain: true))
      }
    })

  private static let operations = ArgumentDeclaration(
    name: "", kind: .operations, isRequired: true,
    sentence: "The operations: add, update and delete.")
}
