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

  /// Starts a task as open work of this app.
  func start<Value, Failure>(_ make: () -> Task<Value, Failure>) -> Task<Value, Failure> {
    guard let process else { return make() }
    let open = OpenTask(of: process)
    let task = OpenTask.$current.withValue(open, operation: make)
    open.end(with: task)
    return task
  }
}
