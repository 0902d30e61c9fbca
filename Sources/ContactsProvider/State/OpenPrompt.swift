import Dispatch

/// A prompt that is on the screen, and the calls that wait for it.
struct OpenPrompt: Sendable {
  var prompt: Prompt
  /// Whether the person left it there; it may be answered later.
  private(set) var isHeld = false
  /// Whether other calls than the one that brought it wait for its answer.
  var isShared = false
  /// Left when the person has looked at the prompt: answered it, or left it there.
  let attended = DispatchGroup()
  /// Left when the prompt is gone.
  let closed = DispatchGroup()
  /// The threads that wait, in the order in which they came.
  let line = WaitingLine()

  init(_ prompt: Prompt) {
    self.prompt = prompt
    attended.enter()
    closed.enter()
  }

  /// The person leaves the prompt on the screen.
  mutating func hold() {
    if !isHeld { attended.leave() }
    isHeld = true
  }

  /// The prompt goes away; calls that wait for it go on.
  mutating func close() {
    hold()
    closed.leave()
  }
}
