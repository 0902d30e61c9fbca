internal import ContactsProvider
internal import Foundation

/// A server of an app's own: documents in collections, of which each person has their own.
///
/// Made at the launch of an app, whose it is. The documents stay when the app ends. Requests take
/// virtual time and go out as the network of the device allows, and what stands in a document of
/// contacts that the app has seen counts as uploaded.
///
/// ```swift
/// let server = SimulatedServer()
/// server.signIn(as: "ann@mail.example")
/// let identifier = try await server.add(
///   ["name": "Mira Solberg"], to: "users/ann@mail.example/contacts")
/// ```
public final class SimulatedServer: Sendable {
  /// The host that reports name.
  public let host: String
  private let latency: Duration
  private let process: AppProcess
  private let session = Guarded(Session())

  private struct Session {
    var person: String?
    var failures: [String] = []
  }

  /// Makes the connection of the app that is launched to a server.
  ///
  /// Stops the program where no app runs, as a contact store does.
  /// - Parameter latency: How much virtual time each request takes on a network as usual.
  public init(host: String = "server.example", latency: Duration = .milliseconds(200)) {
    self.host = host
    self.latency = latency
    process = AppProcess.requireAmbient()
  }

  /// The e-mail address of the person who is signed in; nil for nobody.
  public var person: String? { session.withLock(\.person) }

  /// Signs a person in, who may then reach what lies below `users` and their e-mail address.
  public func signIn(as email: String) { session.withLock { $0.person = email } }

  /// Signs the person out.
  public func signOut() { session.withLock { $0.person = nil } }

  /// Lets the next request fail with a text; several calls are for several requests.
  public func failNext(with message: String) {
    session.withLock { $0.failures.append(message) }
  }
}

// MARK: Requests

extension SimulatedServer {
  /// Stores a document and gives its identifier, 20 letters and digits that the server made up.
  ///
  /// - Throws: ``ServerError``; an error of `NSURLErrorDomain`, number -1009, without a network.
  @concurrent
  public func add(_ fields: [String: String], to collection: String) async throws -> String {
    try await answer { request throws(ContactsError) in
      try self.process.addDocument(fields, to: collection, by: request)
    }
  }

  /// The documents of a collection, in the order in which they were stored.
  ///
  /// - Throws: As ``add(_:to:)``.
  @concurrent
  public func documents(in collection: String) async throws -> [StoredDocument] {
    try await answer { request throws(ContactsError) in
      try self.process.documents(in: collection, by: request)
    }
    .map { StoredDocument(identifier: $0.identifier, fields: $0.fields) }
  }

  /// Deletes a document of a collection.
  ///
  /// - Throws: As ``add(_:to:)``.
  @concurrent
  public func delete(_ identifier: String, from collection: String) async throws {
    try await answer { request throws(ContactsError) in
      try self.process.deleteDocument(identifier, from: collection, by: request)
    }
  }

  private func answer<Answer: Sendable>(
    _ body: (ServerRequest) throws(ContactsError) -> Answer
  ) async throws -> Answer {
    // What the app shows while it waits can then be seen, as with a server that takes its time.
    await Task.yield()
    let (person, failure) = session.withLock { session in
      (session.person, session.failures.isEmpty ? nil : session.failures.removeFirst())
    }
    let request = ServerRequest(
      to: host, as: person, latency: latency,
      failure: failure.map { _ in .serverUnavailable })
    do throws(ContactsError) { return try body(request) } catch {
      throw ServerError.of(error, message: failure)
    }
  }
}

// MARK: What scenarios look at

extension SimulatedServer: AppValueConvertible {
  /// All documents as a tree of the parts of their paths; nothing where there are none.
  public var tree: AppValue {
    var tree = DocumentTree()
    for document in process.device.documents(on: host) {
      tree.add(document.fields, at: document.path.split(separator: "/")[...])
    }
    return tree.branches.isEmpty ? .none : tree.value
  }

  /// The tree of the documents.
  public var appValue: AppValue { tree }
}

/// A document as an app gets it back.
public struct StoredDocument: Sendable, Hashable {
  /// The identifier in the collection.
  public let identifier: String
  /// The fields by name.
  public let fields: [String: String]
}

/// Documents by the parts of their paths.
private struct DocumentTree {
  var fields: [String: String] = [:]
  var branches: [String: DocumentTree] = [:]

  mutating func add(_ fields: [String: String], at path: ArraySlice<Substring>) {
    guard let part = path.first else {
      self.fields = fields
      return
    }
    branches[String(part), default: DocumentTree()].add(fields, at: path.dropFirst())
  }

  var value: AppValue {
    let values = fields.mapValues { AppValue.text($0) }
    return .mapping(values.merging(branches.mapValues(\.value)) { field, _ in field })
  }
}
