/// A phone number as it is compared: a calling code and the digits behind it.
///
/// Apple promises best effort and no more for differing country codes
/// (developer.apple.com/documentation/contacts/cncontact/predicateforcontacts(matching:)). The rule
/// here: a number without a calling code is one of the device's region, and equal is what dials
/// the same telephone.
struct PhoneNumber: Hashable {
  /// The calling code; nil for a number in national form where the region is unknown.
  private let code: UInt64?
  private let national: DigitRun

  /// Reads a number with any formatting; nil for a text without digits.
  init?(_ text: String, plan: CallingPlan?) {
    let (digits, isInternational) = Self.digits(of: text)
    guard digits.count > 0 else { return nil }
    if isInternational {
      (code, national) = Self.splitting(digits)
    } else if let behindPrefix = digits.dropping(plan?.international ?? Self.usualPrefix) {
      (code, national) = Self.splitting(behindPrefix)
    } else {
      code = plan?.code
      national = plan?.withoutTrunk(digits) ?? digits
    }
  }

  /// A digest of the national number, which all forms of one number share, zeros before it apart.
  var key: UInt32 {
    UInt32(truncatingIfNeeded: national.value &* 0x9E37_79B9_7F4A_7C15 >> 32)
  }

  /// Tells whether two numbers reach the same telephone.
  func matches(_ other: PhoneNumber) -> Bool {
    guard let code, let otherCode = other.code else {
      return Self.withoutZeros(national) == Self.withoutZeros(other.national)
    }
    return code == otherCode && national == other.national
  }

  private static let usualPrefix = DigitRun("00")

  /// A number whose region is unknown may carry the zero that most regions dial first.
  private static func withoutZeros(_ digits: DigitRun) -> DigitRun {
    var rest = digits
    while rest.leading(1) == 0, rest.count > 1 { rest = rest.dropping(1) }
    return rest
  }

  /// Takes the calling code off, and the trunk prefix that some write behind it, as in +44 (0)7700.
  private static func splitting(_ digits: DigitRun) -> (UInt64?, DigitRun) {
    let length = CallingPlan.codeLength(of: digits)
    guard length > 0, length < digits.count, let code = digits.leading(length) else {
      return (0, digits)
    }
    let national = digits.dropping(length)
    guard let plan = CallingPlan(code: code) else { return (code, national) }
    return (code, plan.withoutTrunk(national))
  }

  /// The digits up to a pause or an extension, and whether a plus stands before them.
  private static func digits(of text: String) -> (DigitRun, isInternational: Bool) {
    var digits = DigitRun()
    var isInternational = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(UInt64(scalar.value & 15))
      case "+", "\u{FF0B}": isInternational = isInternational || digits.count == 0
      case ",", ";", "#", "x", "X", "e", "E":
        if digits.count > 0 { return (digits, isInternational) }
      default:
        if let digit = digit(scalar) { digits.append(digit) }
      }
    }
    return (digits, isInternational)
  }

  /// The value of a decimal digit of another script.
  private static func digit(_ scalar: Unicode.Scalar) -> UInt64? {
    guard scalar.value >= 0x80, scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { UInt64($0) }
  }
}
