internal import Dispatch
internal import Synchronization

/// Counts how often the queues and tasks of this program come round.
///
/// On a busy machine work may be slow and yet on its way. A beat goes through the main queue and a
/// task of the lowest priority, so that work which was handed on before it has had its turn.
final class Pulse: Sendable {
  private let counted = Atomic<Int>(0)
  private let isBeating = Atomic<Bool>(false)

  /// How many beats came round.
  var beats: Int { counted.load(ordering: .acquiring) }

  /// Sends a beat, unless the one before is under way still.
  func beat() {
    guard !isBeating.exchange(true, ordering: .acquiringAndReleasing) else { return }
    DispatchQueue.main.async {
      Task.detached(priority: .background) {
        self.counted.add(1, ordering: .releasing)
        self.isBeating.store(false, ordering: .releasing)
      }
    }
  }
}
