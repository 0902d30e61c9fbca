import AppScreens
import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Every example that the reference of the verbs shows is played, and passes.
@Suite struct VerbExampleTests {
  /// What an example needs around it: the system, the app, and the steps before.
  struct Scene {
    var system = "iOS 26"
    var device = ""
    var contacts = "[Mira Solberg, {name: Jonas Quill, account: Work}]"
    var app = "{access: authorized}"
    var before: [String] = []
  }

  /// Where an example needs more than people and an app with access.
  private static func scene(of verb: Verb) -> Scene {
    switch verb {
    case .read, .upload: Scene(before: ["fetch: {keys: [name]}"])
    case .fetchMe: Scene(system: "macOS 26", device: "me: Mira Solberg")
    case .perform, .tap, .type, .scroll: Scene(app: "{runs: example}")
    case .changesSince: Scene(before: ["takeToken: {as: monday}"])
    case .accessButton, .accessPicker, .settings:
      Scene(app: "{access: limited, sharing: [Mira Solberg]}")
    case .answer: Scene(app: "{}", before: ["requestAccess:\n    user: ignore"])
    case .privacy, .restrict: Scene(before: ["quit"])
    case .foreground: Scene(before: ["background"])
    case .updateSystem: Scene(system: "iOS 18")
    default: Scene()
    }
  }

  private static let catalog = AppCatalog([
    SimulatedApp("example") { LaunchedApp([.function("load") {}], screen: ExampleScreen()) }
  ])

  /// A screen with all that examples touch.
  private struct ExampleScreen: ShowsScreen {
    var screen: Screen {
      var screen = Screen("Guests")
      screen.fields = [Screen.Field("Name", text: "") { _ in }]
      screen.rows = [Screen.Row("Mira Solberg")]
      screen.buttons = [Screen.Button("Add") {}]
      return screen
    }
  }

  /// Plays a step, as an example writes it, in its scene.
  private func play(_ step: String, in scene: Scene) async throws -> RunRecord {
    let before = scene.before.map { "  - \($0)\n" }.joined()
    let text = """
      scenario: An example
      device:
        system: \(scene.system)
        accounts: [{name: On My iPhone, type: local}, {name: Work, type: exchange}]
        contacts: \(scene.contacts)
        groups: {Family: [Mira Solberg]}
        \(scene.device)
      app: \(scene.app)
      steps:
      \(before)  \(step.replacing("\n", with: "\n  "))

      """
    let source = SourceFile(path: "example.yaml", text: text)
    let file = ScenarioCompiler(registeredApps: [
      "example": AppOffer(functions: ["load"], hasScreen: true)
    ]).compile(source)
    let mistakes = DiagnosticRenderer(colored: false).render(file.diagnostics, in: source)
    let plan = try #require(file.plans.first, "\(mistakes)")
    return await ScenarioRun(catalog: Self.catalog, patience: .amongOthers).run(plan)
  }

  private func expectPasses(
    _ step: String, in scene: Scene, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let record = try await play(step, in: scene)
    #expect(
      record.outcome == .passed, "\(step)\n\(record.outcome) \(record.failureText)",
      sourceLocation: sourceLocation)
  }

  @Test("The example of a verb passes", arguments: Verb.allCases)
  func verbs(_ verb: Verb) async throws {
    try await expectPasses(verb.declaration.example, in: Self.scene(of: verb))
  }

  @Test("The example of an operation passes", arguments: OperationWord.allCases)
  func operations(_ word: OperationWord) async throws {
    let verb: Verb = word.isOfPerson ? .editContacts : .save
    var scene = Scene()
    if word == .removeMember || word == .addMember { scene.before = [] }
    if word == .addMember {
      scene.before = ["save: [{removeMember: {contact: Mira Solberg, group: Family}}]"]
    }
    if word == .unlink { scene.before = ["editContacts: [{link: [Mira Solberg, Jonas Quill]}]"] }
    try await expectPasses("- \(verb.rawValue): [\(word.example)]", in: scene)
  }

  /// A question with one of its answers.
  struct Answer: CustomTestStringConvertible {
    let kind: QuestionKind
    let word: AnswerWord
    var testDescription: String { "\(word.rawValue) to \(kind.words)" }

    static let all = QuestionKind.allCases.flatMap { kind in
      kind.answers.map { Answer(kind: kind, word: $0) }
    }
  }

  @Test("The example of an answer passes", arguments: Answer.all)
  func answers(_ answer: Answer) async throws {
    let (verb, scene) = Self.stage(of: answer)
    let answers = Self.gestures(of: answer).joined(separator: ", ")
    let step = "- \(verb)\n  user: [\(answers)]\n  expect: \(Self.outcome(of: answer))"
    try await expectPasses(step, in: scene)
  }

  /// The step during which the system asks, and what is around it.
  private static func stage(of answer: Answer) -> (verb: String, Scene) {
    let limited = "{access: limited, sharing: [Mira Solberg, Jonas Quill]}"
    switch answer.kind {
    case .accessPrompt: return ("requestAccess:", Scene(app: "{}"))
    case .picker: return ("pick: {mode: contacts}", Scene(app: "{access: denied}"))
    case .accessPicker:
      let app = answer.word == .add ? "{access: limited}" : limited
      return ("accessPicker:", Scene(app: app))
    case .accessButton:
      let asks = answer.word != .tap && answer.word != .obscuredTap
      return (
        "accessButton: {query: Mira}",
        Scene(
          contacts: "[Mira Solberg, Mira Quill]",
          app: asks ? "{}" : "{access: limited}")
      )
    }
  }

  /// The answer with those that have to stand around it.
  private static func gestures(of answer: Answer) -> [String] {
    let example = answer.word.example
    switch (answer.kind, answer.word) {
    case (.accessPrompt, .continue): return [example, "allowFull"]
    case (.accessPrompt, .cancelSelection): return ["continue", example]
    case (.picker, .search), (.picker, .open): return [example, "{choose: Mira Solberg}"]
    case (.picker, .tick): return [example, "done"]
    case (.picker, .done): return ["{tick: Mira Solberg}", example]
    case (.accessButton, .deny), (.accessButton, .allowLimited): return ["tap", example]
    default: return [example]
    }
  }

  /// What comes of it.
  private static func outcome(of answer: Answer) -> String {
    switch (answer.kind, answer.word) {
    case (_, .ignore): "{pending: true}"
    case (.accessPrompt, .deny), (.accessPrompt, .cancelSelection): "{granted: false}"
    case (.accessPrompt, _): "{granted: true}"
    case (.picker, .cancel), (.picker, .swipeDown): "{cancelled: true}"
    case (.picker, _): "{contacts: [Mira Solberg]}"
    case (.accessButton, .tap), (.accessButton, .allowLimited): "{newlyShared: [Mira Solberg]}"
    case (.accessButton, _), (.accessPicker, .cancel), (.accessPicker, .select): "{newlyShared: []}"
    case (.accessPicker, .add): "{newlyShared: [Mira Solberg]}"
    case (.accessPicker, _): "{newlyShared: [], shared: [Jonas Quill]}"
    }
  }
}
