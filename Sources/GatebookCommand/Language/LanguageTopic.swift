internal import ScenarioRunner

/// A part of the language beside the verbs: what its keys take and what they mean.
struct LanguageTopic: Equatable {
  /// What `gatebook language` is asked for.
  enum Subject: Equatable {
    case topic(LanguageTopic)
    case verb(Verb)
  }

  /// One key, or one word, with what stands behind it.
  struct Key: Equatable {
    let name: String
    /// What it takes, such as `a list of contacts`; empty for a word that stands alone.
    let takes: String
    /// What holds where the key is left out; nil where nothing does.
    var usual: String?
    /// What it says, in one sentence.
    let sentence: String
  }

  let name: String
  /// What the part is, in one sentence.
  let sentence: String
  let example: String
  let keys: [Key]
  /// What else is to be known, a paragraph each.
  var remarks: [String] = []

  static let all: [LanguageTopic] = []

  /// Finds the topic of a name.
  init?(name: String) {
    guard let topic = Self.all.first(where: { $0.name == name }) else { return nil }
    self = topic
  }
}
