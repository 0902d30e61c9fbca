internal import ContactsProvider

/// The answers of a person to one kind of question, as they are used up.
final class AnswerList<Asked: Question>: Sendable {
  private let left: Guarded<[Asked.Answer]>
  private let function: (@Sendable (Asked) -> Asked.Answer?)?

  init(_ answering: Answering<Asked>) {
    switch answering {
    case .inOrder(let answers):
      left = Guarded(answers)
      function = nil
    case .by(let answer):
      left = Guarded([])
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
