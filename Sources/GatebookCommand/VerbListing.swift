internal import ContactsProvider
internal import ScenarioRunner

/// The texts of `gatebook steps`.
enum VerbListing {
  /// Every verb in one line, by who acts.
  static var overview: String {
    let verbs = Verb.allCases.map(\.declaration)
    let width = verbs.map(\.name.count).max() ?? 0
    return PlannedStep.Actor.allCases.map { actor in
      Listing.section(
        "what the \(actor.rawValue) does",
        verbs.filter { $0.actor == actor }.map { "\($0.name.padded(to: width))  \($0.sentence)" })
    }
    .joined(separator: "\n")
      + "\n`gatebook steps VERB` tells all about one; `gatebook language` of what else files hold.\n"
  }

  /// All about one verb.
  static func text(of verb: Verb) -> String {
    let declaration = verb.declaration
    let inside = declaration.argumentsInside
    var sections = [
      "\(declaration.name): \(declaration.sentence)\n",
      Listing.section("example", declaration.example.split(separator: "\n").map(String.init)),
      Listing.section("who acts", ["the \(declaration.actor.rawValue)"]),
      Listing.section("takes", inside.isEmpty ? ["nothing"] : lines(of: inside)),
    ]
    if !declaration.beside.isEmpty {
      sections.append(Listing.section("beside it", lines(of: declaration.beside)))
    }
    if inside.contains(where: { $0.kind == .operations }) {
      sections.append(Listing.section("operations", operations(of: verb)))
    }
    sections += declaration.asks.map { kind in
      Listing.section(
        "user, asked by \(kind.words)", Listing.lines(of: LanguageTopic.answers(to: kind)))
    }
    sections += expectations(of: declaration)
    if inside.contains(where: { $0.kind == .keys || $0.kind == .key }) {
      sections.append(
        Listing.section("contact keys", words(["name"] + ContactKey.allCases.map(\.name))))
    }
    return sections.joined(separator: "\n")
  }

  private static func lines(of arguments: [ArgumentDeclaration]) -> [String] {
    Listing.lines(
      of: arguments.map { argument in
        let others = argument.alternatives.map { "'\($0)'" }.joined(separator: " or ")
        let unless = others.isEmpty ? "" : " unless \(others) is given"
        let need = argument.isRequired && !argument.name.isEmpty ? ", required\(unless)" : ""
        return .init(argument.name, argument.kind.words + need, argument.sentence)
      })
  }

  private static func operations(of verb: Verb) -> [String] {
    Listing.lines(of: OperationWord.all(of: verb).map { .init($0.example, nil, $0.sentence) })
  }

  /// What the verb gives, with its meaning, and the names of what any step may expect.
  private static func expectations(of declaration: VerbDeclaration) -> [String] {
    let keys = declaration.expectationKeys
    let given = keys.filter { declaration.results.contains($0) }
    let common = keys.filter { !declaration.results.contains($0) }
    let own = Listing.section(
      "expect", Listing.lines(of: given.map { .init($0.rawValue, $0.takes, $0.sentence) }))
    let others = Listing.section(
      given.isEmpty ? "expect" : "expect, as at other steps", words(common.map(\.rawValue)))
    return given.isEmpty ? [others] : [own, others]
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
