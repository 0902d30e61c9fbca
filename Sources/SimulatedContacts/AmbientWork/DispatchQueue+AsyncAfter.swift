public import Dispatch

// Work for a later time runs as the app that hands it over, but is not open work: a settled app
// may well have a timer running.

extension DispatchQueue {
  /// Runs work at a later time as the app that hands it over.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(
      deadline: deadline, qos: .unspecified, flags: [],
      execute: AmbientApp.current.carrying(work))
  }

  /// Runs work of a quality at a later time as the app that hands it over.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, qos: qos, flags: [], execute: AmbientApp.current.carrying(work))
  }

  /// Runs work with flags at a later time as the app that hands it over.
  @preconcurrency
  public func asyncAfter(
    deadline: DispatchTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(
      deadline: deadline, qos: .unspecified, flags: flags,
      execute: AmbientApp.current.carrying(work))
  }

  /// Runs work at a later time of the clock as the app that hands it over.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(
      wallDeadline: wallDeadline, qos: .unspecified, flags: [],
      execute: AmbientApp.current.carrying(work))
  }

  /// Runs work of a quality at a later time of the clock as the app that hands it over.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(
      wallDeadline: wallDeadline, qos: qos, flags: [],
      execute: AmbientApp.current.carrying(work))
  }

  /// Runs work with flags at a later time of the clock as the app that hands it over.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(
      wallDeadline: wallDeadline, qos: .unspecified, flags: flags,
      execute: AmbientApp.current.carrying(work))
  }
}
