internal import Foundation

/// An e-mail address as it is compared: whole, without regard to case.
enum EmailAddress {
  /// A digest of an address; nil for an empty one, which nothing is equal to.
  static func key(of address: String) -> UInt32? {
    guard !address.isEmpty else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in address.utf8 {
      guard byte < 0x80 else { return key(ofFolded: folded(address)) }
      hash = (hash ^ UInt64(lowered(byte))) &* 0x100_0000_01B3
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Tells whether two addresses are the same.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    if left.utf8.count == right.utf8.count,
      left.utf8.elementsEqual(right.utf8, by: { lowered($0) == lowered($1) })
    {
      return true
    }
    return isASCII(left) || isASCII(right) ? false : folded(left) == folded(right)
  }

  private static func key(ofFolded address: String) -> UInt32 {
    let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func folded(_ text: String) -> String {
    text.lowercased().precomposedStringWithCanonicalMapping
  }
}
