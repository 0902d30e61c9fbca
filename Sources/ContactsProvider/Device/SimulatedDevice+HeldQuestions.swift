// What the person left on the screen, and answers later.
extension SimulatedDevice {
  /// Whether a prompt or sheet of an app was left on the screen.
  public func hasOpenQuestion(of app: String) -> Bool {
    withState { state in
      state.apps[app]?.openPrompt?.isHeld == true || state.apps[app]?.openSheet?.resume != nil
    }
  }

  /// How many calls of an app ever came to wait for what is on the screen.
  package func waitCount(of app: String) -> Int { withState { $0.apps[app]?.waitCount ?? 0 } }

  /// The prompt of an app that was left on the screen, in the stage that it shows.
  public func heldPrompt(of app: String) -> Prompt? {
    withState { state in
      state.apps[app]?.openPrompt.flatMap { $0.isHeld ? $0.prompt : nil }
    }
  }

  /// Answers a prompt that was left on the screen; calls that wait for it go on.
  ///
  /// After `continue` the second stage is left on the screen.
  /// - Returns: Whether there was one.
  @discardableResult
  public func answerHeldPrompt(of app: String, with answer: PromptAnswer) -> Bool {
    guard let prompt = heldPrompt(of: app) else { return false }
    if case .end(let termination) = withState({ $0.answer(prompt, with: answer) }) {
      process(of: app)?.end(termination)
    }
    return true
  }

  /// The sheet of a kind that was left on the screen.
  package func heldSheet<Asked: Question>(of app: String, _ kind: Asked.Type) -> Asked? {
    withState { state in
      state.apps[app]?.openSheet.flatMap { $0.resume == nil ? nil : $0.question as? Asked }
    }
  }

  /// Answers a sheet that was left on the screen.
  ///
  /// - Returns: Whether there was one of this kind.
  package func answerHeldSheet<Asked: Question>(
    of app: String, _ kind: Asked.Type, with answer: Asked.Answer
  ) -> Bool {
    let resume: (@Sendable (any Sendable) -> Void)? = withState { state in
      guard state.apps[app]?.openSheet?.question is Asked else { return nil }
      defer { state.apps[app]?.openSheet?.resume = nil }
      return state.apps[app]?.openSheet?.resume
    }
    resume?(answer)
    return resume != nil
  }
}
