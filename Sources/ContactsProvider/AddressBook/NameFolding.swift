internal import Foundation

/// Cuts names into words that compare without regard to case, diacritics and width.
package enum NameFolding {
  /// Calls `body` with each word of a name, folded, in order.
  static func forEachWord(in text: String, _ body: (ArraySlice<UInt8>) -> Void) {
    guard !text.isEmpty else { return }
    let bytes = folded(text)
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == blank {
      if start < end { body(bytes[start..<end]) }
      start = end + 1
    }
  }

  /// The words of a name, folded.
  package static func words(of text: String) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    forEachWord(in: text) { words.append($0) }
    return words
  }

  private static let blank = UInt8(ascii: " ")

  /// The folded text as UTF-8, with one blank for each scalar that stands between words.
  private static func folded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      guard let folded = FoldedScalars.fold(scalar) else { return foldedWhole(text) }
      append(folded, to: &bytes)
    }
    return bytes
  }

  /// Folds a text of which some scalar folds in its context only.
  private static func foldedWhole(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in FoldedScalars.foundationFolding(text).unicodeScalars {
      append(FoldedScalars.separates(scalar) ? " " : scalar, to: &bytes)
    }
    return bytes
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

/// What Foundation folds a scalar to where that does not depend on its neighbours.
///
/// Folding scalar by scalar from a table takes a fraction of the time of folding whole texts.
enum FoldedScalars {
  /// The scalar's folded form, a blank for one that stands between words, nil where only
  /// Foundation can tell.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let value = scalar.value
    if value < UInt32(table.count) { return table[Int(value)] }
    switch value {
    case 0x0621...0x063A, 0x0641...0x064A, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      return scalar  // Arabic, Kana, Han and Hangul letters, which fold to themselves
    default: return nil
    }
  }

  static func foundationFolding(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Tells whether a scalar stands between words, as blanks, punctuation and controls do.
  static func separates(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default:
      return scalar.isASCII && !properties.isAlphabetic && properties.numericType == nil
    }
  }

  /// The forms of Latin, Greek, Cyrillic and Armenian scalars, folded in one go.
  private static let table: [Unicode.Scalar?] = {
    let scalars = (0..<UInt32(0x0590)).compactMap { Unicode.Scalar($0) }
    let alone = scalars.map { separates($0) || combines($0) ? "" : String($0) }
    let lines = foundationFolding(alone.joined(separator: "\n")).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    return zip(scalars, lines).map { scalar, line in
      if separates(scalar) { return " " }
      return line.count == 1 ? line.first : nil
    }
  }()

  private static func combines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
