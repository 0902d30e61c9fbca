internal import ScenarioRunner
internal import ScenarioSyntax

/// Which scenarios are played: by their tags and by their titles.
struct ScenarioSelection: Equatable {
  /// What the tags must all fulfil.
  var required: [TagExpression] = []
  /// What the tags must not fulfil, none of it.
  var excluded: [TagExpression] = []
  /// Texts of which the title must hold one; none asks nothing.
  var titles: [String] = []

  /// Whether a scenario is played.
  func contains(_ plan: ScenarioPlan) -> Bool {
    let tags = Set(plan.tags)
    return required.allSatisfy { $0.holds(for: tags) }
      && !excluded.contains { $0.holds(for: tags) }
      && (titles.isEmpty || titles.contains { plan.displayTitle.holds($0) })
  }

  /// Says that no scenario is left of some, and which words may be mistyped.
  func failure(among plans: [ScenarioPlan]) -> String {
    let count = plans.count == 1 ? "the one scenario does not" : "none of \(plans.count) scenarios"
    let known = plans.flatMap(\.tags).uniqued
    let unknown = required.flatMap(\.tags).uniqued.filter { !known.contains($0) }
    let lines = unknown.map { tag in
      "  no scenario has the tag '\(tag.printable)'"
        + (nearMiss(of: tag, among: known).map { "; did you mean '\($0)'?" } ?? "")
    }
    let verb = plans.count == 1 ? "fit" : "fits"
    let tags = unknown.isEmpty ? [] : ["  the tags are \(known.sorted().shown)"]
    return (["\(count) \(verb) \(words)"] + lines + tags).joined(separator: "\n")
  }

  /// The selection as a command line asks for it.
  private var words: String {
    let options =
      required.map { (Option.tag, $0.text) } + excluded.map { (Option.skipTag, $0.text) }
      + titles.map { (Option.filter, $0) }
    return options.map { "\($0.name) '\($1.printable)'" }.joined(separator: " ")
  }
}

extension String {
  /// Whether a text is a part of this one, in any case.
  fileprivate func holds(_ part: String) -> Bool {
    lowercased().contains(part.lowercased())
  }
}

extension [String] {
  /// The texts without those that stood before.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }

  /// The texts with commas between them; of many only the first.
  fileprivate var shown: String {
    isEmpty ? "none" : prefix(20).joined(separator: ", ") + (count > 20 ? ", …" : "")
  }
}
