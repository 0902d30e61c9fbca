internal import Foundation
internal import ScenarioRunner
internal import ScenarioSyntax
internal import Synchronization

/// Says which scenarios were being played where a signal ends the program, as a trap in an app does.
///
/// In a signal handler hardly anything is allowed, so the text is made beforehand, at each step.
enum CrashNotice {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private struct State {
    var playing: [String: PlayMoment] = [:]
    /// Whether the handlers are there.
    var isOn = false
    /// The text before the latest one: a handler may still be writing it.
    var former: UInt = 0
  }

  private static let state = Mutex(State())
  /// Where the latest text begins, which ends with a zero and which nobody changes; 0 for none.
  private static let latest = Atomic<UInt>(0)
  /// Where what the signals led to before is kept, in their order; nobody changes it once the handlers
  /// are there.
  private static let formerActions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
    actions.initialize(repeating: sigaction(), count: signals.count)
    return UInt(bitPattern: actions)
  }()

  /// Notes what a run is doing.
  static func note(_ moment: PlayMoment) {
    state.withLock { state in
      state.playing[moment.scenario] = moment.isOver ? nil : moment
      turnOn(&state)
      let text = text(of: state.playing.values.sorted { $0.scenario < $1.scenario })
      let start = UInt(bitPattern: strdup(text))
      let replaced = latest.exchange(start, ordering: .acquiringAndReleasing)
      free(UnsafeMutableRawPointer(bitPattern: state.former))
      state.former = replaced
    }
  }

  private static func text(of moments: [PlayMoment]) -> String {
    moments.map { moment in
      let step = moment.step ?? "before its first step"
      return "  \(moment.scenario.printable)\n  \(step.printable)\n"
    }.joined()
  }

  /// Gives the thread on which apps run a place for the handlers, since its stack may be used up.
  @MainActor
  static func reserveStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_sp == nil else { return }
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }

  private static func turnOn(_ state: inout State) {
    guard !state.isOn else { return }
    state.isOn = true
    for number in signals { handle(number) }
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { CrashNotice.write(of: $0) }
    #else
      action.__sigaction_handler.sa_handler = { CrashNotice.write(of: $0) }
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    sigaction(number, &action, formerAction(of: number))
  }

  private static func formerAction(of number: Int32) -> UnsafeMutablePointer<sigaction>? {
    let actions = UnsafeMutablePointer<sigaction>(bitPattern: formerActions)
    return signals.firstIndex(of: number).flatMap { place in actions.map { $0 + place } }
  }

  /// The handler.
  private static func write(of number: Int32) {
    let start = latest.load(ordering: .acquiring)
    if let text = UnsafePointer<CChar>(bitPattern: start), text.pointee != 0 {
      say("error: ")
      say(name(of: number))
      say(" ended the program while this was played:\n")
      _ = Foundation.write(STDERR_FILENO, text, strlen(text))
    }
    // What happened before goes on: the signal comes again once this has returned.
    sigaction(number, formerAction(of: number), nil)
    raise(number)
  }

  private static func say(_ text: StaticString) {
    _ = Foundation.write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  }

  private static func name(of number: Int32) -> StaticString {
    switch number {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    default: "SIGSEGV"
    }
  }
}
