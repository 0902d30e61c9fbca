internal import ContactsProvider
internal import ScenarioSyntax

/// What an answer fits, what it takes, and how that becomes a choice.
struct AnswerDefinition: Sendable {
  /// What a system must have for the answer.
  enum Need: Sendable {
    case limitedAccess
    case secondSheet
    /// Pickers that stand on a sheet, which can be swiped away.
    case sheet
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
  /// The choice of the word alone; nil where the answer always takes something.
  let choice: PlannedAnswer.Choice?
  let argument: Argument?
  /// The answers that may stand beside it in one mapping.
  var partners: [AnswerWord] = []

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
    _ questions: [QuestionKind], needs need: Need? = nil, leavesPickerOpen: Bool = false,
    _ example: String, _ sentence: String,
    read: @escaping @Sendable (Node, DocumentReader) -> PlannedAnswer.Choice?
  ) -> AnswerDefinition {
    AnswerDefinition(
      questions: questions, need: need, leavesPickerOpen: leavesPickerOpen, choice: nil,
      argument: Argument(example: example, sentence: sentence, read: read))
  }

  static let allowLimited = mapping(
    [.accessPrompt, .accessButton], needs: .limitedAccess, "[Mira Solberg]",
    "which contacts are shared; [] shares nobody"
  ) { .allowLimited($1.contacts($0, for: "allowLimited")) }

  static let choose = mapping(
    [.picker], "Mira Solberg", "which contacts, or which values as {contact, key, value}"
  ) { node, reader in
    let nodes = reader.list(node)
    let choices = nodes.compactMap(reader.pickedChoice)
    return choices.count == nodes.count ? .choose(choices) : nil
  }

  static let search = mapping(
    [.picker], leavesPickerOpen: true, "Mira", "what is typed into the search field"
  ) { $1.text($0, for: "search").map { .search($0) } }

  static let open = mapping(
    [.picker], leavesPickerOpen: true, "Mira Solberg", "whose card is looked at"
  ) { $1.contact($0, for: "open").map { .open($0) } }

  static let tick = mapping(
    [.picker], leavesPickerOpen: true, "Mira Solberg", "which contact is ticked"
  ) { $1.contact($0, for: "tick").map { .tick($0) } }

  /// The word alone taps the one match; where several match, the person chooses.
  static let tap = AnswerDefinition(
    questions: [.accessButton], need: nil, leavesPickerOpen: false, choice: .tap(nil),
    argument: Argument(
      example: "{choose: [Mira Solberg]}", sentence: "which of the matches are shared"
    ) { node, reader in
      guard
        let fields = FieldReader(
          reader, node, owner: "'tap'", example: "{tap: {choose: [Mira Solberg]}}")
      else { return nil }
      defer { fields.finish() }
      return fields.required("choose").map { .tap(reader.contacts($0, for: "choose")) }
    })

  static let select = mapping(
    [.accessPicker], "[Mira Solberg]", "which contacts are shared afterwards; [] shares nobody"
  ) { .select($1.contacts($0, for: "select")) }

  static let add = change("which contacts are shared in addition", beside: .remove) {
    .change(adding: $0, removing: [])
  }

  static let remove = change("which contacts are no longer shared", beside: .add) {
    .change(adding: [], removing: $0)
  }

  /// An answer that changes ticks; both kinds may stand in one mapping.
  private static func change(
    _ sentence: String, beside partner: AnswerWord,
    _ choice: @escaping @Sendable ([ContactReference]) -> PlannedAnswer.Choice
  ) -> AnswerDefinition {
    var definition = mapping([.accessPicker], "[Mira Solberg]", sentence) { node, reader in
      choice(reader.contacts(node, for: "the contacts"))
    }
    definition.partners = [partner]
    return definition
  }
}
