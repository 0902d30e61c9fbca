internal import ScenarioSyntax

/// A declaration of a verb, and how its arguments become a call.
struct VerbDefinition: Sendable {
  let declaration: VerbDeclaration
  let read: @Sendable (ArgumentReader) -> VerbCall?
  /// Reports answers that the call can never take.
  var checkAnswers: @Sendable (VerbCall, [PlannedAnswer], DocumentReader) -> Void = { _, _, _ in }
}

/// An argument with the way a node becomes its value.
struct Argument<Value>: Sendable {
  let declaration: ArgumentDeclaration
  let read: @Sendable (Node, DocumentReader) -> Value?

  /// Makes an argument that may be left out; see ``required``.
  init(
    _ name: String, _ kind: ArgumentKind, isRequired: Bool = false,
    unless alternatives: [String] = [], _ sentence: String,
    read: @escaping @Sendable (Node, DocumentReader) -> Value?
  ) {
    declaration = ArgumentDeclaration(
      name: name, kind: kind, isRequired: isRequired, alternatives: alternatives,
      sentence: sentence)
    self.read = read
  }
}

/// Gives the arguments of one step by their declarations.
struct ArgumentReader {
  let reader: DocumentReader
  let verb: Verb
  let verbEntry: Node.Entry
  /// The mapping after the verb's colon, where the verb takes one.
  let fields: FieldReader?
  /// The step itself, for arguments beside the verb.
  let step: FieldReader
  /// The place in ``ScenarioPlan/apps`` of the step's app.
  let app: Int
  /// Whether the step expects to fail, so that what it adds may not be there.
  let expectsFailure: Bool

  /// The value of an argument of the mapping; nil where it is left out or could not be read.
  func callAsFunction<Value>(_ argument: Argument<Value>) -> Value? {
    let name = argument.declaration.name
    let isReplaced = argument.declaration.alternatives.contains { fields?.entry($0) != nil }
    let node =
      argument.declaration.isRequired && !isReplaced
      ? fields?.required(name, example: verb.declaration.example) : fields?.value(name)
    return node.flatMap { argument.read($0, reader) }
  }

  /// The one value of the verb.
  func value<Value>(_ argument: Argument<Value>) -> Value? {
    value(argument.declaration).flatMap { argument.read($0, reader) }
  }

  /// The one value of the verb, as it is written; reports where there is none.
  func value(_ argument: ArgumentDeclaration) -> Node? {
    guard verbEntry.value.isAbsent else { return verbEntry.value }
    if verbEntry.value.isDamaged { return nil }
    reader.report(
      .missingValue, "'\(verb.rawValue)' takes \(argument.kind.words)", at: verbEntry.keySpan,
      hint: "for example: \(verb.declaration.example)")
    return nil
  }

  /// The value of an argument beside the verb.
  func beside<Value>(_ argument: Argument<Value>) -> Value? {
    step.value(argument.declaration.name).flatMap { argument.read($0, reader) }
  }
}

extension VerbDefinition {
  /// A verb that takes nothing.
  static func bare(
    _ call: VerbCall, _ actor: PlannedStep.Actor, asks: [QuestionKind] = [],
    results: [ExpectationKey] = [], _ sentence: String
  ) -> VerbDefinition {
    VerbDefinition(
      declaration: VerbDeclaration(
        name: call.verb.rawValue, actor: actor, shape: .nothing, beside: [], asks: asks,
        results: results, sentence: sentence, example: "- \(call.verb.rawValue)"),
      read: { _ in call })
  }
}
