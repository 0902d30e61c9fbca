/// The first sixteen bytes of a folded name word, in order as its UTF-8 is.
struct NameWord: Comparable {
  let high: UInt64
  let low: UInt64

  static let length = 16

  init(_ bytes: some Sequence<UInt8>) {
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes.prefix(Self.length).enumerated() {
      let shift = UInt64(56 - 8 * (index % 8))
      if index < 8 { words.0 |= UInt64(byte) << shift } else { words.1 |= UInt64(byte) << shift }
    }
    high = words.0
    low = words.1
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The last word that begins with the first `count` bytes of this one.
  func last(sharing count: Int) -> NameWord {
    let bits = UInt64(8 * min(count, Self.length))
    let ones = UInt64.max
    return NameWord(
      high: high | ones >> bits,
      low: low | ones >> (max(bits, 64) - 64))
  }

  static func < (left: NameWord, right: NameWord) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }
}
