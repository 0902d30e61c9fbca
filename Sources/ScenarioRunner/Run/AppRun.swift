internal import ContactsProvider
internal import Foundation
internal import SimulatedContacts

/// One app of a scenario: its process, and what that process holds.
struct AppRun {
  /// Why an app does not run.
  enum Stop {
    case ended(Termination, step: Int)
    case quit(step: Int)
    case reinstalled(step: Int)
    case installed(step: Int)
    case systemUpdated(step: Int)
  }

  /// The app; a new build changes its description.
  private(set) var plan: AppPlan
  /// The process; nil where the app does not run.
  var process: AppProcess?
  /// What the app's code offers to steps; nil where the steps are the app, or it does not run.
  private(set) var code: LaunchedApp?
  /// What looks at the app's screen; nil where it shows none, or does not run.
  private(set) var watch: ScreenWatch?
  /// What calls gave, oldest first; gone with the process.
  var results: [HeldResult] = []
  /// Calls that wait for what the person left on the screen, oldest first; gone with the process.
  var pending: [PendingCall] = []
  /// Who counts what the app is told of changes; gone with the process.
  var observer: ChangeObserver?
  /// Tokens of the change history by name; they outlive the process, and go with the app.
  var tokens: [String: Data?] = [:]
  /// The step in which the app was deleted and installed again, which took its tokens.
  private(set) var reinstalledIn: Int?
  /// Why the app does not run, where it does not.
  var stop: Stop?
  /// The last end against its will since the latest launch.
  var termination: Termination?

  init(_ plan: AppPlan) { self.plan = plan }

  var bundleIdentifier: String { plan.description.bundleIdentifier }

  /// Whether there is a process that has not ended.
  var isRunning: Bool { process?.isRunning == true }

  /// Whether steps of the app listen to changes, or its code may.
  var listens: Bool { observer != nil }

  /// Starts a process of the app with nothing of an earlier one.
  mutating func begin(_ process: AppProcess?, code: LaunchedApp?, watch: ScreenWatch?) {
    self.process = process
    self.code = code
    self.watch = watch
    forget()
    stop = nil
    termination = nil
  }

  /// Notes that the process is gone.
  mutating func end(_ stop: Stop) {
    process = nil
    code = nil
    watch = nil
    forget()
    self.stop = stop
    switch stop {
    case .ended(let termination, _): self.termination = termination
    case .reinstalled(let step):
      tokens = [:]
      reinstalledIn = step
    case .quit, .installed, .systemUpdated: break
    }
  }

  /// Lets go of everything that a process holds.
  private mutating func forget() {
    results = []
    pending = []
    observer = nil
  }

  /// Takes over what a new build says of the app.
  mutating func update(_ description: AppDescription) { plan.description = description }

  /// The process, for a step that the app acts in.
  func runningProcess() throws(StepProblem) -> AppProcess {
    if let process { return process }
    throw StepProblem(
      "'\(plan.description.name)' does not run: \(stop?.words ?? "it could not be started")",
      hint: "let the person start it again first: - relaunch")
  }
}

extension AppRun.Stop {
  fileprivate var words: String {
    switch self {
    case .ended(let termination, 0): "the system ended it at its launch (\(termination.name))"
    case .ended(let termination, let step):
      "the system ended it in step \(step) (\(termination.name))"
    case .quit(let step): "the person quit it in step \(step)"
    case .reinstalled(let step): "it was reinstalled in step \(step) and not started since"
    case .installed(let step):
      "a new build was installed in step \(step) and not started since"
    case .systemUpdated(let step):
      "the system was updated in step \(step), and the app was not started since"
    }
  }
}

/// Contacts that a call gave to an app.
struct HeldResult {
  /// The name that the step gave it.
  let name: String?
  let contacts: [CNContact]

}

extension AppRun {
  /// The contact as the app holds it: from the result of a name, else from the latest one.
  ///
  /// Of a contact that came card by card, the card of this identifier goes before the others.
  func held(_ identifier: String, from name: String?, _ known: KnownContacts) -> CNContact? {
    let card = RecordIdentifier(text: identifier)
    let person = known.person(of: card)
    for result in results.reversed() where name == nil || result.name == name {
      let contacts = result.contacts
      if let same = contacts.first(where: { fetchedContact($0).identifier == card })
        ?? contacts.first(where: { known.person(of: fetchedContact($0).identifier) == person })
      {
        return same
      }
    }
    return nil
  }

  /// What the app holds of a result: of the one with a name, else of the latest one.
  func held(from name: String?) -> HeldResult? {
    results.last { name == nil || $0.name == name }
  }
}

extension AppProcess {
  /// Runs code as this app, and throws what it throws.
  func asAmbient<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result = AppProcess.$current.withValue(self) {
      Result { () throws(Failure) -> Value in try body() }
    }
    return try result.get()
  }
}
