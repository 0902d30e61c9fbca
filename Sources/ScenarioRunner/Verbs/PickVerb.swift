internal import ContactsPicker
internal import ContactsProvider
internal import ScenarioSyntax

extension VerbDefinition {
  static let pick = VerbDefinition(
    declaration: VerbDeclaration(
      name: "pick", actor: .app,
      shape: .options([
        mode.declaration, displaying.declaration, enabled.declaration, selectContact.declaration,
        selectProperty.declaration, presentation.declaration,
      ]),
      beside: [], asks: [.picker],
      results: [
        .contacts, .contact, .property, .properties, .cancelled, .keys, .shown, .disabled, .pending,
      ],
      sentence: "The app shows the contact picker, which needs no access.",
      example: """
        - pick: {mode: contacts, displaying: [emailAddresses]}
          user: {choose: [Mira Solberg]}
        """),
    read: { arguments in
      arguments.checkPicker()
      return .pick(
        PlannedPick(
          methods: arguments(mode) ?? .contact, displaying: arguments(displaying),
          enabled: arguments(enabled), selectContact: arguments(selectContact),
          selectProperty: arguments(selectProperty), isBare: arguments(presentation) ?? false))
    },
    checkAnswers: { call, answers, reader in
      guard case .pick(let pick) = call, pick.methods.isDisjoint(with: [.contacts, .properties])
      else { return }
      for answer in answers { reader.checkIsForOne(answer) }
    })

  private static let modes: [(String, PickerMethods)] = [
    ("contact", .contact), ("contacts", .contacts), ("property", .property),
    ("properties", .properties), ("none", []),
  ]

  private static let mode = Argument(
    "mode", .words(modes.map(\.0)),
    "The delegate methods that the app has, one or a list; 'contact' where it is left out."
  ) { $1.pickerMethods($0, among: modes) }

  private static let displaying = Argument(
    "displaying", .keys, "The properties that cards show and the app gets; all where left out."
  ) { $1.keys($0, for: "displaying") }

  private static let enabled = Argument(
    "enabled", .format, "Which contacts can be chosen; the others are greyed."
  ) { $1.predicateFormat($0, for: "enabled", of: .contact) }

  private static let selectContact = Argument(
    "selectContact", .format, "For which contacts a tap picks the contact, else it opens the card."
  ) { $1.predicateFormat($0, for: "selectContact", of: .contact) }

  private static let selectProperty = Argument(
    "selectProperty", .format, "For which values of a card a tap picks the value."
  ) { $1.predicateFormat($0, for: "selectProperty", of: .contactProperty) }

  private static let presentations: [(String, Bool)] = [("modal", false), ("bare", true)]

  private static let presentation = Argument(
    "presentation", .word(presentations.map(\.0)),
    "How it is shown; 'bare' is any other way than presenting it, and leaves it empty."
  ) { $1.word($0, for: "presentation", among: presentations) }
}

extension ArgumentReader {
  /// Checks that the system has a picker.
  fileprivate func checkPicker() {
    guard case .some(.none) = reader.system?.capabilities.contactPicker else { return }
    reader.reportUnfit("there is no contact picker", at: verbEntry.keySpan)
  }
}

extension DocumentReader {
  /// Reports an answer that only a picker for several things takes.
  fileprivate func checkIsForOne(_ answer: PlannedAnswer) {
    let hint = "write mode: contacts, or mode: properties, where the app takes several"
    switch answer.choice {
    case .tick, .done:
      report(
        .unfittingAnswer,
        "where one thing is picked there are no ticks and no Done, so "
          + "'\(answer.choice.word.rawValue)' is no answer", at: answer.span, hint: hint)
    case .choose(let choices) where choices.count != 1:
      report(
        .unfittingAnswer,
        "where one thing is picked 'choose' takes one, and here are \(choices.count)",
        at: answer.span, hint: hint)
    default: break
    }
  }

  /// The delegate methods of an app; `none` stands alone.
  fileprivate func pickerMethods(
    _ node: Node, among modes: [(String, PickerMethods)]
  ) -> PickerMethods? {
    let items = list(node)
    if let none = items.first(where: { $0.plainText == "none" }), items.count > 1 {
      report(
        .conflictingKeys, "'none' is an app without any of the methods, and others stand beside it",
        at: none.span, hint: "write mode: none, or leave 'none' out")
    }
    reportNothing(in: node, "'mode' names no method; write none for an app without any")
    return items.compactMap { pickerMethod($0, among: modes) }
      .reduce(into: []) { $0.formUnion($1) }
  }

  private func pickerMethod(
    _ node: Node, among modes: [(String, PickerMethods)]
  ) -> PickerMethods? {
    let method = word(node, for: "mode", among: modes)
    let isForSeveral = method?.isDisjoint(with: [.contacts, .properties]) == false
    if isForSeveral, system?.capabilities.contactPicker == .popover {
      reportUnfit(
        "the picker picks one thing at a time", at: node.span,
        hint: "write mode: contact, or mode: property")
    }
    return method
  }
}
