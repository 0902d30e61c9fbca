public import ContactsProvider

/// Which properties of which contacts an app has got or read, by full name.
///
/// Contacts that share a name have their identifier behind it, as in `Ann Alpha (first)`.
public struct Exposure: Sendable, Hashable {
  private var keys: [String: Set<ContactKey>]

  /// Makes an exposure of the same properties of several contacts.
  public init(of names: some Sequence<String>, _ keys: Set<ContactKey>) {
    self.init(names.map { ($0, keys) })
  }

  init(_ keys: some Sequence<(String, Set<ContactKey>)>) {
    self.keys = Dictionary(keys, uniquingKeysWith: { $0.union($1) }).filter { !$0.value.isEmpty }
  }

  /// Whether there is none.
  public var isEmpty: Bool { keys.isEmpty }

  /// The names of the contacts, sorted.
  public var names: [String] { keys.keys.sorted() }

  /// The properties of the contact with a name; empty where there are none.
  public subscript(name: String) -> Set<ContactKey> { keys[name] ?? [] }
}

extension Exposure: ExpressibleByDictionaryLiteral {
  /// Makes an exposure such as `["Kate Bell": [.givenName, .phoneNumbers]]`.
  public init(dictionaryLiteral elements: (String, Set<ContactKey>)...) {
    self.init(elements)
  }
}

extension Exposure: CustomStringConvertible {
  /// The exposure as a literal, sorted.
  public var description: String {
    guard !isEmpty else { return "nothing" }
    let entries = names.map { name in "\"\(name)\": [\(Self.listing(self[name]))]" }
    return "[\(entries.joined(separator: ", "))]"
  }

  private static func listing(_ keys: Set<ContactKey>) -> String {
    ContactKeySet(keys).keys.map { ".\($0.name)" }.joined(separator: ", ")
  }
}
