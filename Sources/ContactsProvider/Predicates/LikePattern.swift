/// The right side of LIKE: `*` stands for any characters, `?` for one, a backslash takes these
/// literally.
struct LikePattern {
  private var parts: [Part] = []

  private enum Part: Equatable {
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

  /// Tells whether the whole text fits.
  ///
  /// Only the last star is ever tried again, so that no pattern takes exponential time.
  func matches(_ text: String) -> Bool {
    let characters = Array(text)
    var (place, at) = (0, 0)
    var star: (part: Int, character: Int)?
    while at < characters.count {
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
    return parts[place...].allSatisfy { $0 == .any }
  }

  private func fits(_ part: Part, _ character: Character) -> Bool {
    part == .one || part == .character(character)
  }
}
