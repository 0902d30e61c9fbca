import Dispatch

/// A prompt that is on the screen, and the calls that wait for its answer.
struct OpenPrompt: Sendable {
  var prompt: Prompt
  /// Left when the prompt is gone; calls of other threads wait for that.
  let closed: DispatchGroup

  init(_ prompt: Prompt) {
    self.prompt = prompt
    closed = DispatchGroup()
    closed.enter()
  }
}
