/// The columns that text takes in a terminal.
package enum DisplayWidth {
  /// The columns of a text: wide East Asian characters and emoji take two, combining marks none.
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one character, however many scalars it is made of.
  private static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    // U+FE0F asks for the emoji form of what stands before it.
    if scalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    return scalars.reduce(0) { max($0, of($1)) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return scalar.properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
