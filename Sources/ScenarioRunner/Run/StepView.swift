internal import ContactsPicker
internal import ContactsProvider

/// A step that was played, with all that expectations and reports look at.
struct StepView {
  let step: PlannedStep
  let plan: ScenarioPlan
  let device: SimulatedDevice
  let app: AppRun
  /// The apps that listen to changes.
  let listeners: [AppRun]
  let contacts: KnownContacts
  let person: ScriptedPerson
  let events: StepEvents
  let outcome: CallOutcome
  /// What the person saw of the app's screen.
  let sight: ScreenSight
  /// Why the step could not be carried out, where it could not.
  let problem: StepProblem?

  var bundleIdentifier: String { app.bundleIdentifier }

  /// What the person saw of the access button that the step's app showed.
  var face: AccessButtonFace? { outcome.newlyShared == nil ? nil : events.buttons.last?.face }

  /// The end that `terminated` means: in this step, for an `expect` alone since the last launch.
  var termination: Termination? { step.call == nil ? app.termination : events.termination }

  /// Whom a name in the file means, whichever card of theirs it names; nil where that is not known.
  func person(_ contact: ContactReference) -> RecordIdentifier? {
    if let text = try? contacts.identifier(of: contact) {
      return contacts.person(of: RecordIdentifier(text: text))
    }
    // What an error names may also be a group.
    return contacts.groups.known(contact.text).map(RecordIdentifier.init(text:))
  }
}
