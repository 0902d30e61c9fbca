internal import ScenarioSyntax

extension VerbDefinition {
  static let tap = VerbDefinition(
    declaration: VerbDeclaration(
      name: "tap", actor: .person, shape: .value(tapped.declaration), beside: [],
      asks: QuestionKind.allCases, results: [.screen, .screens, .pending],
      sentence: "The person taps a button or a row of the app that runs.",
      example: "- tap: Add"),
    read: { arguments in
      arguments.value(tapped).map {
        .tap(ScreenTarget(text: $0, span: arguments.verbEntry.keySpan))
      }
    })

  static let type = VerbDefinition(
    declaration: VerbDeclaration(
      name: "type", actor: .person, shape: .fields([typedText.declaration]), beside: [],
      asks: QuestionKind.allCases, results: [.screen, .screens, .pending],
      sentence: "The person types into a field of the app that runs, in place of what was there.",
      example: "- type: {into: Name, text: Ann}"),
    read: { arguments in
      arguments(typedText).map { .type(PlannedTyping(text: $0)) }
    })

  static let scroll = VerbDefinition(
    declaration: VerbDeclaration(
      name: "scroll", actor: .person, shape: .value(scrolled.declaration), beside: [],
      asks: QuestionKind.allCases, results: [.screen, .screens, .pending],
      sentence: "The person scrolls the list of the app that runs.",
      example: "- scroll: bottom"),
    read: { arguments in
      arguments.value(scrolled).map { $0 == "top" ? .scroll(.top) : .scroll(.bottom) }
    })

  private static let tapped = Argument(
    "", .text, isRequired: true, "What the person reads on it."
  ) { $1.text($0, for: "tap") }

  private static let typedText = Argument(
    "text", .text, isRequired: true, "What is typed."
  ) { $1.text($0, for: "text") }

  private static let scrolled = Argument(
    "", .text, isRequired: true, "'top', 'bottom', or a row to be seen."
  ) { $1.text($0, for: "scroll") }
}
