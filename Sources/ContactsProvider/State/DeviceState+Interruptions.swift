/// What ends an enumeration half-way.
extension DeviceState {
  /// After how many contacts an enumeration is broken off; nil where nothing does.
  var contactsBeforeBreak: Int? { revocations.first ?? brokenFetch?.afterContacts }

  /// Breaks an enumeration off, and gives the error that it ends with; nil where it goes on.
  mutating func breakOff(for app: String) -> ContactsError? {
    beginDecision()
    guard revocations.isEmpty else {
      revocations.removeFirst()
      return revokeAccess(of: app)
    }
    guard let error = takeInjectedError(for: .fetch, isHalfway: true) else { return nil }
    record(.refused(.fetch, error), by: .system, app: app)
    return error
  }

  private mutating func revokeAccess(of app: String) -> ContactsError? {
    apps[app]?.decision = .denied
    record(.setting("access: \(status(of: app))"), by: .person, app: app)
    guard holds(.revokedEnumerationFails) else { return nil }
    let error = ContactsError(.authorizationDenied)
    record(.refused(.fetch, error), by: .system, app: app)
    return error
  }

  private var brokenFetch: InjectedFault? {
    injectedFaults.first { $0.call == .fetch && $0.afterContacts != nil }
  }
}

extension AppProcess {
  /// After how many contacts an enumeration is broken off; nil where nothing does.
  func contactsBeforeBreak() -> Int? { device.withState { $0.contactsBeforeBreak } }

  /// Breaks an enumeration off, and gives the error that it ends with; nil where it goes on.
  func breakOff() -> ContactsError? {
    device.withState { $0.breakOff(for: bundleIdentifier) }
  }
}
