internal import ScenarioSyntax

extension VerbDefinition {
  static let tap = VerbDefinition(
    declaration: VerbDeclaration(
      name: "tap", actor: .person, shape: .value(tapped.declaration), beside: [],
      asks: QuestionKind.allCases, results: resultsOfTouching,
      sentence: "The person taps a button or a row of the app that runs.",
      example: "- tap: Add"),
    read: { arguments in
      arguments.checkScreen()
      return arguments.value(tapped).map { .tap($0) }
    })

  static let type = VerbDefinition(
    declaration: VerbDeclaration(
      name: "type", actor: .person,
      shape: .fields([typedField.declaration, typedText.declaration]), beside: [],
      asks: QuestionKind.allCases, results: resultsOfTouching,
      sentence: "The person types into a field of the app that runs, in place of what was there.",
      example: "- type: {into: Name, text: Ann}"),
    read: { arguments in
      arguments.checkScreen()
      let field = arguments(typedField)
      return arguments(typedText).map { .type(PlannedTyping(field: field, text: $0)) }
    })

  static let scroll = VerbDefinition(
    declaration: VerbDeclaration(
      name: "scroll", actor: .person, shape: .value(scrolled.declaration), beside: [],
      asks: QuestionKind.allCases, results: resultsOfTouching,
      sentence: "The person scrolls the list of the app that runs.",
      example: "- scroll: bottom"),
    read: { arguments in
      arguments.checkScreen()
      return arguments.value(scrolled).map { .scroll($0) }
    })

  /// What a touch gives besides the state of the app, to which the screen belongs.
  private static let resultsOfTouching: [ExpectationKey] = [
    .screen, .screens, .prompt, .exception, .pending,
  ]

  private static let tapped = Argument(
    "", .target, isRequired: true, "What the person reads there."
  ) { $1.screenTarget($0, for: "tap") }

  private static let typedField = Argument(
    "into", .text,
    "The label or the placeholder of the field; it may be left out where there is one only."
  ) { node, reader in
    reader.text(node, for: "into").map { ScreenTarget(text: $0, span: node.span) }
  }

  private static let typedText = Argument(
    "text", .text, isRequired: true, "What is typed; \"\" empties the field."
  ) { $1.text($0, for: "text") }

  private static let scrolled = Argument(
    "", .place, isRequired: true, "Where the person scrolls to."
  ) { $1.scrollTarget($0) }
}

extension ArgumentReader {
  /// Checks that the step's app shows a screen.
  func checkScreen() { reader.checkScreen(of: app, for: verb.rawValue, at: verbEntry.keySpan) }
}

extension DocumentReader {
  /// Checks that an app is one that runs and shows a screen.
  func checkScreen(of app: Int, for name: String, at span: SourceSpan) {
    guard let apps else { return }
    guard let runs = apps[app].runs else {
      if hasUnreadRuns { return }
      report(
        .needsRuns, "'\(name)' needs an app that runs, and here the steps are the app", at: span,
        hint: "name a registered app with a screen under 'app': runs: …")
      return
    }
    guard let offer = registeredApps[runs] ?? nil, !offer.hasScreen else { return }
    let others = registeredApps.filter { $0.value?.hasScreen == true }.keys.sorted()
    report(
      .needsRuns, "'\(name)' needs an app with a screen, and '\(runs)' shows none", at: span,
      hint: others.isEmpty
        ? "give the app one: return LaunchedApp(functions, screen: …), or call what it offers: "
          + "perform: …"
        : "apps with a screen: \(others.listed(conjunction: "and"))")
  }
}
