internal import Synchronization

/// The walk of a task through a sequence of notifications, which tells when the task only waits.
final class NotificationWalk: Sendable {
  private struct State {
    /// How many notifications are on their way to the task.
    var undelivered = 0
    var isWaiting = false
    /// The task that walks, once it has begun.
    var task: OpenTask?
  }

  private let state = Mutex(State())

  /// Notes that a notification was posted; the task is at work from now on.
  func willYield() {
    state.withLock {
      $0.undelivered += 1
      guard $0.isWaiting else { return }
      $0.isWaiting = false
      $0.task?.endWait()
    }
  }

  /// Notes that the task wants the next notification; where there is none, it waits.
  func willWait() {
    state.withLock {
      if $0.task == nil {
        $0.task = OpenTask.current
        $0.task?.beginWalk()
      }
      guard $0.undelivered == 0, !$0.isWaiting else { return }
      $0.isWaiting = true
      $0.task?.beginWait()
    }
  }

  /// Notes what the task got: a notification, or nil at the end of the walk.
  func taking<Posted>(_ posted: Posted?) -> Posted? {
    if posted != nil { state.withLock { $0.undelivered -= 1 } } else { end() }
    return posted
  }

  /// Ends the walk, so that the task is at work again, whatever it does now.
  func end() {
    state.withLock {
      $0.task?.endWalk(isWaiting: $0.isWaiting)
      $0.task = nil
      $0.isWaiting = false
    }
  }

  /// Ends a walk where it is let go, as by `break`.
  final class Walker: Sendable {
    let walk: NotificationWalk

    init(_ walk: NotificationWalk) { self.walk = walk }

    deinit { walk.end() }
  }
}
