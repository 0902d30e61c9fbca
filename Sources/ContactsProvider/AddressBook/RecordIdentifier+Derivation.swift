internal import Foundation

/// Identifiers that name what they are derived from, and count nothing that an app may not see.
extension RecordIdentifier {
  /// The identity of a card that came with the device.
  ///
  /// `ordinal` is its place among cards with equal values; entries' identities are no values.
  static func contact(seed: UInt64, values: ContactValues, ordinal: Int) -> RecordIdentifier {
    var digest = IdentifierDigest(seed: seed)
    values.combine(into: &digest)
    digest.combine(UInt64(ordinal))
    return digest.finish()
  }

  /// The identity of an entry; `ordinal` is its place among entries with its label and value.
  static func entry<Value: DigestedValue>(
    of contact: RecordIdentifier, key: ContactKey, label: String?, value: Value, ordinal: Int
  ) -> RecordIdentifier {
    var digest = IdentifierDigest(seed: contact.high)
    digest.combine(contact.low)
    digest.combine(UInt64(key.rawValue))
    digest.combine(label ?? "")
    value.combine(into: &digest)
    digest.combine(UInt64(ordinal))
    return digest.finish()
  }

  /// The identity of a card or entry that an app made as the `counter`-th of its own.
  static func created(seed: UInt64, app: String, counter: UInt64) -> RecordIdentifier {
    var digest = IdentifierDigest(seed: seed)
    digest.combine(app)
    digest.combine(counter)
    return digest.finish()
  }

  /// A digest of the identifier, by which it is looked up.
  var key: UInt32 {
    let mixed = (high ^ (low << 32 | low >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }
}

/// Derives the identities of the cards that come with a device, counting those with equal values.
struct ContactIdentities {
  private let seed: UInt64
  private var counts: [RecordIdentifier: Int] = [:]

  init(seed: UInt64) { self.seed = seed }

  /// The identity of the next card with these values.
  mutating func next(for values: ContactValues) -> RecordIdentifier {
    let first = RecordIdentifier.contact(seed: seed, values: values, ordinal: 0)
    let ordinal = counts[first, default: 0]
    counts[first] = ordinal + 1
    return ordinal == 0 ? first : .contact(seed: seed, values: values, ordinal: ordinal)
  }
}

/// Derives the identities of accounts and groups, which are known by name, counting equal ones.
struct NamedIdentities {
  /// What has a name, as a number that parts the identities of the kinds.
  enum Kind: UInt64 {
    case container = 1
    case group = 2
  }

  private let seed: UInt64
  private var counts: [RecordIdentifier: UInt64] = [:]

  init(seed: UInt64) { self.seed = seed }

  /// The identity of the next thing of a kind with this name; `place` is where it belongs.
  mutating func next(_ kind: Kind, _ name: String, _ place: UInt64) -> RecordIdentifier {
    let first = identity(kind, name, place, ordinal: 0)
    let ordinal = counts[first, default: 0]
    counts[first] = ordinal + 1
    return identity(kind, name, place, ordinal: ordinal)
  }

  private func identity(
    _ kind: Kind, _ name: String, _ place: UInt64, ordinal: UInt64
  ) -> RecordIdentifier {
    var digest = IdentifierDigest(seed: seed ^ 0x6E61_6D65_6400_0000)
    for word in [kind.rawValue, place, ordinal] { digest.combine(word) }
    digest.combine(name)
    return digest.finish()
  }
}

extension ContactValues {
  /// Gives every entry without an identity the one that derives from the contact's, its label and its value.
  mutating func identifyEntries(of contact: RecordIdentifier) {
    Self.identify(&phoneNumbers, .phoneNumbers, of: contact)
    Self.identify(&emailAddresses, .emailAddresses, of: contact)
    Self.identify(&postalAddresses, .postalAddresses, of: contact)
    Self.identify(&urlAddresses, .urlAddresses, of: contact)
    Self.identify(&contactRelations, .contactRelations, of: contact)
    Self.identify(&socialProfiles, .socialProfiles, of: contact)
    Self.identify(&instantMessageAddresses, .instantMessageAddresses, of: contact)
    Self.identify(&dates, .dates, of: contact)
  }

  private static func identify<Value: DigestedValue>(
    _ entries: inout [LabeledValue<Value>], _ key: ContactKey, of contact: RecordIdentifier
  ) {
    guard !entries.isEmpty else { return }
    var counts: [RecordIdentifier: Int] = [:]
    for index in entries.indices {
      let entry = entries[index]
      let derived = { (ordinal: Int) in
        RecordIdentifier.entry(
          of: contact, key: key, label: entry.label, value: entry.value, ordinal: ordinal)
      }
      let first = derived(0)
      let ordinal = counts[first, default: 0]
      counts[first] = ordinal + 1
      guard entry.identifier == .unset else { continue }
      entries[index].identifier = ordinal == 0 ? first : derived(ordinal)
    }
  }
}
