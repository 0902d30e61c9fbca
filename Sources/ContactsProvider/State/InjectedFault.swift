/// An error that calls are to end with although the system would let them through.
public struct InjectedFault: Sendable {
  /// The calls that fail.
  public var call: Call
  /// The error that they end with.
  public var error: ContactsError
  /// How many calls fail.
  public var times: Int
  /// After how many contacts an enumeration fails; nil where calls fail at once.
  public var afterContacts: Int?

  /// Makes a fault for a number of calls.
  public init(
    call: Call, error: ContactsError, times: Int = 1, afterContacts: Int? = nil
  ) {
    self.call = call
    self.error = error
    self.times = times
    self.afterContacts = afterContacts
  }
}

extension DeviceState {
  /// Takes the error that a call is to end with, where one was injected.
  ///
  /// - Parameter isHalfway: Whether the call is under way.
  mutating func takeInjectedError(
    for call: Call, isHalfway: Bool = false
  ) -> ContactsError? {
    let index = injectedFaults.firstIndex { fault in
      fault.call == call && (fault.afterContacts != nil) == isHalfway
    }
    guard let index else { return nil }
    let error = injectedFaults[index].error
    injectedFaults[index].times -= 1
    if injectedFaults[index].times <= 0 { injectedFaults.remove(at: index) }
    return error
  }
}
