/// A set of contact keys in one machine word.
public struct ContactKeySet: OptionSet, Hashable, Sendable {
  /// One bit for each ``ContactKey``, at the place that its raw value names.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Makes a set of one key.
  public init(_ key: ContactKey) { self.init(rawValue: 1 << UInt64(key.rawValue)) }

  /// Makes a set of several keys.
  public init(_ keys: some Sequence<ContactKey>) {
    self.init(rawValue: keys.reduce(0) { $0 | 1 << UInt64($1.rawValue) })
  }

  /// Every key.
  public static let all = ContactKeySet(ContactKey.allCases)

  /// The given and the family name, which scenario files call `name`.
  public static let name: ContactKeySet = [.init(.givenName), .init(.familyName)]

  /// Tells whether the set holds a key.
  public func contains(_ key: ContactKey) -> Bool {
    rawValue & (1 << UInt64(key.rawValue)) != 0
  }

  /// Adds a key.
  public mutating func insert(_ key: ContactKey) { formUnion(ContactKeySet(key)) }

  /// The keys of the set, in the order in which ``ContactKey`` declares them.
  public var keys: [ContactKey] { ContactKey.allCases.filter(contains) }
}
