import ScenarioRunner
import ScenarioSyntax
import Testing

struct VerbTests {
  /// Compiles one step in a scenario where the names of the examples mean something.
  private func compile(_ step: String, for verb: Verb) -> CompiledFile {
    let text = """
      scenario: One step
      device:
        system: \(verb == .fetchMe ? "macOS 26" : "iOS 26")
        accounts: [{name: On My iPhone, type: local}, {name: Work, type: exchange}]
        contacts: [Mira Solberg, {name: Jonas Quill, account: Work}]
        groups: {Family: [Mira Solberg]}
      app: {runs: example}
      steps:
        - takeToken: {as: monday}
        \(step.replacing("\n", with: "\n  "))

      """
    let compiler = ScenarioCompiler(registeredApps: ["example": nil])
    return compiler.compile(SourceFile(path: "step.yaml", text: text))
  }

  @Test("The example of a verb checks and calls that verb", arguments: Verb.allCases)
  func examples(_ verb: Verb) {
    let file = compile(verb.declaration.example, for: verb)
    #expect(file.diagnostics == [])
    #expect(file.plans.first?.steps.last?.call?.verb == verb)
    #expect(file.plans.first?.steps.last?.actor == verb.declaration.actor)
  }

  @Test("The example of an operation checks", arguments: OperationWord.allCases)
  func operations(_ word: OperationWord) {
    let step = "- editContacts: [\(word.example)]"
    #expect(compile(step, for: .editContacts).diagnostics == [])
    #expect(word.example.hasPrefix("{\(word.rawValue): ") && word.sentence.hasSuffix("."))
  }

  @Test("A verb is declared under its own name and says what it does", arguments: Verb.allCases)
  func declarations(_ verb: Verb) {
    let declaration = verb.declaration
    #expect(declaration.name == verb.rawValue)
    #expect(declaration.sentence.hasSuffix(".") && declaration.example.hasPrefix("- "))
  }

  @Test("The arguments that a verb reads are those it declares", arguments: Verb.allCases)
  func arguments(_ verb: Verb) throws {
    guard let arguments = verb.declaration.shape.arguments else { return }
    let file = compile("- \(verb.rawValue): {nonsense: 1}", for: verb)
    let finding = try #require(file.diagnostics.first { $0.code == "unknown-key" })
    let label = try #require(finding.label)
    let named = label.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) == false }.map { String($0.element) }
    #expect(Set(named) == Set(arguments.map(\.name)))
  }

  @Test("A verb that needs something says so when it stands alone", arguments: Verb.allCases)
  func bareWords(_ verb: Verb) {
    let codes = Set(compile("- \(verb.rawValue)", for: verb).diagnostics.map(\.code))
    switch verb.declaration.shape {
    case .nothing, .options:
      #expect(
        codes == (verb.declaration.beside.contains(where: \.isRequired) ? ["required-key"] : []))
    case .fields, .value: #expect(codes == ["missing-value"])
    }
  }

  @Test("`user` fits exactly the verbs that say they ask", arguments: Verb.allCases)
  func answers(_ verb: Verb) {
    let file = compile("\(verb.exampleWithoutUser)\n  user: deny", for: verb)
    let isRefused = file.diagnostics.contains { $0.code == "never-asks" }
    #expect(isRefused == verb.declaration.asks.isEmpty)
  }

  @Test("Each expectation fits exactly the verbs that declare it", arguments: Verb.allCases)
  func expectations(_ verb: Verb) {
    for key in ExpectationKey.allCases {
      let file = compile(
        "\(verb.exampleWithoutUser)\n  expect: {\(key.rawValue): none}", for: verb)
      let isRefused = file.diagnostics.contains { $0.code == "unfitting-expectation" }
      #expect(isRefused == !verb.declaration.expectationKeys.contains(key), "\(key)")
    }
  }
}

extension Verb {
  /// The example as a mapping without an answer, so that further keys can follow.
  fileprivate var exampleWithoutUser: String {
    let lines = declaration.example.split(separator: "\n").filter { !$0.hasPrefix("  user:") }
    let example = lines.joined(separator: "\n")
    return example.contains(":") ? example : example + ":"
  }
}
