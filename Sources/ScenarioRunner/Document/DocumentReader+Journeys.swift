internal import ContactsProvider
internal import ScenarioSyntax

extension DocumentReader {
  /// The journeys of a document, with their goal and the cells that are fixed.
  func readComparison(
    _ fields: FieldReader, on device: DevicePlan, first: Int
  ) -> ComparisonPlan? {
    let goalEntry = fields.entry("goal")
    guard let entry = fields.entry("journeys") else {
      if let goalEntry, !fields.hasSlip(of: "journeys"), !fields.isDamaged {
        report(
          .requiredKey, "a 'goal' needs 'journeys' to it", at: goalEntry.keySpan,
          hint: "write journeys: {…} in place of 'steps', or leave it out")
      }
      fields.refuse(
        "expect", "cells are fixed with 'journeys', and there are none for",
        hint: "write - expect: {…} among the steps")
      return nil
    }
    fields.exclude("steps", "journeys", because: "a scenario has one list of steps, or journeys")
    refuseDecisions(fields)
    let goal =
      fields.required("goal", example: "goal: {Mira Solberg: [name, phoneNumbers]}")
      .map { self.goal($0, on: device) } ?? []
    let journeys = fields.value("journeys").map { self.journeys($0, first: first) } ?? []
    var names = entry.value.entries?.map(\.key) ?? []
    if entry.value.hasDamage { names = [] }
    let cells = fields.value("expect").map { self.cells($0, of: names) } ?? []
    return ComparisonPlan(
      span: SourceSpan(entry.keySpan.start, max(entry.keySpan.end, entry.value.span.end)),
      goal: goal, worlds: World.all(with: system?.capabilities), journeys: journeys, cells: cells)
  }

  /// Reports what the worlds are to decide.
  private func refuseDecisions(_ fields: FieldReader) {
    let apps =
      [fields.entry("app")?.value].compactMap(\.self)
      + (fields.entry("apps")?.value.entries?.map(\.value) ?? [])
    let keys = apps.flatMap { $0.entries ?? [] }.filter { ["access", "sharing"].contains($0.key) }
    let restricted = fields.entry("device")?.value.entries?.filter { $0.key == "restricted" } ?? []
    for entry in keys + restricted {
      let reason =
        entry.key == "restricted"
        ? "every journey is played in the world 'restricted', too"
        : "every journey starts with an app that never asked"
      report(
        .conflictingKeys, "with 'journeys' each world decides about access, and not '\(entry.key)'",
        at: entry.keySpan, hint: "leave it out: \(reason)")
    }
  }

  // MARK: The goal

  private func goal(_ node: Node, on device: DevicePlan) -> [ExposedContact] {
    let example = "goal: {Mira Solberg: [name, phoneNumbers]}"
    guard let fields = FieldReader(self, node, owner: "'goal'", example: example) else { return [] }
    let goal = exposedContacts(fields)
    let isWhole = goal.count == fields.entries.count && !node.hasDamage
    if isWhole, !goal.contains(where: { hasValue($0, on: device) }) {
      report(
        .missingValue, "the goal holds no value, so every journey would reach it",
        at: headline(of: node.span), hint: "name keys under which the contacts have a value")
    }
    return goal
  }

  /// Whether a contact of the goal has something that is needed, or may have it.
  private func hasValue(_ wish: ExposedContact, on device: DevicePlan) -> Bool {
    guard case .seed = wish.contact.target else { return true }
    let contacts = device.configuration.contacts
    return directory.cards(of: wish.contact.target).contains { place in
      guard contacts.indices.contains(place) else { return true }
      return !contacts[place].values.filled(wish.keys).isEmpty
    }
  }

  // MARK: The journeys

  private func journeys(_ node: Node, first: Int) -> [PlannedJourney] {
    let example = "journeys: {picker: [{pick: {mode: contact}}]}"
    guard let fields = FieldReader(self, node, owner: "'journeys'", example: example) else {
      return []
    }
    if fields.entries.isEmpty, !node.hasDamage {
      report(.missingValue, "'journeys' holds no journey", at: headline(of: node.span))
    }
    return fields.values().map { entry, value in
      apart { journey(entry.key, value, first: first) }
    }
  }

  private func journey(_ name: String, _ node: Node, first: Int) -> PlannedJourney {
    let steps = readSteps(withoutPerson(node), first: first)
    for step in steps where step.call?.verb == .answer {
      report(
        .unfittingAnswer, "in a journey the world answers, and leaves nothing open for 'answer'",
        at: headline(of: step.span), hint: "leave the step out")
    }
    for step in steps { refuseDecision(step) }
    return PlannedJourney(name: name, steps: steps, addedContactCount: directory.addedCount)
  }

  /// Reports a step that would overrule the world of its journey.
  private func refuseDecision(_ step: PlannedStep) {
    let verb: Verb
    switch step.call {
    case .settings(let settings) where settings.access != nil || settings.sharing != nil:
      verb = .settings
    case .privacy: verb = .privacy
    case .restrict: verb = .restrict
    default: return
    }
    report(
      .conflictingKeys,
      "in a journey its world decides about access, and '\(verb.rawValue)' would overrule it",
      at: headline(of: step.span), hint: "leave the step out: every world is played")
  }

  /// Reads something that starts from the device as it is, and declares nothing for what follows.
  private func apart<Value>(_ read: () -> Value) -> Value {
    let (directory, groups, system) = (directory, groups, system)
    let (results, tokens, hasUnnamedToken) = (resultNames, tokenNames, hasUnnamedToken)
    let (builds, hasPerformed) = (builds, hasPerformed)
    defer {
      (self.directory, self.groups, self.system) = (directory, groups, system)
      (resultNames, tokenNames, self.hasUnnamedToken) = (results, tokens, hasUnnamedToken)
      (self.builds, self.hasPerformed) = (builds, hasPerformed)
    }
    return read()
  }

  /// The steps without what a world says in their place, which is reported.
  private func withoutPerson(_ node: Node) -> Node {
    guard let items = node.items else { return withoutPerson(step: node).first ?? node }
    var steps = node
    steps.content = .sequence(items.flatMap(withoutPerson(step:)))
    return steps
  }

  private func withoutPerson(step node: Node) -> [Node] {
    guard let entries = node.entries else { return [node] }
    for entry in entries { reportWorldly(entry) }
    if let inner = node["each"] { return (inner.items ?? [inner]).flatMap(withoutPerson(step:)) }
    let left = entries.filter { Self.worldly[$0.key] == nil }
    if left.isEmpty, !entries.isEmpty { return [] }
    var step = node
    step.content = .mapping(left)
    return [step]
  }

  private func reportWorldly(_ entry: Node.Entry) {
    guard let (message, hint) = Self.worldly[entry.key] else { return }
    report(.unknownKey, message, at: entry.keySpan, hint: hint)
  }

  /// What steps of journeys do not have, with the reason and what to do.
  private static let worldly = [
    "user": ("the steps of a journey have no 'user': the world answers", "leave it out"),
    "expect": (
      "the steps of a journey have no 'expect'",
      "fix cells at the end of the file: expect: {picker: {denied: {goal: reached}}}"
    ),
    "each": (
      "the steps of a journey have no 'each', since there is no 'expect' to share",
      "write the steps one after the other"
    ),
  ]
}
