internal import Synchronization

/// The devices that are switched on in this process, for stores that are made outside any app.
enum LiveDevices {
  private struct Entry: Sendable {
    weak let device: SimulatedDevice?
  }

  private static let entries = Guarded<[Entry]>([])
  private static let count = Atomic<UInt64>(0)

  /// A number that no device of this process had before.
  static func makeNumber() -> UInt64 { count.add(1, ordering: .relaxed).newValue }

  static func add(_ device: SimulatedDevice) {
    entries.withLock { entries in
      entries.removeAll { $0.device == nil }
      entries.append(Entry(device: device))
    }
  }

  static var all: [SimulatedDevice] { entries.withLock { $0.compactMap(\.device) } }
}
