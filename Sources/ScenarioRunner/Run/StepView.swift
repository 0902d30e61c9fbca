internal import ContactsProvider

/// A step that was played, with all that expectations and reports look at.
struct StepView {
  let step: PlannedStep
  let plan: ScenarioPlan
  let device: SimulatedDevice
  let app: AppRun
  let contacts: KnownContacts
  let person: ScriptedPerson
  let events: StepEvents
  let outcome: CallOutcome
  /// Why the step could not be carried out, where it could not.
  let problem: StepProblem?

  var bundleIdentifier: String { app.bundleIdentifier }

  /// The end that `terminated` means: in this step, for an `expect` alone since the last launch.
  var termination: Termination? { step.call == nil ? app.termination : events.termination }

  /// What a name in the file means; nil where that is not known now.
  func identifier(of contact: ContactReference) -> RecordIdentifier? {
    guard let text = try? contacts.identifier(of: contact) else { return nil }
    return RecordIdentifier(text: text)
  }
}
