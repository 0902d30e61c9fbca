public import ContactsPicker
public import ContactsProvider

// What a test lets the person do.
extension TestDevice {
  /// Gives the device a person who answers prompts from now on; contacts go by name.
  public func setPerson(_ answer: @escaping @Sendable (Prompt) -> PromptAnswer?) {
    self.answer(with: answer)
  }

  /// Gives the device a person who answers contact pickers from now on; contacts go by name.
  @_disfavoredOverload
  public func setPerson(_ answer: @escaping @Sendable (PickerSheet) -> PickerAnswer?) {
    self.answer(with: answer)
  }

  /// Gives the device a person who uses contact access buttons from now on; contacts go by name.
  @_disfavoredOverload
  public func setPerson(_ answer: @escaping @Sendable (AccessButtonView) -> AccessButtonAnswer?) {
    self.answer(with: answer)
  }

  /// Gives the device a person who answers contact access pickers from now on; contacts go by name.
  @_disfavoredOverload
  public func setPerson(_ answer: @escaping @Sendable (AccessPickerSheet) -> AccessPickerAnswer?) {
    self.answer(with: answer)
  }

  /// Changes the app's access from outside, as in Settings.
  ///
  /// On iOS this ends the app where its status changes: go on with `relaunch`.
  /// `notDetermined` forgets the decision, as a tool does.
  /// - Throws: ``DeviceSetupError``, or `SettingsRefusal` where Settings has no such choice.
  public func changeAccess(to state: AccessState) throws {
    let app = bundleIdentifier
    switch state {
    case .notDetermined: simulation.privacy(.reset, app: app)
    case .restricted: simulation.setRestricted(true)
    case .denied: try simulation.choose(.denied, for: app)
    case .authorized: try simulation.choose(.authorized, for: app)
    case .limited:
      guard case .limited(let identifiers) = try simulation.decision(for: state) else { return }
      try simulation.choose(.limited(identifiers), for: app)
    }
  }

  /// Replaces the contacts that are shared with an app that has limited access.
  ///
  /// - Throws: ``DeviceSetupError``, or `SettingsRefusal` without limited access.
  public func share(_ names: [String]) throws {
    try simulation.share(try simulation.identifiers(of: names), with: bundleIdentifier)
  }

  /// The prompt that the person left on the screen.
  public var openPrompt: Prompt? { simulation.heldPrompt(of: bundleIdentifier) }

  /// Answers the prompt that the person left on the screen; contacts go by name.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``DeviceSetupError`` where the answer names an unknown contact.
  @discardableResult
  public func answerOpenPrompt(_ answer: PromptAnswer) throws(DeviceSetupError) -> Bool {
    let answer = try answer.identifying(on: simulation)
    return simulation.answerHeldPrompt(of: bundleIdentifier, with: answer)
  }

  /// The contact picker that the person left open.
  public var openPicker: PickerSheet? { simulation.heldPicker(of: bundleIdentifier) }

  /// Goes on with the contact picker that the person left open; contacts go by name.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: ``DeviceSetupError`` where the answer names an unknown contact.
  @discardableResult
  public func answerOpenPicker(_ answer: PickerAnswer) throws(DeviceSetupError) -> Bool {
    let answer = try answer.identifying(on: simulation)
    return simulation.answerHeldPicker(of: bundleIdentifier, with: answer)
  }

  /// Says that the test is about an end of the app, which is then no fault.
  ///
  /// May be said before or after the end. Where the app does not end so, that is a fault.
  public func expectTermination(_ termination: ExpectedTermination) {
    withNotes { $0.expectations.append(termination) }
  }
}

// MARK: Runs of the app

extension TestDevice {
  /// Starts the app again and runs code of the new run.
  ///
  /// A run that goes on is stopped without a fault. What the earlier run made, such as stores,
  /// belongs to it and is of no use any more.
  nonisolated(nonsending) public func relaunch<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    launch()
    return try await perform(body)
  }

  /// Starts the app again and runs code of the new run.
  public func relaunch<Value>(_ body: () throws -> Value) rethrows -> Value {
    launch()
    return try perform(body)
  }

  /// Runs code as the app, where the way here lost it: in an operation queue or a thread.
  public func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
    try AppProcess.$current.withValue(run) {
      try TestDevice.$scoped.withValue(self) { try body() }
    }
  }

  nonisolated(nonsending) func perform<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    try await AppProcess.$current.withValue(run) {
      try await TestDevice.$scoped.withValue(self) { try await body() }
    }
  }

  private func launch() {
    guard let run = simulation.launch(bundleIdentifier) else { return }
    withNotes { $0.runs.append(run) }
  }
}
