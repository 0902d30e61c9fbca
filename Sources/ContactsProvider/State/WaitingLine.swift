import Dispatch

/// Threads that go on one after the other, in the order in which they came.
///
/// They wait for the same thing; without a line chance would say whose call comes first.
final class WaitingLine: Sendable {
  private let last = Guarded<WaitingPlace?>(nil)

  /// Takes the place behind everybody else.
  func join() -> WaitingPlace {
    last.withLock { last in
      let place = WaitingPlace(behind: last)
      last = place
      return place
    }
  }
}

/// A place in a line; it has to be left.
final class WaitingPlace: Sendable {
  private let ahead: DispatchGroup?
  private let own = DispatchGroup()
  private let isLeft = Guarded(false)

  init(behind other: WaitingPlace?) {
    ahead = other?.own
    own.enter()
  }

  /// Waits until whoever came before has gone on.
  func waitForOthers() { ahead?.wait() }

  /// Lets the next one go on.
  func leave() {
    let isFirst = isLeft.withLock { isLeft in
      defer { isLeft = true }
      return !isLeft
    }
    if isFirst { own.leave() }
  }
}
