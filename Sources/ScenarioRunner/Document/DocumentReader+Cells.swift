internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The cells that a document fixes: by journey, then by world.
  func cells(_ node: Node, of journeys: [String]) -> [PlannedCell] {
    let example = "expect: {picker: {denied: {goal: reached, overCollected: 0}}}"
    guard let fields = FieldReader(self, node, owner: "'expect'", example: example),
      !skipsJourney(fields, journeys)
    else { return [] }
    return fields.values().flatMap { entry, node in
      if !journeys.isEmpty, !journeys.contains(entry.key), !entry.isDoubtful {
        report(
          .unknownJourney, "no journey is called '\(entry.key)'", at: entry.keySpan,
          label: "the journeys are " + journeys.listed(conjunction: "and"),
          hint: meant(entry.key, among: journeys))
      }
      guard let worlds = FieldReader(self, node, owner: "'\(entry.key)'", example: example),
        !skipsWorld(worlds)
      else { return [PlannedCell]() }
      return worlds.values().compactMap { cell(entry.key, $0.entry, $0.value) }
    }
  }

  /// Reports worlds where journeys belong; what is below them then means nothing.
  private func skipsJourney(_ fields: FieldReader, _ journeys: [String]) -> Bool {
    let skipping = fields.entries.first { World(rawValue: $0.key) != nil }
    guard let skipping, !journeys.contains(skipping.key) else { return false }
    report(
      .unknownJourney, "'\(skipping.key)' is a world, and a journey stands before it",
      at: skipping.keySpan, hint: "write \(journeys.first ?? "picker"): {\(skipping.key): …}")
    return true
  }

  /// Reports cells where worlds belong.
  private func skipsWorld(_ fields: FieldReader) -> Bool {
    guard let skipping = fields.entries.first(where: { CellKey(rawValue: $0.key) != nil }) else {
      return false
    }
    report(
      .unknownWorld, "'\(skipping.key)' is a cell, and a world stands before it",
      at: skipping.keySpan, hint: "write denied: {\(skipping.key): …}")
    return true
  }

  private func cell(_ journey: String, _ entry: Node.Entry, _ node: Node) -> PlannedCell? {
    let world = self.world(entry)
    let example = "denied: {goal: reached, overCollected: 0}"
    guard let fields = FieldReader(self, node, owner: "'\(entry.key)'", example: example) else {
      return nil
    }
    if fields.entries.isEmpty, !node.hasDamage {
      report(.missingValue, "nothing is fixed of '\(entry.key)'", at: headline(of: node.span))
    }
    let claims = CellKey.allCases.compactMap { key in
      fields.value(key.rawValue).flatMap { node in
        claim(key, node).map { claim in
          CellClaim(claim: claim, span: fields.entry(key.rawValue)?.keySpan ?? node.span)
        }
      }
    }
    fields.finish()
    return world.map { PlannedCell(journey: journey, world: $0, claims: claims) }
  }

  private func world(_ entry: Node.Entry) -> World? {
    guard let world = World(rawValue: entry.key) else {
      if entry.isDoubtful { return nil }
      let words = World.allCases.map(\.rawValue)
      report(
        .unknownWorld, "'\(entry.key)' is not a world", at: entry.keySpan,
        label: "the worlds are " + words.listed(conjunction: "and"),
        hint: Self.meantWorld(by: entry.key, among: words))
      return nil
    }
    if !World.all(with: system?.capabilities).contains(world) {
      reportUnfit("there is no limited access, so no world '\(entry.key)'", at: entry.keySpan)
    }
    return world
  }

  /// Asks for the worlds that were probably meant: all limited ones where it is not said which.
  private static func meantWorld(by word: String, among words: [String]) -> String? {
    if let near = nearMiss(of: word, among: words) { return meant([near]) }
    if word.lowercased().hasPrefix("limited") {
      return meant(World.allCases.filter(\.isLimited).map(\.rawValue))
    }
    if ["authorized", "allowed", "granted", "all"].contains(word.lowercased()) {
      return meant([World.full.rawValue])
    }
    return meant(word, among: words)
  }

  private func claim(_ key: CellKey, _ node: Node) -> CellClaim.Claim? {
    switch key {
    case .goal:
      word(node, for: key.rawValue, among: [("reached", true), ("missed", false)]).map { .goal($0) }
    case .exposed: numberClaim(node, named: key.rawValue).map { .exposed($0) }
    case .overCollected: numberClaim(node, named: key.rawValue).map { .overCollected($0) }
    case .prompts: numberClaim(node, named: key.rawValue).map { .prompts($0) }
    case .error: errorClaim(node).map { .error($0) }
    case .terminated:
      cause(node, for: .terminated, of: TerminationCause.allCases).map { .terminated($0) }
    case .stopped: boolean(node, for: key.rawValue).map { .stopped($0) }
    }
  }
}
