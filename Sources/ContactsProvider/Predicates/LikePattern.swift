/// The right side of LIKE: `*` stands for any characters, `?` for one, a backslash takes these
/// literally.
struct LikePattern: Sendable, Hashable {
  private var parts: [Part] = []

  private enum Part: Sendable, Hashable {
    case any
    case one
    case character(Character)
  }

  init(_ text: String) {
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts.append(.character(character))
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts.append(Self.part(character))
      }
    }
  }

  private static func part(_ character: Character) -> Part {
    switch character {
    case "*": .any
    case "?": .one
    default: .character(character)
    }
  }

  /// Tells whether the whole text fits; a pattern that takes too long does not.
  ///
  /// Only the last star is ever tried again, so that the time is a product of two lengths at worst.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    var (place, at) = (0, 0)
    var star: (part: Int, character: Int)?
    for _ in 0..<Self.mostSteps {
      guard at < characters.count else { return parts[place...].allSatisfy { $0 == .any } }
      if place < parts.count, parts[place] == .any {
        star = (place, at)
        place += 1
      } else if place < parts.count, fits(parts[place], characters[at]) {
        place += 1
        at += 1
      } else if let last = star {
        star = (last.part, last.character + 1)
        place = last.part + 1
        at = last.character + 1
      } else {
        return false
      }
    }
    return false
  }

  /// Enough for any pattern on a text of a million characters that does not try them over and over.
  private static let mostSteps = 5_000_000

  private func fits(_ part: Part, _ character: Character) -> Bool {
    part == .one || part == .character(character)
  }
}
