/// An identifier of a contact or of one entry of it: 16 bytes, with text made on demand.
///
/// Nothing in it counts: an identifier is derived from a seed and from what it names, so that
/// it tells nothing about other records (see the article Architecture).
public struct RecordIdentifier: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// No identity yet; an entry that has it gets a derived one when it is stored.
  public static let unset = RecordIdentifier(high: 0, low: 0)

  /// Reads an identifier: the upper-case UUID form as its 16 bytes, any other text by a digest.
  public init(text: String) {
    self = Self.parsingUUID(text) ?? Self.digest(of: text)
  }

  /// The upper-case UUID form of the 16 bytes.
  ///
  /// A record whose identifier was chosen by hand has a text of its own:
  /// see ``ContactRecord/identifierText``.
  public var uuidText: String {
    String(unsafeUninitializedCapacity: 36) { text in
      var place = 0
      for index in 0..<16 {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          text[place] = UInt8(ascii: "-")
          place += 1
        }
        let word = index < 8 ? high : low
        let byte = UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * (index % 8)))
        text[place] = Self.digit(byte >> 4)
        text[place + 1] = Self.digit(byte & 15)
        place += 2
      }
      return place
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func parsingUUID(_ text: String) -> RecordIdentifier? {
    let utf8 = text.utf8
    guard utf8.count == 36 else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    var digit = 0
    for (index, byte) in utf8.enumerated() {
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      let value: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      if digit < 16 { words.0 = words.0 << 4 | UInt64(value) }
      if digit >= 16 { words.1 = words.1 << 4 | UInt64(value) }
      digit += 1
    }
    return RecordIdentifier(high: words.0, low: words.1)
  }

  private static func digest(of text: String) -> RecordIdentifier {
    var digest = IdentifierDigest(seed: 0)
    digest.combine(text)
    return digest.finish()
  }
}
