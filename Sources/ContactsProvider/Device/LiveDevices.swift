/// The devices that are switched on in this process, for stores that are made outside any app.
enum LiveDevices {
  private struct Entry: Sendable {
    weak let device: SimulatedDevice?
  }

  private static let entries = Guarded<[Entry]>([])

  static func add(_ device: SimulatedDevice) {
    entries.withLock { entries in
      entries.removeAll { $0.device == nil }
      entries.append(Entry(device: device))
    }
  }

  static var all: [SimulatedDevice] { entries.withLock { $0.compactMap(\.device) } }
}
