internal import ContactsProvider
internal import Foundation

/// A call of an app that is under way, for as long as the person takes to answer.
final class OpenCall: Sendable {
  /// A value that goes from one thread to another; unchecked, because only one has it at a time.
  private struct Handed<Value>: @unchecked Sendable { let value: Value }

  /// How much work of the app was open before, where what it hands on is part of the call.
  let openWorkBefore: Int?
  /// How many calls of the app had come to wait for the person before.
  private let waitsBefore: Int
  private let outcome = Guarded<Handed<CallOutcome>?>(nil)
  private let begun = Guarded(false)
  private let kept = Guarded<(any AnyObject & Sendable)?>(nil)

  /// Makes a call of a process; what it hands on is part of it where open work counts.
  init(of process: AppProcess, countsOpenWork: Bool = false) {
    openWorkBefore = countsOpenWork ? process.openWorkCount : nil
    waitsBefore = process.device.waitCount(of: process.bundleIdentifier)
  }

  /// Whether the call, or one that it made, has come to wait for the person.
  func hasWaited(in process: AppProcess) -> Bool {
    process.device.waitCount(of: process.bundleIdentifier) > waitsBefore
  }

  /// Whether what the app hands on meanwhile is part of the call.
  var countsOpenWork: Bool { openWorkBefore != nil }

  /// Whether the call is being made.
  var hasBegun: Bool { begun.withLock(\.self) }

  /// Notes that the call is being made.
  func begin() { begun.withLock { $0 = true } }

  /// Whether the call has come back.
  var hasReturned: Bool { outcome.withLock { $0 != nil } }

  /// What the call gave; nil while it, or what belongs to it, is open.
  func settledOutcome(in process: AppProcess) -> CallOutcome? {
    if countsOpenWork, process.openWorkCount > 0 { return nil }
    return outcome.withLock { $0?.value }
  }

  /// What the call gave where all that waits for the person was open before it.
  func outcomeBesideHeldWork(in process: AppProcess) -> CallOutcome? {
    guard let openWorkBefore, process.openWorkCount <= openWorkBefore else { return nil }
    return outcome.withLock { $0?.value }
  }

  /// Notes what the call gave; only the first counts.
  func finish(_ value: CallOutcome) {
    let handed = Handed(value: value)
    outcome.withLock { $0 = $0 ?? handed }
  }

  /// Keeps an object for as long as there is the call.
  func keep(_ object: any AnyObject & Sendable) { kept.withLock { $0 = object } }

  /// Runs work that may have to wait, on a thread of its own.
  func runOnThread(_ work: @escaping () -> CallOutcome) {
    let work = Handed(value: work)
    Thread.detachNewThread {
      self.begin()
      self.finish(work.value())
    }
  }
}

/// A call of an app, ready to be made.
enum PreparedCall {
  /// One that waits on the thread on which it is made.
  case blocking(() -> CallOutcome)
  /// One that comes back by itself.
  case starting(OpenCall, (OpenCall) -> Void)
}

/// A call that waits for what the person left on the screen.
struct PendingCall {
  let call: OpenCall
  /// What it may wait for.
  let heldBy: [QuestionKind]
  /// What the step calls its result.
  let resultName: String?
}
