internal import Foundation

/// Cuts names into words that compare without regard to case, diacritics and width.
enum NameFolding {
  /// Calls `body` with each word of a name, folded, in order.
  static func forEachWord(in text: String, _ body: (ArraySlice<UInt8>) -> Void) {
    guard !text.isEmpty else { return }
    let bytes = text.utf8.allSatisfy { $0 < 0x80 } ? foldedASCII(text) : folded(text)
    for word in bytes.split(separator: blank) { body(word) }
  }

  /// The words of a name, folded.
  static func words(of text: String) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    forEachWord(in: text) { words.append($0) }
    return words
  }

  private static let blank = UInt8(ascii: " ")

  private static func foldedASCII(_ text: String) -> [UInt8] {
    text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: blank
      }
    }
  }

  private static func folded(_ text: String) -> [UInt8] {
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    var bytes: [UInt8] = []
    for scalar in folded.unicodeScalars {
      if separates(scalar) {
        bytes.append(blank)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// Tells whether a scalar stands between words, as blanks, punctuation and controls do.
  private static func separates(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default:
      scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
  }
}
