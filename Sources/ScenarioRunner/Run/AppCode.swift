// Without SimulatedContacts on purpose: its `Task` counts as work of the app, and this is the
// runner's own.
internal import ContactsProvider
internal import Synchronization

/// Calls of an app's own code, on the main actor and as the app.
enum AppCode {
  /// What became of a call.
  enum Ending: Sendable {
    case returned(AppValue)
    case threw(any Error)
    /// The process ended first, so that nothing comes back.
    case ended
    /// The time ran out: whether the function has returned, and how much it handed on is open.
    case unsettled(hasReturned: Bool, openWork: Int)
  }

  private final class Box: Sendable {
    let ending = Mutex<Ending?>(nil)
  }

  /// Launches an app in its process and gives its functions.
  static func launch(_ app: SimulatedApp, in process: AppProcess) async -> [String: AppFunction] {
    await MainActor.run { AppProcess.$current.withValue(process) { app.launch() } }
  }

  /// Calls a function and waits until nothing that it handed on is open.
  ///
  /// A function that never comes back is left alone when the time is up.
  static func call(
    _ function: AppFunction, _ arguments: AppArguments, in process: AppProcess, within: Duration
  ) async -> Ending {
    let box = Box()
    Task { @MainActor in
      let ending = await AppProcess.$current.withValue(process) {
        do { return Ending.returned(try await function(arguments)) } catch {
          return Ending.threw(error)
        }
      }
      box.ending.withLock { $0 = ending }
    }
    let deadline = ContinuousClock.now + within
    while process.isRunning {
      let ending = box.ending.withLock { $0 }
      if let ending, process.openWorkCount == 0 { return ending }
      if ContinuousClock.now >= deadline {
        return .unsettled(hasReturned: ending != nil, openWork: process.openWorkCount)
      }
      try? await Task.sleep(for: .milliseconds(1))
    }
    return .ended
  }
}
