internal import ContactsProvider
internal import ScenarioSyntax

/// What an answer fits, what it takes, and how that becomes a choice.
struct AnswerDefinition: Sendable {
  /// What a system must have for the answer.
  enum Need: Sendable {
    case limitedAccess
    case secondSheet
  }

  /// What it takes: an example of it, what it says, and how it is read.
  struct Argument: Sendable {
    let example: String
    /// What the answer says with it, such as `which contacts are shared`.
    let sentence: String
    let read: @Sendable (Node, DocumentReader) -> PlannedAnswer.Choice?
  }

  /// What it answers.
  let questions: [QuestionKind]
  /// What a system must have for it.
  let need: Need?
  /// Whether the picker stays open afterwards and wants another answer.
  let leavesPickerOpen: Bool
  /// The choice of an answer that takes nothing; nil for one that takes something.
  let choice: PlannedAnswer.Choice?
  let argument: Argument?

  /// An example of what it takes; nil where it takes nothing.
  var example: String? { argument?.example }

  /// An answer that takes nothing.
  static func word(
    _ choice: PlannedAnswer.Choice, _ questions: QuestionKind..., needs need: Need? = nil
  ) -> AnswerDefinition {
    AnswerDefinition(
      questions: questions, need: need, leavesPickerOpen: false, choice: choice, argument: nil)
  }

  private static func mapping(
    _ question: QuestionKind, needs need: Need? = nil, leavesPickerOpen: Bool = false,
    _ example: String, _ sentence: String,
    read: @escaping @Sendable (Node, DocumentReader) -> PlannedAnswer.Choice?
  ) -> AnswerDefinition {
    AnswerDefinition(
      questions: [question], need: need, leavesPickerOpen: leavesPickerOpen, choice: nil,
      argument: Argument(example: example, sentence: sentence, read: read))
  }

  static let allowLimited = mapping(
    .accessPrompt, needs: .limitedAccess, "[Mira Solberg]",
    "which contacts are shared; [] shares nobody"
  ) { .allowLimited($1.contacts($0, for: "allowLimited")) }

  static let choose = mapping(
    .picker, "Mira Solberg", "which contacts, or which values as {contact, key, value}"
  ) { node, reader in
    let nodes = reader.list(node)
    let choices = nodes.compactMap(reader.pickedChoice)
    return choices.count == nodes.count ? .choose(choices) : nil
  }

  static let search = mapping(
    .picker, leavesPickerOpen: true, "Mira", "what is typed into the search field"
  ) { $1.text($0, for: "search").map { .search($0) } }

  static let open = mapping(
    .picker, leavesPickerOpen: true, "Mira Solberg", "whose card is looked at"
  ) { $1.contact($0, for: "open").map { .open($0) } }

  static let tick = mapping(
    .picker, leavesPickerOpen: true, "Mira Solberg", "which contact is ticked"
  ) { $1.contact($0, for: "tick").map { .tick($0) } }

  static let select = mapping(
    .accessPicker, "[Mira Solberg]", "which contacts are shared afterwards"
  ) { .select($1.contacts($0, for: "select")) }

  static let add = mapping(
    .accessPicker, "[Mira Solberg]", "which contacts are shared in addition"
  ) { .change(adding: $1.contacts($0, for: "add"), removing: []) }

  static let remove = mapping(
    .accessPicker, "[Mira Solberg]", "which contacts are no longer shared"
  ) { .change(adding: [], removing: $1.contacts($0, for: "remove")) }
}
