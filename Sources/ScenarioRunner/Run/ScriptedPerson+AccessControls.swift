internal import ContactsPicker
internal import ContactsProvider

extension ScriptedPerson {
  /// Does something with a contact access button; nil leaves it alone.
  ///
  /// An answer that is for something else stays: it may be meant for what comes up next.
  func answer(_ button: AccessButtonView) -> AccessButtonAnswer? {
    takingAnswer { answers, contacts throws(StepProblem) in
      guard let next = answers.first, let answer = try next.choice.tap(contacts) else { return nil }
      answers.removeFirst()
      return answer
    }
  }

  /// Uses the contact access picker; nil where the step has no answer for it.
  func answer(_ sheet: AccessPickerSheet) -> AccessPickerAnswer? {
    takingAnswer { answers, contacts throws(StepProblem) in
      guard let next = answers.first else { return nil }
      answers.removeFirst()
      guard let answer = try next.choice.selection(contacts) else {
        throw .unfitting(next, to: .accessPicker)
      }
      // What is added and what is removed may stand in two answers.
      guard case .change(var added, var removed) = answer else { return answer }
      while let more = answers.first, case .change = more.choice,
        case .change(let adding, let removing)? = try more.choice.selection(contacts)
      {
        answers.removeFirst()
        added += adding
        removed += removing
      }
      return .change(adding: added, removing: removed)
    }
  }
}

extension PlannedAnswer.Choice {
  /// The answer as the person gives it to an access button; nil where it is for something else.
  fileprivate func tap(_ contacts: KnownContacts) throws(StepProblem) -> AccessButtonAnswer? {
    switch self {
    case .tap(let chosen): return .tap(choosing: try chosen.map(contacts.identifiers))
    case .obscuredTap: return .obscuredTap
    default: return nil
    }
  }

  /// The answer as the person gives it to the access picker; nil where it is for something else.
  fileprivate func selection(
    _ contacts: KnownContacts
  ) throws(StepProblem) -> AccessPickerAnswer? {
    switch self {
    case .select(let chosen): return .select(try contacts.identifiers(of: chosen))
    case .change(let added, let removed):
      return .change(
        adding: try contacts.identifiers(of: added), removing: try contacts.identifiers(of: removed)
      )
    case .cancel: return .cancel
    default: return nil
    }
  }
}

extension PlannedAnswer.Choice {
  /// The contacts that the answer names.
  var references: [ContactReference] {
    switch self {
    case .allowLimited(let contacts), .select(let contacts): contacts
    case .tap(let contacts): contacts ?? []
    case .change(let added, let removed): added + removed
    case .open(let contact), .tick(let contact): [contact]
    case .choose(let choices):
      choices.map { choice in
        switch choice {
        case .contact(let contact): contact
        case .value(let value): value.contact
        }
      }
    case .deny, .allowFull, .cancelSelection, .continue, .search, .done, .cancel, .swipeDown,
      .ignore, .obscuredTap:
      []
    }
  }
}
