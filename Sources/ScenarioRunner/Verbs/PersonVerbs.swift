internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let settings = VerbDefinition(
    declaration: VerbDeclaration(
      name: "settings", actor: .person,
      shape: .fields([
        access.declaration, sharing.declaration, sortOrder.declaration, displayOrder.declaration,
      ]),
      beside: [], asks: [], results: [.refused, .screens],
      sentence: "The person changes the app's access, or how contacts are sorted, in Settings.",
      example: "- settings: {access: limited, sharing: [Mira Solberg]}"),
    read: { arguments in
      let word = arguments(access)
      let contacts = arguments(sharing)
      arguments.reader.checkSharing(arguments.fields, access: word, needsAccess: false)
      return .settings(
        PlannedSettings(
          access: word.map { $0.planned(sharing: contacts) },
          sharing: word == nil ? contacts : nil, sortOrder: arguments(sortOrder),
          displayOrder: arguments(displayOrder)))
    })

  static let answer = VerbDefinition(
    declaration: VerbDeclaration(
      name: "answer", actor: .person, shape: .value(lateAnswer.declaration), beside: [],
      asks: [.accessPrompt, .picker], results: [.error, .exception, .prompt] + resultsOfAsking,
      sentence: "The person answers what an earlier step left on the screen by 'ignore'.",
      example: "- answer: allowFull"),
    read: { arguments in arguments.value(lateAnswer).map { .answer($0) } })

  /// What the calls give that can be left pending.
  private static var resultsOfAsking: [ExpectationKey] {
    let calls = Verb.allCases.filter { $0 != .answer }.map(\.declaration)
    return calls.filter { $0.results.contains(.pending) }.flatMap(\.results)
  }

  private static let lateAnswer = Argument(
    "", .answer, isRequired: true, "What the person answers now."
  ) { $1.lateAnswer($0) }

  static let relaunch = bare(
    .relaunch, .person, results: [.screens],
    "The person starts the app; a running one is started afresh.")

  static let quit = bare(.quit, .person, "The person ends the app; this is no termination.")

  static let reinstall = bare(
    .reinstall, .person, "The person deletes the app and installs it again.")

  private static let access = Argument(
    "access", .word(AccessWord.allCases.map(\.rawValue)), "The app's access to contacts."
  ) { $1.accessWord($0, restricting: "write a step of its own: - restrict: true") }

  private static let sharing = Argument(
    "sharing", .contacts, "With limited access, the contacts that the app gets."
  ) { $1.contacts($0, for: "sharing") }

  private static let sortOrder = Argument(
    "sortOrder", .word(DocumentReader.sortOrders.map(\.0)), "The name by which contacts are sorted."
  ) { $1.word($0, for: "sortOrder", among: DocumentReader.sortOrders) }

  private static let displayOrder = Argument(
    "displayOrder", .word(DocumentReader.displayOrders.map(\.0)), "The name that is shown first."
  ) { $1.word($0, for: "displayOrder", among: DocumentReader.displayOrders) }
}
