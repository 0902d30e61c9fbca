internal import ContactsProvider
internal import Synchronization

/// The person of a step: answers prompts from the step's list, one after the other.
final class ScriptedPerson: Sendable {
  private struct Script: Sendable {
    var answers: [PlannedAnswer] = []
    var contacts: KnownContacts?
    var problem: StepProblem?
  }

  private let script = Mutex(Script())

  /// Gives the person the answers of a step.
  func begin(_ answers: [PlannedAnswer], _ contacts: KnownContacts) {
    script.withLock { $0 = Script(answers: answers, contacts: contacts) }
  }

  /// The answers that nobody asked for.
  var unused: [PlannedAnswer] { script.withLock { $0.answers } }

  /// Why the last answer could not be given, where it could not.
  var problem: StepProblem? { script.withLock { $0.problem } }

  /// Answers a prompt; nil where the step has no answer for it.
  func answer(_ prompt: Prompt) -> PromptAnswer? {
    script.withLock { script in
      guard let contacts = script.contacts, let next = script.answers.first else { return nil }
      script.answers.removeFirst()
      do throws(StepProblem) {
        if let answer = try next.choice.promptAnswer(contacts) { return answer }
        throw StepProblem.unfitting(next, to: .accessPrompt)
      } catch {
        script.problem = error
        return nil
      }
    }
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
    case .choose, .search, .open, .tick, .done, .cancel, .swipeDown: nil
    }
  }
}
