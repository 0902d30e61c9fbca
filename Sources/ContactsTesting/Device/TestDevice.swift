internal import ContactsPicker
public import ContactsProvider

/// The device of a test, with an app that runs on it.
///
/// A test has one inside a `.device(…)` trait or `withDevice`. There `CNContactStore()`, and what
/// else the app's own code does, belongs to the app of this device.
public final class TestDevice: Sendable {
  @TaskLocal static var scoped: TestDevice?

  /// The device of the test that runs.
  ///
  /// - Throws: ``DeviceSetupError/noDevice`` where no trait and no `withDevice` gives one.
  public static var current: TestDevice {
    get throws(DeviceSetupError) {
      guard let scoped else { throw .noDevice }
      return scoped
    }
  }

  /// The simulated device itself, for what this handle has no word for.
  public let simulation: SimulatedDevice
  /// The bundle identifier of the app.
  public let bundleIdentifier: String
  let patience: Duration
  let promptAnswers: AnswerList<Prompt>
  let pickerAnswers: AnswerList<PickerSheet>
  let accessButtonAnswers: AnswerList<AccessButtonView>
  let accessPickerAnswers: AnswerList<AccessPickerSheet>
  private let notes: Guarded<Notes>

  /// What is noted about a test while it runs.
  struct Notes: Sendable {
    /// The runs of the app, oldest first.
    var runs: [AppProcess]
    var expectations: [ExpectedTermination] = []
    /// How much work was open when it was no longer waited for.
    var openWork: Int?
    /// Whether that was on the main thread, in a call that cannot let others run there.
    var hasHeldMainThread = false
  }

  package init(_ setup: DeviceSetup) throws(DeviceSetupError) {
    simulation = try setup.makeDevice()
    var app = setup.app
    app.access = try simulation.decision(for: setup.access)
    bundleIdentifier = app.bundleIdentifier
    patience = setup.patience
    promptAnswers = AnswerList(setup.person.prompts)
    pickerAnswers = AnswerList(setup.person.pickers)
    accessButtonAnswers = AnswerList(setup.person.accessButtons)
    accessPickerAnswers = AnswerList(setup.person.accessPickers)
    simulation.install(app)
    notes = Guarded(Notes(runs: [simulation.launch(bundleIdentifier)].compactMap(\.self)))
    answer(with: promptAnswers.answer)
    answerSheets()
  }

  /// Lets the person that the test began with answer everything but prompts.
  func answerSheets() {
    answer(with: pickerAnswers.answer)
    answer(with: accessButtonAnswers.answer)
    answer(with: accessPickerAnswers.answer)
  }

  func withNotes<Value: Sendable>(_ body: (inout Notes) -> Value) -> Value {
    notes.withLock(body)
  }

  /// The latest run of the app.
  var run: AppProcess? { withNotes { $0.runs.last } }

  /// Lets a function answer, with contacts by name; it must not keep the simulation alive.
  func answer<Asked: Question>(
    with answer: @escaping @Sendable (Asked) -> Asked.Answer?
  ) where Asked.Answer: ContactNaming {
    let app = bundleIdentifier
    simulation.setPerson { [weak simulation] (question: Asked) -> Asked.Answer? in
      guard let simulation, let answer = answer(question) else { return nil }
      do throws(DeviceSetupError) { return try answer.identifying(on: simulation) } catch {
        simulation.process(of: app)?.end(.unfittingAnswer("The person cannot answer: \(error)"))
        return nil
      }
    }
  }
}

extension TestDevice: CustomStringConvertible {
  /// The device in a few words.
  public var description: String {
    "\(simulation.system.name) with access \(status)"
  }
}
