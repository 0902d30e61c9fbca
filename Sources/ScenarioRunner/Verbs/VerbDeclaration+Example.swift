internal import ScenarioSyntax

extension VerbDeclaration {
  /// A step with a value put into braces, under the first argument that takes its kind.
  ///
  /// - Parameters:
  ///   - text: What stands after the verb in place of a mapping.
  ///   - isList: Whether that is a list.
  func example(with text: String, isList: Bool) -> String {
    guard let arguments = shape.arguments, !text.contains(where: \.isNewline),
      let argument = arguments.first(where: { $0.kind.takes(text, isList: isList) })
    else { return example }
    let others = arguments.filter { $0.isRequired && $0.name != argument.name }
      .map { ", \($0.name): \($0.kind.sample)" }
    return "- \(name): {\(argument.name): \(text)\(others.joined())}"
  }
}

extension ArgumentKind {
  fileprivate func takes(_ text: String, isList: Bool) -> Bool {
    switch self {
    case .keys, .contacts: isList
    case .contact: !isList
    case .word(let words), .words(let words): words.contains(text)
    default: false
    }
  }

  /// What may stand for a required argument in an example.
  fileprivate var sample: String {
    switch self {
    case .keys: "[name]"
    case .key: "givenName"
    case .contact: "Mira Solberg"
    case .error: "communicationError"
    case .word(let words): words[0]
    default: "…"
    }
  }
}
