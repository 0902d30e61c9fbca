internal import Dispatch

/// The news that contacts have changed, as it goes to a running app.
public struct StoreChange: Sendable, Hashable {
  /// Whether somebody else than the app made the change; never marked on a Mac.
  public let isExternal: Bool
  /// The identifiers of the app's own saves that are announced.
  public let saveIdentifiers: [String]
}

extension AppProcess {
  /// Lets a function hear of changes from now on, on ``queue``; there is one a process.
  ///
  /// This uses a contact store: before that nothing is announced. The process keeps the function
  /// until it ends, so the function must not keep the process; ``current`` is set while it runs.
  public func onStoreChange(_ hear: @escaping @Sendable (StoreChange) -> Void) {
    life.useStore()
    life.listen(hear)
  }

  /// Waits until everything that was announced so far has been heard.
  ///
  /// On ``queue`` itself, where it would wait for its own end, it does nothing.
  package func waitForAnnouncements() {
    guard !life.isOnQueue else { return }
    life.queue.sync {}
  }
}

extension AppProcess {
  /// How many announcements led to one another before the one that is heard in this task.
  @TaskLocal static var changeChain = 0

  /// How many announcements may lead to one another.
  static let longestChangeChain = 100
}

extension SimulatedDevice {
  /// Hands what an app is to hear to its queue.
  ///
  /// With the lock held, so that everybody hears in the order in which it happened. No app runs
  /// here: it does on the queue of its process, and may call the store.
  func send(_ announcements: [Announcement]) {
    for announcement in announcements {
      let life = announcement.life
      guard life.hearing != nil else { continue }
      let chain = AppProcess.changeChain + 1
      life.openWorkBegan()
      life.queue.async {
        defer { life.openWorkEnded() }
        guard !life.isEnded, let hear = life.hearing else { return }
        AppProcess.$current.withValue(AppProcess(device: self, life: life)) {
          AppProcess.$changeChain.withValue(chain) { hear(announcement.change) }
        }
      }
    }
  }
}
