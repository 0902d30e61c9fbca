import Dispatch

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
  /// A process that ends meanwhile is not called.
  public func requestAccess(_ completion: @escaping @Sendable (Bool, ContactsError?) -> Void) {
    openWork()
    queue.async { [self] in
      defer { closeWork() }
      let (granted, error) = answerRequest()
      guard isRunning else { return }
      AppProcess.$current.withValue(self) { completion(granted, error) }
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
      queue.async { [self] in continuation.resume(returning: answerRequest()) }
    }
    if let error { throw error }
    return granted
  }

  private func answerRequest() -> (Bool, ContactsError?) {
    do throws(ContactsError) {
      let granted = try admitted(to: .requestAccess) { state, status, _ in
        status != .limited || state.holds(.limitedCountsAsGranted)
      }
      return (granted, nil)
    } catch {
      let isError = device.withState { $0.holds(.refusalIsAnError) }
      return (false, isError || !isRunning ? error : nil)
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
    while true {
      guard isRunning else { throw ContactsError(.communicationError) }
      guard AppProcess.answering !== life else { throw end(.storeCallWhileAnswering) }
      let step = device.withState { attempt(call, wasAsked, &$0, body) }
      switch step {
      case .done(let value): return value
      case .failed(let error): throw error
      case .end(let termination): throw end(termination)
      case .ask(let prompt):
        try show(prompt)
        wasAsked = true
      case .wait(let closed):
        closed.wait()
        wasAsked = true
      }
    }
  }

  private func attempt<Value: Sendable>(
    _ call: Call, _ wasAsked: Bool, _ state: inout DeviceState,
    _ body: (inout DeviceState, AuthorizationState, Grant) throws(ContactsError) -> Value
  ) -> CallStep<Value> {
    state.beginDecision()
    switch state.admit(bundleIdentifier, to: call, wasAsked: wasAsked) {
    case .proceed(let status, let grant):
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
    case .wait(let closed): return .wait(closed)
    }
  }

  private func show(_ prompt: Prompt) throws(ContactsError) {
    var prompt = prompt
    while true {
      let person = device.currentPerson
      let answer = AppProcess.$answering.withValue(life) { person(prompt) }
      switch device.withState({ $0.answer(prompt, with: answer) }) {
      case .closed: return
      case .ask(let next): prompt = next
      case .end(let termination): throw end(termination)
      }
    }
  }

  /// Ends the process; the error is what a call under way gets.
  func end(_ termination: Termination) -> ContactsError {
    device.withState { state in
      _ = state.terminate(bundleIdentifier, termination)
    }
    device.configuration.faultPolicy.punish(termination)
    return ContactsError(.communicationError)
  }
}

/// What becomes of one try of a call.
private enum CallStep<Value: Sendable>: Sendable {
  case done(Value)
  case failed(ContactsError)
  case end(Termination)
  case ask(Prompt)
  case wait(DispatchGroup)
}
