/// Something that the system shows outside of the app and the person answers.
///
/// The person is a function from question to answer, given beforehand: see
/// ``SimulatedDevice/setPerson(_:)-(Person)``.
public protocol Question: Sendable {
  /// What the person does with it.
  associatedtype Answer: Sendable
}

extension Prompt: Question {
  /// What the person does with a prompt.
  public typealias Answer = PromptAnswer
}

/// The person, as one function for each kind of question.
struct People: Sendable {
  private struct Answering<Asked: Question>: Sendable {
    let answer: @Sendable (Asked) -> Asked.Answer?
  }

  private var answering: [ObjectIdentifier: any Sendable] = [:]

  mutating func set<Asked: Question>(_ answer: @escaping @Sendable (Asked) -> Asked.Answer?) {
    answering[ObjectIdentifier(Asked.self)] = Answering(answer: answer)
  }

  /// Who answers questions of a kind; somebody who never does where nobody was given.
  func person<Asked: Question>(
    for kind: Asked.Type
  ) -> @Sendable (Asked) -> Asked.Answer? {
    let person = answering[ObjectIdentifier(kind)] as? Answering<Asked>
    return person?.answer ?? { @Sendable _ -> Asked.Answer? in nil }
  }
}
