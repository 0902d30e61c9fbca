internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let observeChanges = bare(
    .observeChanges, .app,
    "The app listens to changes of contacts; 'notified' counts from here on.")

  static let takeToken = VerbDefinition(
    declaration: VerbDeclaration(
      name: "takeToken", actor: .app, shape: .nothing, beside: [tokenName.declaration], asks: [],
      results: [], sentence: "The app keeps where it stands in the change history, as a token.",
      example: "- takeToken:\n  as: monday"),
    read: { arguments in
      arguments.reader.checkHistory(at: arguments.verbEntry.keySpan)
      // The name is read where the name of every result is.
      if arguments.verbEntry.value.isAbsent {
        _ = arguments.step.required("as", example: "- takeToken: {as: monday}")
      }
      if arguments.step.entry("as") == nil { arguments.reader.hasUnnamedToken = true }
      return .takeToken
    })

  static let changesSince = VerbDefinition(
    declaration: VerbDeclaration(
      name: "changesSince", actor: .app,
      shape: .options([token.declaration, groups.declaration, excluding.declaration]), beside: [],
      asks: [.accessPrompt], results: [.events, .pending],
      sentence: "The app fetches what has changed since a token.",
      example: "- changesSince: {token: monday, groups: true}"),
    read: { arguments in
      arguments.reader.checkHistory(at: arguments.verbEntry.keySpan)
      return .changesSince(
        PlannedHistory(
          token: arguments(token) ?? .none, includesGroups: arguments(groups) ?? false,
          excludedAuthors: arguments(excluding) ?? []))
    })

  private static let tokenName = Argument(
    "as", .text, isRequired: true, "The name of the token, which outlives the process."
  ) { $1.text($0, for: "as") }

  private static let token = Argument(
    "token", .token,
    "Where the app stands; 'none', the nil token, where it is left out."
  ) { $1.historyToken($0) }

  private static let groups = Argument(
    "groups", .boolean, "Whether groups are told too; 'false' where it is left out."
  ) { $1.boolean($0, for: "groups") }

  private static let excluding = Argument(
    "excluding", .texts, "The authors whose changes are left out; none where it is left out."
  ) { $1.texts($0, for: "excluding") }
}

extension DocumentReader {
  /// Checks that the system keeps a history of changes.
  func checkHistory(at span: SourceSpan) {
    guard system?.capabilities.hasHistory == false else { return }
    reportUnfit("there is no change history", at: span)
  }

  /// A token that an earlier step took, `none`, or `{text: …}` for one that nobody gave.
  fileprivate func historyToken(_ node: Node) -> PlannedHistory.Token? {
    if node.entries != nil {
      guard
        let fields = FieldReader(
          self, node, owner: "a made-up token", example: "token: {text: abc}")
      else { return nil }
      defer { fields.finish() }
      return fields.required("text").flatMap { text($0, for: "text") }.map { .madeUp($0) }
    }
    guard let name = scalar(node, for: "token", takes: "the name of a token")?.text else {
      return nil
    }
    if tokenNames.contains(name) { return .taken(name) }
    if node.plainText == "none" { return PlannedHistory.Token.none }
    if hasUnnamedToken || mayBeUnread(name) { return .taken(name) }
    report(
      .unknownResult, "no earlier step takes a token '\(name)'", at: node.span,
      hint: meant(name, among: tokenNames.sorted())
        ?? "take it before: - takeToken: {as: \(name)}; a made-up one is {text: \(name)}")
    return nil
  }
}
