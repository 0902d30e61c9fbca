public import ContactsPicker
public import ContactsProvider

/// The person who holds the device of a test and answers what the system shows.
///
/// Answers name contacts by full name or identifier.
public struct TestPerson: Sendable {
  var prompts = Answering<Prompt>.inOrder([])
  var pickers = Answering<PickerSheet>.inOrder([])
  var accessButtons = Answering<AccessButtonView>.inOrder([])
  var accessPickers = Answering<AccessPickerSheet>.inOrder([])

  /// Answers nothing: a prompt or picker is a fault.
  public static let nobody = TestPerson()

  /// Answers one prompt after the other; an answer that is left over at the end is a fault.
  public static func answers(_ answers: PromptAnswer...) -> TestPerson {
    TestPerson(prompts: .inOrder(answers))
  }

  /// Answers every prompt alike, where there is one.
  public static func always(_ answer: PromptAnswer) -> TestPerson {
    TestPerson(prompts: .by { _ in answer })
  }

  /// Answers prompts as a function says; nil is no answer.
  public static func answering(
    _ answer: @escaping @Sendable (Prompt) -> PromptAnswer?
  ) -> TestPerson {
    TestPerson(prompts: .by(answer))
  }

  /// Answers one contact picker after the other; an answer that is left over is a fault.
  public static func picks(_ answers: PickerAnswer...) -> TestPerson {
    TestPerson(pickers: .inOrder(answers))
  }

  /// The same person, who also answers one contact picker after the other.
  public func picks(_ answers: PickerAnswer...) -> TestPerson {
    with(\.pickers, .inOrder(answers))
  }

  /// Uses one contact access button after the other; an answer that is left over is a fault.
  ///
  /// A button for which no answer is left is only looked at.
  public static func taps(_ answers: AccessButtonAnswer...) -> TestPerson {
    TestPerson(accessButtons: .inOrder(answers))
  }

  /// The same person, who also uses one contact access button after the other.
  public func taps(_ answers: AccessButtonAnswer...) -> TestPerson {
    with(\.accessButtons, .inOrder(answers))
  }

  /// Answers one contact access picker after the other; an answer that is left over is a fault.
  public static func shares(_ answers: AccessPickerAnswer...) -> TestPerson {
    TestPerson(accessPickers: .inOrder(answers))
  }

  /// The same person, who also answers one contact access picker after the other.
  public func shares(_ answers: AccessPickerAnswer...) -> TestPerson {
    with(\.accessPickers, .inOrder(answers))
  }

  private func with<Asked: Question>(
    _ questions: WritableKeyPath<TestPerson, Answering<Asked>>, _ answering: Answering<Asked>
  ) -> TestPerson {
    var person = self
    person[keyPath: questions] = answering
    return person
  }
}

/// How a person comes to the answers to questions of one kind.
enum Answering<Asked: Question>: Sendable {
  case inOrder([Asked.Answer])
  case by(@Sendable (Asked) -> Asked.Answer?)
}
