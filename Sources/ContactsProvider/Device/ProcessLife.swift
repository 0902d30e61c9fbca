import Dispatch
import Synchronization

/// What the handles and objects of one run of an app share.
final class ProcessLife: Sendable {
  let bundleIdentifier: String
  let launch: Int
  /// The process's own serial queue, on which completions and notifications go out.
  let queue: DispatchQueue
  private let ended = Atomic<Bool>(false)
  private let usedStore = Atomic<Bool>(false)
  private let madeIdentifiers = Atomic<UInt64>(0)
  private let openWork = Atomic<Int>(0)
  private let listener = Guarded<(@Sendable (StoreChange) -> Void)?>(nil)
  private static let queueKey = DispatchSpecificKey<ObjectIdentifier>()

  init(bundleIdentifier: String, launch: Int) {
    self.bundleIdentifier = bundleIdentifier
    self.launch = launch
    queue = DispatchQueue(label: "\(bundleIdentifier).\(launch)")
    queue.setSpecific(key: Self.queueKey, value: ObjectIdentifier(self))
  }

  var isEnded: Bool { ended.load(ordering: .acquiring) }

  /// Ends the process; true for the one call that did it.
  func end() -> Bool {
    guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return false }
    // Let go on the queue: the device's lock may be held here, and what goes with the listener may
    // call the device.
    if let hearing { queue.async { withExtendedLifetime(hearing) {} } }
    listener.withLock { $0 = nil }
    return true
  }

  /// Whether the code that runs here runs on the queue.
  var isOnQueue: Bool { DispatchQueue.getSpecific(key: Self.queueKey) == ObjectIdentifier(self) }

  /// A number that this app never had before: its launch and a count within it.
  func nextIdentifierNumber() -> UInt64 {
    UInt64(launch) << 40 | madeIdentifiers.add(1, ordering: .relaxed).newValue
  }

  func openWorkBegan() { openWork.add(1, ordering: .acquiringAndReleasing) }
  func openWorkEnded() { openWork.subtract(1, ordering: .acquiringAndReleasing) }
  var openWorkCount: Int { openWork.load(ordering: .acquiring) }

  /// Whether the process has used a contact store.
  var hasUsedStore: Bool { usedStore.load(ordering: .acquiring) }

  /// Notes that the process uses a contact store.
  func useStore() {
    if !hasUsedStore { usedStore.store(true, ordering: .releasing) }
  }

  /// Lets a function hear of changes, and no other one.
  func listen(_ hear: @escaping @Sendable (StoreChange) -> Void) {
    listener.withLock { listener in
      if !isEnded { listener = hear }
    }
  }

  /// What hears of changes, while the process runs.
  var hearing: (@Sendable (StoreChange) -> Void)? { listener.withLock(\.self) }
}
