/// A document that apps keep on a server of theirs.
public struct ServerDocument: Sendable, Hashable {
  /// The path of the collection, such as `users/ann@mail.example/contacts`.
  public let collection: String
  /// The identifier in the collection: 20 letters and digits that the server made up.
  public let identifier: String
  /// The fields by name.
  public let fields: [String: String]

  /// The path of the document.
  public var path: String { "\(collection)/\(identifier)" }
}

/// The documents of one server, which outlive every process and app.
struct ServerDocuments: Sendable {
  private let host: String
  private let seed: UInt64
  private var collections: [String: [ServerDocument]] = [:]
  private var count: UInt64 = 0

  init(host: String, seed: UInt64) {
    self.host = host
    self.seed = seed
  }

  /// The documents of a collection, in the order in which they were stored.
  func documents(in collection: String) -> [ServerDocument] { collections[collection] ?? [] }

  /// All documents, by collection.
  var all: [ServerDocument] { collections.keys.sorted().flatMap(documents) }

  /// Stores a document under an identifier of its own.
  mutating func add(_ fields: [String: String], to collection: String) -> ServerDocument {
    count += 1
    let document = ServerDocument(
      collection: collection, identifier: newIdentifier(), fields: fields)
    collections[collection, default: []].append(document)
    return document
  }

  /// Deletes a document; false where there is none.
  mutating func delete(_ identifier: String, from collection: String) -> Bool {
    guard let place = documents(in: collection).firstIndex(where: { $0.identifier == identifier })
    else { return false }
    collections[collection]?.remove(at: place)
    if documents(in: collection).isEmpty { collections[collection] = nil }
    return true
  }

  private func newIdentifier() -> String {
    var digest = IdentifierDigest(seed: seed)
    digest.combine(host)
    digest.combine(count)
    let words = digest.finish()
    return Self.letters(words.high) + Self.letters(words.low)
  }

  /// Ten letters and digits; a word has more than enough for them.
  private static func letters(_ word: UInt64) -> String {
    var rest = word
    return String(
      decoding: (0..<10).map { _ in
        defer { rest /= UInt64(alphabet.count) }
        return alphabet[Int(rest % UInt64(alphabet.count))]
      }, as: UTF8.self)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
}
