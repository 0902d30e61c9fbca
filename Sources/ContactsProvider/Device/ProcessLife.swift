import Dispatch
import Synchronization

/// What the handles and objects of one run of an app share.
final class ProcessLife: Sendable {
  let bundleIdentifier: String
  let launch: Int
  /// The process's own serial queue, on which completions and notifications go out.
  let queue: DispatchQueue
  private let ended = Atomic<Bool>(false)
  private let madeIdentifiers = Atomic<UInt64>(0)
  private let openWork = Atomic<Int>(0)

  init(bundleIdentifier: String, launch: Int) {
    self.bundleIdentifier = bundleIdentifier
    self.launch = launch
    queue = DispatchQueue(label: "\(bundleIdentifier).\(launch)")
  }

  var isEnded: Bool { ended.load(ordering: .acquiring) }

  /// Ends the process; true for the one call that did it.
  func end() -> Bool { !ended.exchange(true, ordering: .acquiringAndReleasing) }

  /// A number that this app never had before: its launch and a count within it.
  func nextIdentifierNumber() -> UInt64 {
    UInt64(launch) << 40 | madeIdentifiers.add(1, ordering: .relaxed).newValue
  }

  func openWorkBegan() { openWork.add(1, ordering: .acquiringAndReleasing) }
  func openWorkEnded() { openWork.subtract(1, ordering: .acquiringAndReleasing) }
  var openWorkCount: Int { openWork.load(ordering: .acquiring) }
}
