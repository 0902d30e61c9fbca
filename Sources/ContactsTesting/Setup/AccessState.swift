internal import ContactsProvider

/// A state of access in which a test finds the app.
///
/// ``allCases`` has the six that an app has to be ready for, as arguments of a test.
public enum AccessState: Sendable, Hashable {
  /// Nobody was asked yet.
  case notDetermined
  /// Screen Time or management keeps apps from contacts.
  case restricted
  /// The person refused.
  case denied
  /// The person shares these contacts, by full name or identifier; nil stands for the first one.
  case limited(to: [String]?)
  /// The person shares every contact.
  case authorized

  /// The person shares the first contact of the device.
  public static let limitedToSome = AccessState.limited(to: nil)
  /// The person has limited access on, and shares nobody.
  public static let limitedToNobody = AccessState.limited(to: [])
}

extension AccessState: CaseIterable {
  /// Every state, limited access once with a contact and once without.
  public static let allCases: [AccessState] = [
    .notDetermined, .restricted, .denied, .limitedToSome, .limitedToNobody, .authorized,
  ]
}

extension AccessState: CustomStringConvertible {
  /// The state in words.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .restricted: "restricted"
    case .denied: "denied"
    case .limited(to: nil): "limited to the first contact"
    case .limited(to: []): "limited to nobody"
    case .limited(let names?): "limited to \(names.joined(separator: ", "))"
    case .authorized: "authorized"
    }
  }
}

extension SimulatedDevice {
  /// The decision that a state stands for on this device.
  func decision(for state: AccessState) throws(DeviceSetupError) -> Access {
    switch state {
    case .notDetermined, .restricted: return .notDetermined
    case .denied: return .denied
    case .authorized: return .authorized
    case .limited(let names):
      let system = configuration.system
      guard system.capabilities.hasLimitedAccess else { throw .noLimitedAccess(system.name) }
      if let names { return .limited(try identifiers(of: names)) }
      guard let first = contacts.first else { throw .nobodyToShare }
      return .limited([first.identifierText])
    }
  }
}
