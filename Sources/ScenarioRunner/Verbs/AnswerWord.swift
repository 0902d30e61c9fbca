/// What the person can answer under `user`, as the language spells it.
///
/// What each fits and takes stands in one place: ``AnswerDefinition``.
public enum AnswerWord: String, CaseIterable, Sendable {
  case deny
  case allowFull
  case allowLimited
  case cancelSelection
  case `continue`
  case choose
  case search
  case open
  case tick
  case done
  case cancel
  case swipeDown
  case tap
  case obscuredTap
  case select
  case add
  case remove
  case ignore

  /// What it answers.
  public var questions: [QuestionKind] { definition.questions }

  /// The answer as a file writes it.
  public var example: String {
    definition.example.map { "{\(rawValue): \($0)}" } ?? rawValue
  }

  /// What it fits and takes.
  var definition: AnswerDefinition {
    switch self {
    case .deny: .word(.deny, .accessPrompt, .accessButton)
    case .allowFull: .word(.allowFull, .accessPrompt)
    case .allowLimited: .allowLimited
    case .cancelSelection: .word(.cancelSelection, .accessPrompt, needs: .secondSheet)
    case .continue: .word(.continue, .accessPrompt, needs: .secondSheet)
    case .choose: .choose
    case .search: .search
    case .open: .open
    case .tick: .tick
    case .done: .word(.done, .picker)
    case .cancel: .word(.cancel, .picker, .accessPicker)
    case .swipeDown: .word(.swipeDown, .picker, needs: .sheet)
    case .tap: .tap
    case .obscuredTap: .word(.obscuredTap, .accessButton)
    case .select: .select
    case .add: .add
    case .remove: .remove
    case .ignore: .word(.ignore, .accessPrompt, .picker)
    }
  }
}

extension PlannedAnswer.Choice {
  /// The word of the answer.
  public var word: AnswerWord {
    switch self {
    case .deny: .deny
    case .allowFull: .allowFull
    case .allowLimited: .allowLimited
    case .cancelSelection: .cancelSelection
    case .continue: .continue
    case .choose: .choose
    case .search: .search
    case .open: .open
    case .tick: .tick
    case .done: .done
    case .cancel: .cancel
    case .swipeDown: .swipeDown
    case .ignore: .ignore
    case .tap: .tap
    case .obscuredTap: .obscuredTap
    case .select: .select
    case .change(let added, _): added.isEmpty ? .remove : .add
    }
  }
}
