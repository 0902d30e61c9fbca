/// An error that calls are to end with although the system would let them through.
public struct InjectedFault: Sendable {
  /// The calls that fail.
  public var call: Call
  /// The error that they end with.
  public var error: ContactsError
  /// How many calls fail.
  public var times: Int

  /// Makes a fault for a number of calls.
  public init(call: Call, error: ContactsError, times: Int = 1) {
    self.call = call
    self.error = error
    self.times = times
  }
}

extension DeviceState {
  /// Takes the error that a call is to end with, where one was injected.
  mutating func takeInjectedError(for call: Call) -> ContactsError? {
    guard let index = injectedFaults.firstIndex(where: { $0.call == call }) else { return nil }
    let error = injectedFaults[index].error
    injectedFaults[index].times -= 1
    if injectedFaults[index].times <= 0 { injectedFaults.remove(at: index) }
    return error
  }
}
