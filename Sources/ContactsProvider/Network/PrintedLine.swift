/// A text that an app printed.
public struct PrintedLine: Sendable {
  /// The text, with the line break at its end where it has one.
  public let text: String
  /// The contacts whose values stand in it, as far as the app has seen them, with their keys.
  public let contacts: [RecordIdentifier: ContactKeySet]
}

extension AppProcess {
  /// Notes that the app printed a text; what stands in it of contacts counts as logged.
  package func notePrinted(_ text: String) {
    guard isRunning else { return }
    device.withState { $0.notePrinted(text, by: self.bundleIdentifier) }
  }
}

extension SimulatedDevice {
  /// What an app has printed so far of the cards that the device has.
  public func printed(by app: String) -> [RecordIdentifier: ContactKeySet] {
    withState { $0.apps[app]?.printed ?? [:] }
  }
}

extension DeviceState {
  fileprivate mutating func notePrinted(_ text: String, by app: String) {
    beginDecision()
    let found = seenKeys(of: app, in: [text])
    for (card, keys) in found { apps[app]?.printed[card, default: []].formUnion(keys) }
    record(.printed(PrintedLine(text: text, contacts: found)), by: .app, app: app)
  }
}
