internal import ScenarioSyntax

/// What a scalar without a tag is under the core schema of YAML 1.2.
///
/// The language itself never asks: there every scalar is text until a key takes something else.
enum CoreSchemaValue: Equatable {
  case null
  case boolean(Bool)
  /// A number, as JSON writes it.
  case number(String)
  /// Infinity, or no number.
  case notFinite
  case text

  /// Reads a scalar by its text; only a plain one can be anything but text.
  init(_ scalar: Node.Scalar) {
    guard scalar.style == .plain else {
      self = .text
      return
    }
    switch scalar.text {
    case "", "~", "null", "Null", "NULL": self = .null
    case "true", "True", "TRUE": self = .boolean(true)
    case "false", "False", "FALSE": self = .boolean(false)
    default: self = Self.number(Array(scalar.text.utf8))
    }
  }

  /// The value in JSON; nil where that has no word for it, and for texts.
  var jsonText: String? {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let text): text
    case .notFinite, .text: nil
    }
  }
}

// MARK: - Numbers

extension CoreSchemaValue {
  private static func number(_ text: [UInt8]) -> CoreSchemaValue {
    if text.starts(with: Array("0o".utf8)) { return whole(text.dropFirst(2), radix: 8) }
    if text.starts(with: Array("0x".utf8)) { return whole(text.dropFirst(2), radix: 16) }
    var rest = text[...]
    let isSigned = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    let sign = isSigned && rest.removeFirst() == UInt8(ascii: "-") ? "-" : ""
    switch String(decoding: rest, as: UTF8.self) {
    case ".inf", ".Inf", ".INF": return .notFinite
    case ".nan", ".NaN", ".NAN": return isSigned ? .text : .notFinite
    default: return decimal(rest, sign: sign)
    }
  }

  /// `[0-9]*`, a fraction, an exponent; at least one digit before the exponent.
  private static func decimal(_ text: ArraySlice<UInt8>, sign: String) -> CoreSchemaValue {
    var rest = text
    let whole = digits(&rest)
    var fraction: ArraySlice<UInt8>?
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard !whole.isEmpty || fraction?.isEmpty == false else { return .text }
    guard let exponent = exponent(&rest), rest.isEmpty else { return .text }
    let zeros = whole.prefix { $0 == UInt8(ascii: "0") }.count
    let shown = zeros == whole.count ? "0" : String(decoding: whole.dropFirst(zeros), as: UTF8.self)
    let parts = fraction.map { $0.isEmpty ? ".0" : "." + String(decoding: $0, as: UTF8.self) } ?? ""
    return .number(sign + shown + parts + exponent)
  }

  /// The exponent as JSON writes it; empty where there is none, nil where it has no digits.
  private static func exponent(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let first = rest.first, first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else {
      return ""
    }
    rest.removeFirst()
    var sign = ""
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      sign = String(decoding: [rest.removeFirst()], as: UTF8.self)
    }
    let digits = digits(&rest)
    return digits.isEmpty ? nil : "e" + sign + String(decoding: digits, as: UTF8.self)
  }

  private static func digits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }

  /// A whole number of another radix, however long, in decimal digits.
  private static func whole(_ text: ArraySlice<UInt8>, radix: Int) -> CoreSchemaValue {
    let digits = text.map { Character(UnicodeScalar($0)).hexDigitValue ?? radix }
    guard !digits.isEmpty, digits.allSatisfy({ $0 < radix }) else { return .text }
    // Base 10⁹, the lowest first.
    var limbs = [0]
    for digit in digits {
      var carry = digit
      for index in limbs.indices {
        (carry, limbs[index]) = (limbs[index] * radix + carry).quotientAndRemainder(
          dividingBy: 1_000_000_000)
      }
      if carry > 0 { limbs.append(carry) }
    }
    let rest = limbs.dropLast().reversed().map { limb in
      let text = String(limb)
      return String(repeating: "0", count: 9 - text.count) + text
    }
    return .number(String(limbs[limbs.count - 1]) + rest.joined())
  }
}
