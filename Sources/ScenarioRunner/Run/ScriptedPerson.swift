internal import ContactsPicker
internal import ContactsProvider

/// The person of a step: answers prompts from the step's list, one after the other.
final class ScriptedPerson: Sendable {
  private struct Script: Sendable {
    var answers: [PlannedAnswer] = []
    var contacts: KnownContacts?
    var leavesRest = false
    var problem: StepProblem?
  }

  private let script = Guarded(Script())

  /// Gives the person the answers of a step; what comes up beyond them is left on the screen or not.
  func begin(
    _ answers: [PlannedAnswer], _ contacts: KnownContacts, leavingRest leavesRest: Bool = false
  ) {
    script.withLock { $0 = Script(answers: answers, contacts: contacts, leavesRest: leavesRest) }
  }

  /// The answers that nobody asked for.
  var unused: [PlannedAnswer] { script.withLock { $0.answers } }

  /// Why the last answer could not be given, where it could not.
  var problem: StepProblem? { script.withLock { $0.problem } }

  /// Answers a prompt; nil where the step has no answer for it.
  func answer(_ prompt: Prompt) -> PromptAnswer? {
    takingAnswer(else: .ignore) { answers, contacts throws(StepProblem) in
      guard let next = answers.first else { return nil }
      answers.removeFirst()
      if let answer = try next.choice.promptAnswer(contacts) { return answer }
      throw .unfitting(next, to: .accessPrompt)
    }
  }

  /// Takes an answer from the front of the list; keeps the problem of one that cannot be given.
  ///
  /// Where the list gives none, the person leaves what came up, or there is no answer.
  func takingAnswer<Answer>(
    else left: Answer? = nil,
    _ take: (inout [PlannedAnswer], KnownContacts) throws(StepProblem) -> Answer?
  ) -> Answer? where Answer: Sendable {
    script.withLock { script in
      guard let contacts = script.contacts else { return nil }
      do throws(StepProblem) {
        return try take(&script.answers, contacts) ?? (script.leavesRest ? left : nil)
      } catch {
        script.problem = error
        return nil
      }
    }
  }
}

extension ScriptedPerson {
  /// Uses a picker: makes the step's next gestures, up to one after which it may be gone.
  func answer(_ sheet: PickerSheet) -> PickerAnswer? {
    takingAnswer(else: PickerAnswer([.ignore])) { answers, contacts throws(StepProblem) in
      try Self.gestures(&answers, contacts).map(PickerAnswer.init)
    }
  }

  /// Takes the gestures for one picker from the front of a list; nil where there is none.
  static func gestures(
    _ answers: inout [PlannedAnswer], _ contacts: KnownContacts
  ) throws(StepProblem) -> [PickerGesture]? {
    var gestures: [PickerGesture] = []
    var taken = 0
    defer { answers.removeFirst(taken) }
    for next in answers {
      taken += 1
      guard let gesture = try next.choice.gesture(contacts) else {
        throw .unfitting(next, to: .picker)
      }
      gestures.append(gesture)
      if !next.choice.word.definition.leavesPickerOpen { break }
    }
    return gestures.isEmpty ? nil : gestures
  }
}

extension StepProblem {
  /// An answer that comes when something else is on the screen.
  static func unfitting(_ answer: PlannedAnswer, to kind: QuestionKind) -> StepProblem {
    StepProblem(
      "'\(answer.choice.word.rawValue)' does not answer \(kind.words), which is on the screen",
      hint: "its answers are \(kind.answers.map(\.rawValue).listed(conjunction: "and"))",
      at: answer.span)
  }
}

extension PlannedAnswer.Choice {
  /// The answer as the system takes it for the access prompt; nil where it is for something else.
  func promptAnswer(_ contacts: KnownContacts) throws(StepProblem) -> PromptAnswer? {
    switch self {
    case .deny: .deny
    case .allowFull: .allowFull
    case .allowLimited(let chosen): .allowLimited(try contacts.identifiers(of: chosen))
    case .cancelSelection: .cancelSelection
    case .continue: .continue
    case .ignore: .ignore
    case .choose, .search, .open, .tick, .done, .cancel, .swipeDown, .tap, .obscuredTap, .select,
      .change:
      nil
    }
  }
}
