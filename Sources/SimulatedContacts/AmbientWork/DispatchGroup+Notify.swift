public import Dispatch

extension DispatchGroup {
  /// Runs work once the group is empty, as the app that hands it over; open work until then.
  @preconcurrency
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    notify(
      qos: .unspecified, flags: [], queue: queue, execute: AmbientApp.current.counting(work))
  }
}
