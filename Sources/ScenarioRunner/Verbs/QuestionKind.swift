/// What the system puts before the person, by which answers fit it.
public enum QuestionKind: String, CaseIterable, Sendable {
  /// The question whether an app may have contacts, in one stage or two.
  case accessPrompt
  /// The contact picker.
  case picker
  /// The contact access button.
  case accessButton
  /// The contact access picker.
  case accessPicker

  /// The kind in words, such as `the access prompt`.
  public var words: String {
    switch self {
    case .accessPrompt: "the access prompt"
    case .picker: "the contact picker"
    case .accessButton: "the contact access button"
    case .accessPicker: "the contact access picker"
    }
  }

  /// The answers that fit it, in the order in which they are listed.
  public var answers: [AnswerWord] { AnswerWord.allCases.filter { $0.questions.contains(self) } }
}

extension Sequence<QuestionKind> {
  /// The kinds in words, such as `the access prompt or the contact picker`.
  var words: String { map(\.words).joined(separator: " or ") }
}
