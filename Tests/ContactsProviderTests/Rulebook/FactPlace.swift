import ContactsProvider

/// Where a fact stands: its section, its position there and the letter of one put in later.
struct FactPlace: Comparable, CustomStringConvertible {
  let section: Int
  let position: Int
  let letter: String

  /// Reads a number such as 1.35a.
  init(_ number: FactNumber) throws {
    guard let match = number.description.wholeMatch(of: /(\d+)\.(\d+)([a-z]?)/),
      let section = Int(match.1), let position = Int(match.2)
    else { throw Malformed(number: number) }
    self.section = section
    self.position = position
    letter = String(match.3)
  }

  var description: String { "\(section).\(position)\(letter)" }

  static func < (earlier: Self, later: Self) -> Bool {
    (earlier.section, earlier.position, earlier.letter)
      < (later.section, later.position, later.letter)
  }

  /// A number that is not written as section, period and position.
  struct Malformed: Error {
    let number: FactNumber
  }
}
