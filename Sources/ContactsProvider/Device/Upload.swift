/// How the device reaches the network.
public enum NetworkState: String, CaseIterable, Sendable {
  /// As usual.
  case online
  /// Not at all.
  case offline
  /// With a long virtual delay.
  case slow
}

/// Values of contacts that an app sent away.
public struct Upload: Sendable {
  /// The host that they went to.
  public let host: String
  /// The contacts with the keys that were sent of each.
  public let contacts: [RecordIdentifier: ContactKeySet]
}

extension AppProcess {
  /// Sends values of contacts to a host; a key that was not fetched ends the app.
  ///
  /// - Throws: An error of `NSURLErrorDomain` where the network fails.
  package func upload(
    _ contacts: [FetchedContact], keys: ContactKeySet?, to host: String
  ) throws(ContactsError) {}
}

extension SimulatedDevice {
  /// Sets how the device reaches the network.
  public func setNetwork(_ network: NetworkState) {}

  /// What an app has sent away so far.
  public func uploads(of app: String) -> [RecordIdentifier: ContactKeySet] { [:] }
}
