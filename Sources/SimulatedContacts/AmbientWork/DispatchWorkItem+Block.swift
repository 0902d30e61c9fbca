public import Dispatch

extension DispatchWorkItem {
  /// Makes work that runs as the app that makes it, wherever it is performed.
  ///
  /// It is not open work, because nobody may ever perform it.
  @preconcurrency
  public convenience init(block: @escaping @Sendable @convention(block) () -> Void) {
    self.init(qos: .unspecified, flags: [], block: AmbientApp.current.carrying(block))
  }
}
