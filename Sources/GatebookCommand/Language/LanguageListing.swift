internal import ScenarioRunner

/// The texts of `gatebook language`.
enum LanguageListing {
  /// The text of a topic or verb, or of all of them.
  static func text(of subject: LanguageTopic.Subject?) -> String {
    switch subject {
    case nil: overview
    case .topic(let topic): text(of: topic)
    case .verb(let verb): VerbListing.text(of: verb)
    }
  }

  private static var overview: String {
    let width = LanguageTopic.all.map(\.name.count).max() ?? 0
    let lines = LanguageTopic.all.map { "\($0.name.padded(to: width))  \($0.sentence)" }
    return Listing.section("topics", lines)
      + "\n`gatebook language TOPIC` tells all about one, `gatebook steps` lists the verbs.\n"
  }

  private static func text(of topic: LanguageTopic) -> String {
    var sections = [
      "\(topic.name): \(topic.sentence)\n",
      Listing.section("example", topic.example.split(separator: "\n").map(String.init)),
    ]
    sections += topic.sections.map { section in
      Listing.section(section.title, Listing.lines(of: section.keys))
    }
    sections += topic.remarks.map { $0.wrapped(to: Listing.width).joined(separator: "\n") + "\n" }
    return sections.joined(separator: "\n")
  }
}

/// How references are laid out.
enum Listing {
  /// The columns that a line has at most.
  static let width = 96

  /// A title and indented lines.
  static func section(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// Keys in a column, what they say beside them, and below that what they take.
  static func lines(of keys: [LanguageTopic.Key]) -> [String] {
    let widest = keys.map(\.name.count).max() ?? 0
    // Beside a very long word nothing has room.
    let column = widest == 0 ? 0 : widest <= 34 ? widest + 2 : 4
    return keys.flatMap { key in
      let texts =
        key.sentence.wrapped(to: width - column)
        + (key.needs.map { "(\($0))".wrapped(to: width - column) } ?? [])
      let gap = String(repeating: " ", count: column)
      guard widest <= 34 else { return [key.name] + texts.map { gap + $0 } }
      let first = key.name.padded(to: column) + (texts.first ?? "")
      return [first] + texts.dropFirst().map { gap + $0 }
    }
  }
}

extension LanguageTopic.Key {
  /// What it takes, and what holds without it.
  fileprivate var needs: String? {
    let parts = [takes, usual.map { "\($0) where it is left out" }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
