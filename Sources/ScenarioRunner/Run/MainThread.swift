// Without SimulatedContacts on purpose, as in AppCode.
internal import ContactsProvider

/// The thread on which code of apps runs, and which such code may hold for good.
enum MainThread {
  /// Runs something on the thread; nil where it is not free in time.
  ///
  /// What is late runs all the same once the thread is free, and nobody gets its result.
  static func run<Value: Sendable>(
    within limit: Duration, _ body: @escaping @MainActor @Sendable () -> Value
  ) async -> Value? {
    let waiting = Guarded<CheckedContinuation<Value?, Never>?>(nil)
    @Sendable func finish(_ value: Value?) {
      let continuation = waiting.withLock { waiting in
        defer { waiting = nil }
        return waiting
      }
      continuation?.resume(returning: value)
    }
    let timer = Task {
      try await Task.sleep(for: limit)
      finish(nil)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { continuation in
      waiting.withLock { $0 = continuation }
      Task { @MainActor in finish(body()) }
    }
  }

  /// Lets what waits for the thread run; false where it is not free in time.
  static func turn(within limit: Duration) async -> Bool {
    await run(within: limit) {} != nil
  }
}
