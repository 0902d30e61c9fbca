#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// The notifications of a name as they are posted, for `for await`.
    ///
    /// The Foundation of Linux has no such sequence, and many apps wait for changes with it.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// A sequence of notifications; it observes until it is let go.
    public struct Notifications: AsyncSequence {
      /// What the sequence gives.
      public typealias Element = Notification
      /// The sequence never fails.
      public typealias Failure = Never

      private let stream: AsyncStream<Posted>
      private let walk = NotificationWalk()

      init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        let observer = Observer(
          center: center,
          token: center.addObserver(forName: name, object: object, queue: nil) { [walk] in
            walk.willYield()
            continuation.yield(Posted(notification: $0))
          })
        continuation.onTermination = { _ in observer.remove() }
        self.stream = stream
      }

      /// Makes an iterator over what is posted from the sequence's beginning on.
      public func makeAsyncIterator() -> Iterator {
        Iterator(base: stream.makeAsyncIterator(), walker: NotificationWalk.Walker(walk))
      }

      /// Gives one notification after another.
      public struct Iterator: AsyncIteratorProtocol {
        fileprivate var base: AsyncStream<Posted>.Iterator
        fileprivate let walker: NotificationWalk.Walker

        /// Waits for the next notification; nil once the task is cancelled.
        public mutating func next() async -> Notification? {
          walker.walk.willWait()
          return walker.walk.taking(await base.next())?.notification
        }

        /// Waits for the next notification; nil once the task is cancelled.
        public mutating func next(
          isolation actor: isolated (any Actor)?
        ) async -> Notification? {
          walker.walk.willWait()
          return walker.walk.taking(await base.next(isolation: actor))?.notification
        }
      }
    }
  }

  /// A notification on its way to the task that waits for it.
  ///
  /// Unchecked, because a notification may carry anything; the center hands it to observers on
  /// every thread all the same.
  private struct Posted: @unchecked Sendable {
    let notification: Notification
  }

  /// Unchecked, because the token is opaque; it is only handed back to its center, which locks.
  private final class Observer: @unchecked Sendable {
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, token: any NSObjectProtocol) {
      self.center = center
      self.token = token
    }

    func remove() { center.removeObserver(token) }
  }
#endif
