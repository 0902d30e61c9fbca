/// Why a device cannot be as a test wants it.
public enum DeviceSetupError: Error, Sendable, Hashable {
  /// No contact has this full name or identifier; the names that there are come with it.
  case unknownContact(String, names: [String])
  /// Several contacts have this full name.
  case ambiguousContact(String, count: Int)
  /// Two contacts were given the identifier.
  case duplicateIdentifier(String)
  /// Contacts, accounts and groups do not fit together; the text says how.
  case unfitting(String)
  /// The first contact was to be shared, and there is none.
  case nobodyToShare
  /// The system has no limited access.
  case noLimitedAccess(String)
  /// No device belongs to the code that runs.
  case noDevice
}

extension DeviceSetupError: CustomStringConvertible {
  /// What is wrong and what to write instead.
  public var description: String {
    switch self {
    case .unknownContact(let text, let names):
      "No contact has the full name or identifier '\(text)'. \(Self.listing(names))"
    case .ambiguousContact(let text, let count):
      """
      \(count) contacts have the full name '\(text)'. Give them identifiers, as in \
      .person("\(text)", identifier: "first"), and name one of these.
      """
    case .duplicateIdentifier(let text):
      "Two contacts have the identifier '\(text)'. Give each its own."
    case .unfitting(let text): text
    case .nobodyToShare:
      """
      Limited access shares the first contact, and the device has no contacts. Give it some, or \
      use .limitedToNobody.
      """
    case .noLimitedAccess(let system):
      "\(system) has no limited access. Use another state, or a system from iOS 18 on."
    case .noDevice:
      """
      No test device is here. Give the test the trait .device(…), or run the code inside \
      withDevice { device in … }.
      """
    }
  }

  private static func listing(_ names: [String]) -> String {
    guard !names.isEmpty else { return "The device has no contacts." }
    let shown = names.prefix(8).joined(separator: ", ")
    let rest = names.count > 8 ? " and \(names.count - 8) more" : ""
    return "The contacts are \(shown)\(rest)."
  }
}
