internal import ContactsProvider

/// The app whose code hands work to a queue or a task, so that the work runs as that app's too.
///
/// A task local is lost on the way through a queue. The overloads beside this file carry it along
/// in files that import Contacts, and count the work as open until it is done, so that a caller can
/// wait until the app has settled.
struct AmbientApp: Sendable {
  let process: AppProcess?

  /// The app that runs here; none outside of any app.
  ///
  /// A new store may take the only device that is alive, but work is no such app's: which device
  /// is alone depends on what else the program does at that moment.
  static var current: AmbientApp { AmbientApp(process: AppProcess.current ?? .bootstrap) }

  /// Wraps work so that it runs as this app's.
  func carrying(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let process else { return work }
    return { AppProcess.$current.withValue(process) { work() } }
  }

  /// Wraps work so that it runs as this app's, and counts it as open from now until it has run.
  func counting(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let process else { return work }
    process.openWork()
    return {
      AppProcess.$current.withValue(process) { work() }
      process.closeWork()
    }
  }

  /// Counts a task as open work until it ends.
  func count<Value, Failure>(_ task: Task<Value, Failure>) {
    guard let process else { return }
    process.openWork()
    Task<Void, Never>.detached(name: nil, priority: nil) {
      _ = await task.result
      process.closeWork()
    }
  }
}
