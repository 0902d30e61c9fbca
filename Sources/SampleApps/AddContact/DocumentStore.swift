/// Where an app keeps documents on a server: collections, of which each person has their own.
public protocol DocumentStore: Sendable {
  /// Signs a person in, whose collections lie below `users` and their e-mail address.
  func signIn(as email: String)

  /// Signs the person out.
  func signOut()

  /// Stores a document in a collection and gives its identifier, which the server makes up.
  func add(_ fields: [String: String], to collection: String) async throws -> String

  /// The documents of a collection, in the order in which they were stored.
  func documents(in collection: String) async throws -> [StoredFields]
}

/// A document of a collection: fields by name.
public struct StoredFields: Identifiable, Equatable, Sendable {
  /// The identifier in the collection.
  public let id: String
  /// The fields.
  public let fields: [String: String]

  /// Makes a document.
  public init(id: String, fields: [String: String]) {
    self.id = id
    self.fields = fields
  }
}
