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
      guard !script.answers.isEmpty, let contacts = script.contacts else { return nil }
      let answer = script.answers.removeFirst()
      do throws(StepProblem) { return try answer.choice.promptAnswer(contacts) } catch {
        script.problem = error
        return nil
      }
    }
  }
}

extension PlannedAnswer.Choice {
  fileprivate func promptAnswer(_ contacts: KnownContacts) throws(StepProblem) -> PromptAnswer {
    switch self {
    case .deny: .deny
    case .allowFull: .allowFull
    case .allowLimited(let chosen): .allowLimited(try contacts.identifiers(of: chosen))
    case .cancelSelection: .cancelSelection
    case .continue: .continue
    }
  }

  /// The answer as the file spells it, without contacts.
  var word: String {
    switch self {
    case .deny: "deny"
    case .allowFull: "allowFull"
    case .allowLimited: "allowLimited"
    case .cancelSelection: "cancelSelection"
    case .continue: "continue"
    }
  }
}
