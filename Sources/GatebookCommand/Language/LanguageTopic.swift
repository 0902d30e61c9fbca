internal import ScenarioRunner

/// A part of the language beside the verbs: what its keys take and what they mean.
struct LanguageTopic: Equatable {
  /// What `gatebook language` is asked for.
  enum Subject: Equatable {
    case topic(LanguageTopic)
    case verb(Verb)
  }

  /// Keys, or words, that belong together.
  struct Section: Equatable {
    let title: String
    let keys: [Key]
  }

  /// One key, or one word, with what stands behind it.
  struct Key: Equatable {
    let name: String
    /// What it says, in one sentence.
    let sentence: String
    /// What it takes, such as `a list of contacts`; nil for a word that stands alone.
    var takes: String?
    /// What holds where it is left out; nil where that says itself.
    var usual: String?

    init(_ name: String, _ takes: String?, or usual: String? = nil, _ sentence: String) {
      self.name = name
      self.sentence = sentence
      self.takes = takes
      self.usual = usual
    }
  }

  let name: String
  /// What the part is, in one sentence.
  let sentence: String
  /// A file that shows it, and that passes.
  let example: String
  let sections: [Section]
  /// What else is to be known, a paragraph each.
  var remarks: [String] = []

  /// Every topic, from the file as a whole to its parts.
  static let all: [LanguageTopic] = [
    scenario, examples, catches, device, accounts, groups, contact, assumptions, app, apps, steps,
    each, journeys, cells, user, matching, operations, expect, prompt, screen, not,
  ]
}

extension LanguageTopic {
  /// Finds the topic of a name.
  init?(name: String) {
    guard let topic = Self.all.first(where: { $0.name == name }) else { return nil }
    self = topic
  }

  /// Finds the topic that tells of a word: its name in the other number, another word for it, or a
  /// key that no second topic lists.
  init?(telling word: String) {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    let names = [singular, "\(word)s", "\(word)es"] + [Self.otherWords[word]].compactMap(\.self)
    let named = names.compactMap(Self.init(name:))
    let listing = Self.all.filter { $0.sections.flatMap(\.keys).contains { $0.name == word } }
    guard let topic = named.first ?? (listing.count == 1 ? listing[0] : nil) else { return nil }
    self = topic
  }

  /// Words that are asked for, with the topic that tells of them.
  private static let otherWords = [
    "goal": "journeys", "world": "journeys", "worlds": "journeys", "compare": "journeys",
    "comparison": "journeys", "comparisons": "journeys", "catch": "catches", "answer": "user",
    "answers": "user", "access": "app", "sharing": "app", "keys": "contact",
    "predicate": "matching",
  ]

  /// Makes a topic with one list of keys.
  init(
    _ name: String, _ sentence: String, example: String, keys: [Key] = [], _ remarks: [String] = []
  ) {
    self.init(
      name: name, sentence: sentence, example: example,
      sections: keys.isEmpty ? [] : [Section(title: "keys", keys: keys)], remarks: remarks)
  }
}
