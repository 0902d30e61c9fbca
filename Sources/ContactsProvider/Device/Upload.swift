/// How the device reaches the network.
public enum NetworkState: String, CaseIterable, Sendable {
  /// As usual.
  case online
  /// Not at all.
  case offline
  /// With a long virtual delay.
  case slow

  /// How much virtual time an upload, or any other request, takes on a slow network.
  public static let slowDelay = Duration.seconds(30)
}

/// Values of contacts that an app sent away.
public struct Upload: Sendable {
  /// The host that they went to.
  public let host: String
  /// The contacts with the keys that were sent of each.
  public let contacts: [RecordIdentifier: ContactKeySet]
  /// The document in which they went, where the app stored one.
  public let document: ServerDocument?
}

extension AppProcess {
  /// Sends values of contacts to a host; a key that was not fetched ends the app.
  ///
  /// The app reads what it sends. Contacts that it made itself are sent too, but are none of the
  /// device's. On a slow network virtual time passes.
  /// - Parameter keys: The keys to send; nil for all that can be read.
  /// - Throws: ``ContactsError`` of `NSURLErrorDomain`, number -1009, where there is no network;
  ///   `communicationError` where the process ends.
  package func upload(
    _ contacts: [FetchedContact], keys: ContactKeySet?, to host: String
  ) throws(ContactsError) {
    var sent: [RecordIdentifier: ContactKeySet] = [:]
    for contact in contacts {
      let read = contact.read(keys ?? contact.keys)
      guard isRunning else { throw ContactsError(.communicationError) }
      guard contact.isFromStore, !read.isEmpty else { continue }
      for card in contact.cardIdentifiers { sent[card, default: []].formUnion(read) }
    }
    let upload = Upload(host: host, contacts: sent, document: nil)
    try device.withThrowingState { state throws(ContactsError) in
      try state.send(upload, from: self.bundleIdentifier)
    }
  }
}

extension SimulatedDevice {
  /// Sets how the device reaches the network.
  public func setNetwork(_ network: NetworkState) {
    withState { state in
      state.network = network
      state.record(.setting("network: \(network.rawValue)"), by: .system, app: nil)
    }
  }

  /// What an app has sent away so far, of the cards that the device has.
  public func uploads(of app: String) -> [RecordIdentifier: ContactKeySet] {
    withState { $0.apps[app]?.uploads ?? [:] }
  }
}

extension DeviceState {
  /// Carries out an upload as the network allows.
  fileprivate mutating func send(_ upload: Upload, from app: String) throws(ContactsError) {
    beginDecision()
    do throws(ContactsError) { try reachNetwork(latency: .zero) } catch {
      record(.uploadFailed(host: upload.host, error), by: .system, app: app)
      throw error
    }
    noteUpload(upload, from: app)
  }

  /// Lets a request go out as the network allows, which takes virtual time.
  mutating func reachNetwork(latency: Duration) throws(ContactsError) {
    switch network {
    case .online: clock += latency
    case .slow: clock += max(latency, NetworkState.slowDelay)
    case .offline:
      // NSURLErrorNotConnectedToInternet
      // (developer.apple.com/documentation/foundation/nsurlerrornotconnectedtointernet).
      throw ContactsError(domain: "NSURLErrorDomain", number: -1009)
    }
  }

  /// Notes that values of contacts have left the device.
  mutating func noteUpload(_ upload: Upload, from app: String) {
    for (contact, keys) in upload.contacts {
      apps[app]?.uploads[contact, default: []].formUnion(keys)
    }
    record(.upload(upload), by: .app, app: app)
  }
}
