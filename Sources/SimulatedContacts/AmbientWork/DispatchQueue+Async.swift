public import Dispatch

// Dispatch declares one method with three default arguments. A method without default arguments is
// preferred, so there is one for each choice of arguments; only a call that gives all three is
// Dispatch's own.

extension DispatchQueue {
  /// Runs work as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: .unspecified, flags: [], execute: AmbientApp.current.counting(work))
  }

  /// Runs work in a group as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: [], execute: AmbientApp.current.counting(work))
  }

  /// Runs work of a quality as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: qos, flags: [], execute: AmbientApp.current.counting(work))
  }

  /// Runs work with flags as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: .unspecified, flags: flags, execute: AmbientApp.current.counting(work))
  }

  /// Runs work in a group of a quality as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    group: DispatchGroup, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: qos, flags: [], execute: AmbientApp.current.counting(work))
  }

  /// Runs work in a group with flags as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    group: DispatchGroup, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: group, qos: .unspecified, flags: flags, execute: AmbientApp.current.counting(work))
  }

  /// Runs work of a quality with flags as the app that hands it over, as open work.
  @preconcurrency
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    async(group: nil, qos: qos, flags: flags, execute: AmbientApp.current.counting(work))
  }
}
