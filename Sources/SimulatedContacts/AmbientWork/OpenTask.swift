internal import ContactsProvider
internal import Synchronization

/// A task of an app: open work until it ends, save for the time in which it waits for notifications.
///
/// An app that follows changes has a task that waits for as long as the app runs, and has settled
/// all the same. A task whose children wait for notifications counts as one that waits.
final class OpenTask: Sendable {
  /// The task of the app that runs here.
  @TaskLocal static var current: OpenTask?

  private struct State {
    /// How many sequences of notifications the task walks through.
    var walks = 0
    /// In how many of them it waits for the next notification.
    var waits = 0
    var hasEnded = false
    var isOpen: Bool { !hasEnded && (walks == 0 || waits < walks) }
  }

  private let process: AppProcess
  private let state = Mutex(State())

  /// Makes a task of an app that is open from now on.
  init(of process: AppProcess) {
    self.process = process
    process.openWork()
  }

  /// Notes that the task begins to walk through notifications.
  func beginWalk() { change { $0.walks += 1 } }

  /// Notes that it is through with them.
  func endWalk(isWaiting: Bool) {
    change {
      $0.walks -= 1
      if isWaiting { $0.waits -= 1 }
    }
  }

  /// Notes that there is no notification yet.
  func beginWait() { change { $0.waits += 1 } }

  /// Notes that one has come.
  func endWait() { change { $0.waits -= 1 } }

  /// Is open no more as soon as a task has ended.
  func end<Value, Failure>(with task: Task<Value, Failure>) {
    Task<Void, Never>.detached(name: nil, priority: nil) {
      _ = await task.result
      self.change { $0.hasEnded = true }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      let wasOpen = state.isOpen
      body(&state)
      if state.isOpen && !wasOpen { process.openWork() }
      if wasOpen && !state.isOpen { process.closeWork() }
    }
  }
}
