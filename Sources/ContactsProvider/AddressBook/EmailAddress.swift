internal import Foundation

/// An e-mail address as it is compared: whole, without regard to case.
struct EmailAddress: Equatable {
  private let text: String

  init(_ text: String) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    self.text =
      isASCII ? text.lowercased() : text.lowercased().precomposedStringWithCanonicalMapping
  }

  /// A digest of the address; nil for an empty one, which nothing is equal to.
  var key: UInt32? {
    guard !text.isEmpty else { return nil }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
