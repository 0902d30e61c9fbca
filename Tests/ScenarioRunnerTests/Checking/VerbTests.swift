import ScenarioRunner
import ScenarioSyntax
import Testing

struct VerbTests {
  /// Compiles one step in a scenario where the names of the examples mean something.
  private func compile(_ step: String) -> CompiledFile {
    let text = """
      scenario: One step
      device: {contacts: [Mira Solberg]}
      app: {runs: example}
      steps:
        \(step)

      """
    let compiler = ScenarioCompiler(registeredApps: ["example": nil])
    return compiler.compile(SourceFile(path: "step.yaml", text: text))
  }

  @Test("The example of a verb checks and calls that verb", arguments: Verb.allCases)
  func examples(_ verb: Verb) {
    let file = compile(verb.declaration.example)
    #expect(file.diagnostics == [])
    #expect(file.plans.first?.steps.first?.call?.verb == verb)
    #expect(file.plans.first?.steps.first?.actor == verb.declaration.actor)
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
    let file = compile("- \(verb.rawValue): {nonsense: 1}")
    let finding = try #require(file.diagnostics.first { $0.code == "unknown-key" })
    let label = try #require(finding.label)
    let named = label.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset.isMultiple(of: 2) == false }.map { String($0.element) }
    #expect(Set(named) == Set(arguments.map(\.name)))
  }

  @Test("A verb that needs something says so when it stands alone", arguments: Verb.allCases)
  func bareWords(_ verb: Verb) {
    let codes = Set(compile("- \(verb.rawValue)").diagnostics.map(\.code))
    switch verb.declaration.shape {
    case .nothing, .options: #expect(codes == [])
    case .fields, .value: #expect(codes == ["missing-value"])
    }
  }

  @Test("`user` fits exactly the verbs that say they ask", arguments: Verb.allCases)
  func answers(_ verb: Verb) {
    let file = compile("\(verb.exampleWithColon)\n    user: deny")
    let isRefused = file.diagnostics.contains { $0.code == "never-asks" }
    #expect(isRefused == verb.declaration.asks.isEmpty)
  }

  @Test("Each expectation fits exactly the verbs that declare it", arguments: Verb.allCases)
  func expectations(_ verb: Verb) {
    for key in ExpectationKey.allCases {
      let file = compile("\(verb.exampleWithColon)\n    expect: {\(key.rawValue): none}")
      let isRefused = file.diagnostics.contains { $0.code == "unfitting-expectation" }
      #expect(isRefused == !verb.declaration.expectationKeys.contains(key), "\(key)")
    }
  }
}

extension Verb {
  /// The example as a mapping, so that further keys can follow.
  fileprivate var exampleWithColon: String {
    let example = declaration.example
    return example.contains(":") ? example : example + ":"
  }
}
