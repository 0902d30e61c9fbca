/// How an app reaches a server of its own for one request.
package struct ServerRequest: Sendable {
  /// The host.
  package var host: String
  /// The e-mail address of the person who is signed in; nil for nobody.
  package var person: String?
  /// How much virtual time the request takes on a network as usual.
  package var latency: Duration
  /// What the server answers instead of doing what is asked.
  package var failure: ContactsError?

  /// Makes a request.
  package init(
    to host: String, as person: String?, latency: Duration, failure: ContactsError? = nil
  ) {
    self.host = host
    self.person = person
    self.latency = latency
    self.failure = failure
  }
}

extension ContactsError {
  /// The domain of what a server of an app refuses; the numbers are those of HTTP.
  package static let serverDomain = "ServerErrorDomain"

  /// The path is none of a collection (400).
  package static let noCollection = ContactsError(domain: serverDomain, number: 400)
  /// Nobody is signed in (401).
  package static let notSignedIn = ContactsError(domain: serverDomain, number: 401)
  /// What is asked for belongs to somebody else (403).
  package static let notAllowed = ContactsError(domain: serverDomain, number: 403)
  /// There is no such document (404).
  package static let noDocument = ContactsError(domain: serverDomain, number: 404)
  /// The server cannot do what is asked just now (503).
  package static let serverUnavailable = ContactsError(domain: serverDomain, number: 503)
}

extension AppProcess {
  /// Stores a document in a collection and gives its identifier.
  ///
  /// What stands in the fields, or in the path, of contacts that the app has seen counts as
  /// uploaded, also where the server refuses: it has read the request by then.
  /// - Throws: ``ContactsError`` of `NSURLErrorDomain`, number -1009, where there is no network; of
  ///   ``ContactsError/serverDomain``, where the server refuses; `communicationError` where the
  ///   process has ended.
  package func addDocument(
    _ fields: [String: String], to collection: String, by request: ServerRequest
  ) throws(ContactsError) -> String {
    let texts = fields.keys.sorted().compactMap { fields[$0] } + [collection]
    return try send(request, about: collection, sending: texts) { state, found in
      let document = state.addDocument(fields, to: collection, at: request.host)
      state.noteUpload(
        Upload(host: request.host, contacts: found, document: document),
        from: self.bundleIdentifier)
      return document.identifier
    }
  }

  /// The documents of a collection, in the order in which they were stored.
  ///
  /// - Throws: As ``addDocument(_:to:by:)``.
  package func documents(
    in collection: String, by request: ServerRequest
  ) throws(ContactsError) -> [ServerDocument] {
    try send(request, about: collection) { state, _ in
      state.servers[request.host]?.documents(in: collection) ?? []
    }
  }

  /// Deletes a document.
  ///
  /// - Throws: As ``addDocument(_:to:by:)``, and number 404 where there is none.
  package func deleteDocument(
    _ identifier: String, from collection: String, by request: ServerRequest
  ) throws(ContactsError) {
    let isDeleted = try send(request, about: collection) { state, _ in
      state.servers[request.host]?.delete(identifier, from: collection) ?? false
    }
    guard isDeleted else { throw .noDocument }
  }

  /// Sends a request; where it carries texts, the answer is given what of contacts stands in them.
  private func send<Answer: Sendable>(
    _ request: ServerRequest, about collection: String, sending texts: [String]? = nil,
    _ answer: (inout DeviceState, Found) -> Answer
  ) throws(ContactsError) -> Answer {
    guard isRunning else { throw ContactsError(.communicationError) }
    let app = bundleIdentifier
    return try device.withThrowingState { state throws(ContactsError) in
      state.beginDecision()
      var found: Found = [:]
      do throws(ContactsError) {
        try state.reachNetwork(latency: request.latency)
        if let texts { found = state.seenKeys(of: app, in: texts) }
        if let refusal = request.refusal(of: collection) { throw refusal }
      } catch {
        guard texts != nil else { throw error }
        if !found.isEmpty {
          state.noteUpload(Upload(host: request.host, contacts: found, document: nil), from: app)
        }
        state.record(.uploadFailed(host: request.host, error), by: .system, app: app)
        throw error
      }
      return answer(&state, found)
    }
  }

  /// The keys of contacts that stand in a request, by card.
  private typealias Found = [RecordIdentifier: ContactKeySet]
}

extension ServerRequest {
  /// Why the server refuses: each person has what lies below `users` and their own address.
  fileprivate func refusal(of collection: String) -> ContactsError? {
    if let failure { return failure }
    guard Self.isCollection(collection) else { return .noCollection }
    guard let person else { return .notSignedIn }
    return collection.hasPrefix("users/\(person)/") ? nil : .notAllowed
  }

  /// Collections and documents take turns in a path, as in `users/ann@mail.example/contacts`.
  private static func isCollection(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count % 2 == 1 && parts.count < 100 && parts.allSatisfy { !$0.isEmpty }
  }
}

extension SimulatedDevice {
  /// All documents that a server has, by collection.
  package func documents(on host: String) -> [ServerDocument] {
    withState { $0.servers[host]?.all ?? [] }
  }
}

extension DeviceState {
  fileprivate mutating func addDocument(
    _ fields: [String: String], to collection: String, at host: String
  ) -> ServerDocument {
    servers[host, default: ServerDocuments(host: host, seed: configuration.seed)]
      .add(fields, to: collection)
  }
}
