/// The characters that mean something in YAML, as bytes.
extension UInt8 {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var bang: UInt8 { 0x21 }
  static var doubleQuote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var percent: UInt8 { 0x25 }
  static var ampersand: UInt8 { 0x26 }
  static var singleQuote: UInt8 { 0x27 }
  static var star: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var dash: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var zero: UInt8 { 0x30 }
  static var nine: UInt8 { 0x39 }
  static var colon: UInt8 { 0x3A }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
  static var at: UInt8 { 0x40 }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var backtick: UInt8 { 0x60 }
  static var openBrace: UInt8 { 0x7B }
  static var pipe: UInt8 { 0x7C }
  static var closeBrace: UInt8 { 0x7D }

  var isBlank: Bool { self == .space || self == .tab }

  var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

  var isDigit: Bool { self >= .zero && self <= .nine }

  /// A character that has a meaning of its own inside brackets and braces.
  var isFlowIndicator: Bool {
    switch self {
    case .comma, .openBracket, .closeBracket, .openBrace, .closeBrace: true
    default: false
    }
  }
}

extension [UInt8] {
  /// 3 where the bytes start with a UTF-8 byte order mark, otherwise 0.
  var byteOrderMarkLength: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
