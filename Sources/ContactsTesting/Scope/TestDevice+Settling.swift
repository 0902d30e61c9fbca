internal import ContactsProvider
internal import Foundation

extension TestDevice {
  /// Waits until the app has done the work that it handed on to queues and tasks.
  ///
  /// Where the person left a prompt or picker on the screen, the app may wait for it: then this
  /// returns too. Work that is still open after five seconds is a fault, where queues and tasks
  /// had their turns meanwhile.
  public func settle() async {
    let start = ContinuousClock.now
    let pulse = Pulse()
    var turn = 0
    while !hasSettled, !Task.isCancelled {
      let passed = start.duration(to: .now)
      if passed > patience, pulse.beats >= 50 || passed > patience * 120 { return noteOpenWork() }
      if turn >= 10 { pulse.beat() }
      await pause(turn)
      turn += 1
    }
  }

  /// Waits as ``settle()`` does, on this thread.
  func settleHere() {
    let start = ContinuousClock.now
    while !hasSettled {
      guard start.duration(to: .now) < patience else {
        withNotes { $0.hasHeldMainThread = Thread.isMainThread }
        return noteOpenWork()
      }
      // What the app sends to the main queue runs in the main thread's run loop.
      if Thread.isMainThread {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
      } else {
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
  }

  /// How much work of all runs is open.
  private var openWorkCount: Int {
    withNotes { $0.runs }.reduce(0) { $0 + $1.openWorkCount }
  }

  private var hasSettled: Bool {
    openWorkCount == 0 || simulation.hasOpenQuestion(of: bundleIdentifier)
  }

  private func noteOpenWork() {
    let count = openWorkCount
    withNotes { $0.openWork = count }
  }

  /// Most work is done within a few turns of the queues; later ones need not be looked at as often.
  private func pause(_ turn: Int) async {
    guard turn >= 10 else { return await Task.yield() }
    try? await Task.sleep(for: .microseconds(min(turn, 50) * 100))
  }
}
