internal import Foundation

/// A value that one thread at a time can reach.
///
/// The lock is Foundation's: the thread sanitizer follows it. It knows nothing of the slow path of
/// `Synchronization.Mutex` and reports a race wherever two threads meet there.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  // Unchecked, because the compiler cannot see that `value` is touched with the lock held only.
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs `body` on the value, alone; `body` must not come back here.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
