/// A text cut into what values of contacts are looked for by: words, phone numbers, addresses.
struct TracedText {
  /// The words outside of e-mail addresses, folded; a letter of a script without blanks is a word.
  private(set) var words: [ArraySlice<UInt8>] = []
  /// The e-mail addresses.
  private(set) var emailAddresses: [String] = []
  /// What lies outside of e-mail addresses.
  private let rest: String

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "@")) else {
      rest = text
      cutWords()
      return
    }
    var addresses: [String] = []
    var others = String.UnicodeScalarView()
    for piece in Self.pieces(of: text.unicodeScalars) {
      if let address = Self.emailAddress(piece) {
        addresses.append(address)
        others.append("\n")
      } else {
        others.append(contentsOf: piece)
      }
    }
    rest = String(others)
    emailAddresses = addresses
    cutWords()
  }

  private mutating func cutWords() {
    NameFolding.forEachWord(in: rest) { word in
      var start = word.startIndex
      var place = word.startIndex
      while place < word.endIndex {
        // UTF-8 begins so from U+3000 to U+DFFF: Kana, Han and Hangul, three bytes each.
        guard (0xE3...0xED).contains(word[place]), place + 3 <= word.endIndex else {
          place += 1
          continue
        }
        if start < place { words.append(word[start..<place]) }
        words.append(word[place..<place + 3])
        place += 3
        start = place
      }
      if start < word.endIndex { words.append(word[start...]) }
    }
  }
}

// MARK: E-mail addresses

extension TracedText {
  /// The scalars in pieces of which each is of an address's characters throughout, or of others.
  private static func pieces(
    of scalars: String.UnicodeScalarView
  ) -> [Substring.UnicodeScalarView] {
    var pieces: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    while start < scalars.endIndex {
      let kind = canStandInAddress(scalars[start])
      let end = scalars[start...].firstIndex { canStandInAddress($0) != kind } ?? scalars.endIndex
      pieces.append(scalars[start..<end])
      start = end
    }
    return pieces
  }

  private static func canStandInAddress(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "@", ".", "_", "%", "+", "-": true
    default: scalar.value >= 0x80 && scalar.properties.isAlphabetic
    }
  }

  /// The address that a piece is, without the period of a sentence; nil where it is none.
  private static func emailAddress(_ piece: Substring.UnicodeScalarView) -> String? {
    var address = piece
    while let last = address.last, last == "." || last == "-" { address.removeLast() }
    while let first = address.first, first == "." || first == "-" { address.removeFirst() }
    let sides = address.split(separator: "@", omittingEmptySubsequences: false)
    guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty }) else { return nil }
    return String(address)
  }
}

// MARK: Phone numbers

extension TracedText {
  /// Fewer digits than these are no phone number: too much else has them.
  static let fewestDigits = 5
  private static let mostDigits = 17

  /// Everything that could be a phone number, which may overlap.
  var phoneNumbers: [String] {
    let scalars = Array(rest.unicodeScalars)
    let groups = Self.digitGroups(in: scalars)
    var numbers: [String] = []
    for first in groups.indices {
      var count = 0
      for last in first..<groups.count {
        if last > first, !Self.canGoOn(groups[last - 1], groups[last], scalars) { break }
        count += groups[last].count
        guard count <= Self.mostDigits else { break }
        guard count >= Self.fewestDigits else { continue }
        let hasPlus = Self.hasPlus(before: groups[first], scalars)
        let range = (groups[first].lowerBound - (hasPlus ? 1 : 0))..<groups[last].upperBound
        numbers.append(String(String.UnicodeScalarView(scalars[range])))
      }
    }
    return numbers
  }

  private static func digitGroups(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for (place, scalar) in scalars.enumerated() where isDigit(scalar) {
      if let last = groups.last, last.upperBound == place {
        groups[groups.count - 1] = last.lowerBound..<place + 1
      } else {
        groups.append(place..<place + 1)
      }
    }
    return groups
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9": true
    default: scalar.value >= 0x80 && scalar.properties.numericType == .decimal
    }
  }

  private static func hasPlus(before group: Range<Int>, _ scalars: [Unicode.Scalar]) -> Bool {
    guard group.lowerBound > 0 else { return false }
    return scalars[group.lowerBound - 1] == "+" || scalars[group.lowerBound - 1] == "\u{FF0B}"
  }

  /// Tells whether what stands between two groups of digits can stand within a number.
  private static func canGoOn(
    _ group: Range<Int>, _ next: Range<Int>, _ scalars: [Unicode.Scalar]
  ) -> Bool {
    next.lowerBound - group.upperBound <= 3
      && scalars[group.upperBound..<next.lowerBound].allSatisfy(separators.contains)
  }

  private static let separators = Set<Unicode.Scalar>(
    " -.()/\u{A0}\u{2010}\u{2011}\u{2013}\u{202F}".unicodeScalars)
}
