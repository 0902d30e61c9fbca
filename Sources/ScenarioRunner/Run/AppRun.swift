internal import ContactsProvider
internal import SimulatedContacts

/// One app of a scenario: its process, and what that process holds.
struct AppRun {
  /// Why an app does not run.
  enum Stop {
    case ended(Termination, step: Int)
    case quit(step: Int)
    case reinstalled(step: Int)
  }

  let plan: AppPlan
  /// The process; nil where the app does not run.
  var process: AppProcess?
  /// What the app's code offers to `perform`.
  var functions: [String: AppFunction] = [:]
  /// What calls gave, oldest first; gone with the process.
  var results: [HeldResult] = []
  /// Calls that wait for what the person left on the screen, oldest first; gone with the process.
  var pending: [PendingCall] = []
  /// Why the app does not run, where it does not.
  var stop: Stop?
  /// The last end against its will since the latest launch.
  var termination: Termination?

  init(_ plan: AppPlan) { self.plan = plan }

  var bundleIdentifier: String { plan.description.bundleIdentifier }

  /// Starts a process of the app with nothing of an earlier one.
  mutating func begin(_ process: AppProcess?, functions: [String: AppFunction]) {
    self.process = process
    self.functions = functions
    results = []
    pending = []
    stop = nil
    termination = nil
  }

  /// Notes that the process is gone.
  mutating func end(_ stop: Stop) {
    process = nil
    functions = [:]
    results = []
    pending = []
    self.stop = stop
    if case .ended(let termination, _) = stop { self.termination = termination }
  }

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
    }
  }
}

/// Contacts that a call gave to an app.
struct HeldResult {
  /// The name that the step gave it.
  let name: String?
  let contacts: [CNContact]

  /// The contact of an identifier, where the result holds it.
  func contact(_ identifier: RecordIdentifier) -> CNContact? {
    contacts.first { fetchedContact($0).identifier == identifier }
  }
}

extension AppRun {
  /// The contact as the app holds it: from the result of a name, else from the latest one.
  func held(_ identifier: String, from name: String?) -> CNContact? {
    let identifier = RecordIdentifier(text: identifier)
    for result in results.reversed() where name == nil || result.name == name {
      if let contact = result.contact(identifier) { return contact }
    }
    return nil
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
