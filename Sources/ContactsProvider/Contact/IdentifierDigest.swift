/// A deterministic 128-bit digest from which identifiers are made.
///
/// The same seed and the same input give the same identifier in every run and on every machine;
/// it is no protection against somebody who looks for two inputs with one digest.
struct IdentifierDigest {
  private var first: UInt64
  private var second: UInt64

  init(seed: UInt64) {
    first = 0x9E37_79B9_7F4A_7C15 ^ seed
    second = 0xC2B2_AE3D_27D4_EB4F &+ seed
  }

  mutating func combine(_ word: UInt64) {
    first = Self.mix(first ^ word)
    second = Self.mix(second &+ (word &* 0x9FB2_1C65_1E98_DF25))
  }

  /// Feeds a text, ended by its length, so that two texts in a row never read as one.
  mutating func combine(_ text: String) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 {
        combine(word)
        word = 0
      }
    }
    combine(word)
    combine(UInt64(count))
  }

  /// The identifier, marked as a UUID of version 8 (made by a rule of the maker's own).
  consuming func finish() -> RecordIdentifier {
    let high = Self.mix(first &+ second)
    let low = Self.mix(second ^ Self.mix(first))
    return RecordIdentifier(
      high: high & ~0xF000 | 0x8000,
      low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
  }

  private static func mix(_ word: UInt64) -> UInt64 {
    var value = word
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
