internal import ContactsProvider
internal import ScenarioRunner

/// The texts of `gatebook steps`.
enum VerbListing {
  /// Every verb in one line, by who acts.
  static var overview: String {
    let verbs = Verb.allCases.map(\.declaration)
    let width = verbs.map(\.name.count).max() ?? 0
    return PlannedStep.Actor.allCases.map { actor in
      section(
        "what the \(actor.rawValue) does",
        verbs.filter { $0.actor == actor }.map { "\($0.name.padded(to: width))  \($0.sentence)" })
    }
    .joined(separator: "\n")
  }

  /// All about one verb.
  static func text(of verb: Verb) -> String {
    let declaration = verb.declaration
    let inside = declaration.argumentsInside
    var sections = [
      "\(declaration.name): \(declaration.sentence)\n",
      section("example", declaration.example.split(separator: "\n").map(String.init)),
      section("takes", inside.isEmpty ? ["nothing"] : lines(of: inside)),
    ]
    if !declaration.beside.isEmpty {
      sections.append(section("beside it", lines(of: declaration.beside)))
    }
    if !declaration.asks.isEmpty {
      sections.append(section("user", declaration.asks.flatMap(answers)))
    }
    sections.append(section("expect", words(declaration.expectationKeys.map(\.rawValue))))
    if inside.contains(where: { $0.kind == .keys || $0.kind == .key }) {
      sections.append(section("contact keys", words(["name"] + ContactKey.allCases.map(\.name))))
    }
    return sections.joined(separator: "\n")
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private static func lines(of arguments: [ArgumentDeclaration]) -> [String] {
    let width = arguments.map(\.name.count).max() ?? 0
    return arguments.flatMap { argument in
      let name = width == 0 ? "" : argument.name.padded(to: width) + "  "
      let unless = argument.alternative.map { " unless '\($0)' is given" } ?? ""
      let need = argument.isRequired && width > 0 ? ", required\(unless)" : ""
      return [
        name + argument.sentence,
        String(repeating: " ", count: name.count) + "(\(argument.kind.words)\(need))",
      ]
    }
  }

  /// What the person answers to one kind of question.
  private static func answers(to kind: QuestionKind) -> [String] {
    ["to \(kind.words):"]
      + kind.answers.map(\.example).commaLines(upTo: 88).map { "  \($0)" }
  }

  private static func words(_ words: [String]) -> [String] { words.commaLines(upTo: 90) }
}

extension VerbDeclaration {
  /// The arguments that stand after the verb's colon.
  fileprivate var argumentsInside: [ArgumentDeclaration] {
    switch shape {
    case .nothing: []
    case .value(let argument): [argument]
    case .fields(let arguments), .options(let arguments): arguments
    }
  }
}
