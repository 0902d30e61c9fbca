import Synchronization

/// A number behind a lock.
public final class LockFloor: Sendable {
  private let number = Mutex(3)

  /// Makes one.
  public init() {}

  /// Reads the number some times, each time under the lock.
  public func read(_ times: Int) -> Int {
    for _ in 0..<times { consume(number.withLock { $0 }) }
    return times
  }
}
