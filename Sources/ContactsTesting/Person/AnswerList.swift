internal import ContactsProvider
internal import Synchronization

/// The answers of a person to one kind of question, as they are used up.
final class AnswerList<Asked: Question>: Sendable {
  private let left: Mutex<[Asked.Answer]>
  private let function: (@Sendable (Asked) -> Asked.Answer?)?

  init(_ answering: Answering<Asked>) {
    switch answering {
    case .inOrder(let answers):
      left = Mutex(answers)
      function = nil
    case .by(let answer):
      left = Mutex([])
      function = answer
    }
  }

  /// The answer to a question; nil where there is none.
  func answer(_ question: Asked) -> Asked.Answer? {
    if let function { return function(question) }
    return left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }

  /// The answers that no question came for.
  var unused: [Asked.Answer] { left.withLock { $0 } }
}
