import Dispatch
internal import Foundation

extension AppProcess {
  /// The process whose prompt the person is answering in this task.
  @TaskLocal static var answering: ProcessLife?

  /// The app's authorization status; never asks, never waits.
  public func authorizationStatus() -> AuthorizationState {
    guard isRunning else { return .notDetermined }
    let (status, asks) = device.withState { state in
      state.beginDecision()
      let asks = !state.holds(.statusNeverAsks)
      let status = state.status(of: bundleIdentifier)
      state.record(.allowed(.checkStatus, status), by: .app, app: bundleIdentifier)
      return (status, asks)
    }
    guard asks, status == .notDetermined else { return status }
    _ = try? admitted(to: .fetch) { _, status, _ in status }
    return device.status(of: bundleIdentifier)
  }

  /// Asks for access; returns at once and answers later on ``queue``.
  ///
  /// A process that ends meanwhile is not called. A prompt that stays on the screen blocks no
  /// thread.
  public func requestAccess(_ completion: @escaping @Sendable (Bool, ContactsError?) -> Void) {
    openWork()
    queue.async { [self] in
      request { granted, error in
        defer { self.closeWork() }
        guard self.isRunning else { return }
        AppProcess.$current.withValue(self) { completion(granted, error) }
      }
    }
  }

  /// Asks for access and waits for the answer without blocking a thread.
  ///
  /// - Throws: ``ContactsError`` `authorizationDenied` after a refusal, `communicationError`
  ///   where the process has ended.
  public func requestAccess() async throws(ContactsError) -> Bool {
    openWork()
    defer { closeWork() }
    let (granted, error): (Bool, ContactsError?) = await withCheckedContinuation { continuation in
      queue.async { [self] in
        request { continuation.resume(returning: ($0, $1)) }
      }
    }
    if let error { throw error }
    return granted
  }

  /// Carries a request on to its end, in a later turn of ``queue`` where a prompt is open.
  private func request(
    wasAsked: Bool = false, _ finish: @escaping @Sendable (Bool, ContactsError?) -> Void
  ) {
    do throws(ContactsError) {
      let turn = try turn(of: .requestAccess, wasAsked) { state, status, _ in
        status != .limited || state.holds(.limitedCountsAsGranted)
      }
      switch turn {
      case .done(let granted): finish(granted, nil)
      case .asked: request(wasAsked: true, finish)
      case .wait(let open, _):
        open.closed.notify(queue: queue) { self.request(wasAsked: true, finish) }
      }
    } catch {
      // The refusal is written down already, with the rule.
      let isError = !device.configuration.switchedRules.contains(.refusalIsAnError)
      finish(false, isError || !isRunning ? error : nil)
    }
  }

  /// Runs `body` on the device's state once the system lets the call through.
  ///
  /// The person is asked where the rules say so, on this thread and without the lock. The
  /// decision to let the call through and `body` see the same state.
  func admitted<Value: Sendable>(
    to call: Call,
    _ body: (inout DeviceState, AuthorizationState, Grant) throws(ContactsError) -> Value
  ) throws(ContactsError) -> Value {
    var wasAsked = false
    var place: WaitingPlace?
    defer { place?.leave() }
    while true {
      let turn = try turn(of: call, wasAsked, body)
      place?.leave()
      place = nil
      switch turn {
      case .done(let value): return value
      case .asked: break
      case .wait(let open, let ownPlace):
        place = ownPlace
        try wait(for: open)
        place?.waitForOthers()
      }
      wasAsked = true
    }
  }

  /// Waits for a prompt of another call, or for one that the person left on the screen.
  private func wait(for open: OpenPrompt) throws(ContactsError) {
    guard open.isHeld else { return open.attended.wait() }
    if mustNotWait { throw end(.wouldBlockForever(open.prompt.title)) }
    open.closed.wait()
  }

  /// Whether the thread is one on which nobody could answer the prompt any more.
  private var mustNotWait: Bool {
    Thread.isMainThread || withUnsafeCurrentTask { $0 != nil }
  }

  /// One try of a call, with the question that it may put to the person.
  private func turn<Value: Sendable>(
    of call: Call, _ wasAsked: Bool,
    _ body: (inout DeviceState, AuthorizationState, Grant) throws(ContactsError) -> Value
  ) throws(ContactsError) -> Turn<Value> {
    guard AppProcess.answering !== life else { throw end(.storeCallWhileAnswering) }
    switch device.withState({ attempt(call, wasAsked, &$0, body) }) {
    case .done(let value): return .done(value)
    case .failed(let error): throw error
    case .end(let termination): throw end(termination)
    case .wait(let open, let place): return .wait(open, place)
    case .ask(let prompt):
      try show(prompt)
      return .asked
    }
  }

  private func attempt<Value: Sendable>(
    _ call: Call, _ wasAsked: Bool, _ state: inout DeviceState,
    _ body: (inout DeviceState, AuthorizationState, Grant) throws(ContactsError) -> Value
  ) -> CallStep<Value> {
    // Looked at behind the lock: of a process that goes with its prompt nothing more is written.
    guard isRunning else { return .failed(ContactsError(.communicationError)) }
    state.beginDecision()
    switch state.admit(bundleIdentifier, to: call, wasAsked: wasAsked) {
    case .proceed(let status, let grant):
      if call != .requestAccess { life.useStore() }
      state.record(.allowed(call, status), by: .app, app: bundleIdentifier)
      do throws(ContactsError) { return .done(try body(&state, status, grant)) } catch {
        state.record(.refused(call, error), by: .system, app: bundleIdentifier)
        return .failed(error)
      }
    case .refuse(let error):
      if call == .requestAccess { state.cite(.refusalIsAnError) }
      state.record(.refused(call, error), by: .system, app: bundleIdentifier)
      return .failed(error)
    case .end(let termination): return .end(termination)
    case .ask(let prompt): return .ask(prompt)
    case .wait(let open):
      state.apps[bundleIdentifier]?.waitCount += 1
      // A request blocks no thread, so that it stands in no line.
      return .wait(open, call == .requestAccess ? nil : open.line.join())
    }
  }

  func show(_ prompt: Prompt) throws(ContactsError) {
    var prompt = prompt
    while true {
      let answer = ask(prompt)
      switch device.withState({ $0.answer(prompt, with: answer) }) {
      case .closed, .held: return
      case .ask(let next): prompt = next
      case .end(let termination): throw end(termination)
      }
    }
  }

  /// Puts a question to the person, who must not act for this app meanwhile.
  package func ask<Asked: Question>(_ question: Asked) -> Asked.Answer? {
    let person = device.person(for: Asked.self)
    return AppProcess.$answering.withValue(life) { person(question) }
  }

  /// Ends the process; the error is what a call under way gets.
  ///
  /// - Parameter rule: The rule that says so, where the state did not decide it.
  @discardableResult
  package func end(_ termination: Termination, by rule: RuleID? = nil) -> ContactsError {
    let isEnded = device.withState { state in
      if let rule, !state.holds(rule) { return false }
      return state.terminate(bundleIdentifier, termination, of: life)
    }
    if isEnded { device.configuration.faultPolicy.punish(termination) }
    return ContactsError(.communicationError)
  }
}

/// What becomes of one try of a call.
private enum CallStep<Value: Sendable>: Sendable {
  case done(Value)
  case failed(ContactsError)
  case end(Termination)
  case ask(Prompt)
  case wait(OpenPrompt, WaitingPlace?)
}

/// How far one turn of a call came.
private enum Turn<Value: Sendable>: Sendable {
  case done(Value)
  /// The person was asked; the call is tried again.
  case asked
  case wait(OpenPrompt, WaitingPlace?)
}
