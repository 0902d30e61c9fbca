/// Decimal digits in a row, as a number and a length, so that leading zeros count.
struct DigitRun: Hashable {
  private(set) var value: UInt64 = 0
  private(set) var count = 0

  /// The most digits of which a prefix can be told.
  private static let limit = 19

  init() {}

  /// Takes the decimal digits of a text.
  init(_ text: String) {
    for byte in text.utf8 where byte >= 0x30 && byte <= 0x39 { append(UInt64(byte & 15)) }
  }

  mutating func append(_ digit: UInt64) {
    value = value &* 10 &+ digit
    count += 1
  }

  /// The first `length` digits as a number; nil where there are fewer or too many to tell.
  func leading(_ length: Int) -> UInt64? {
    guard length <= count, count <= Self.limit else { return nil }
    return value / Self.powers[count - length]
  }

  /// What is left behind the first `length` digits.
  func dropping(_ length: Int) -> DigitRun {
    guard length <= count, count <= Self.limit else { return self }
    var rest = self
    rest.value = value % Self.powers[count - length]
    rest.count = count - length
    return rest
  }

  /// What is left behind a prefix; nil where the digits do not begin with it, or are no more.
  func dropping(_ prefix: DigitRun) -> DigitRun? {
    guard prefix.count > 0, prefix.count < count, leading(prefix.count) == prefix.value else {
      return nil
    }
    return dropping(prefix.count)
  }

  private static let powers: [UInt64] = (0..<20).map { exponent in
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
