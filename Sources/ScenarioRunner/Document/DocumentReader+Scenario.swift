internal import ScenarioSyntax

extension DocumentReader {
  /// The keys of a scenario.
  static let scenarioKeys = [
    "scenario", "about", "tags", "catches", "device", "app", "apps", "examples", "goal", "steps",
    "journeys", "first", "expect",
  ]

  /// The plan of a document; nil where it has no title or no steps to speak of.
  func plan(_ document: Node, row: ExampleRow?) -> ScenarioPlan? {
    guard
      let fields = FieldReader(
        self, document, owner: "a scenario", example: "scenario: Denied first")
    else { return nil }
    noteUnread(fields.entries.filter { !Self.scenarioKeys.contains($0.key) })
    if document.isDamaged { directory.isIncomplete = true }
    let title = fields.required("scenario", example: "scenario: Denied first")
      .flatMap { text($0, for: "scenario") }
    let about = fields.value("about").flatMap { text($0, for: "about") }
    let tags = fields.value("tags").map { list($0).compactMap { text($0, for: "tags") } }
    _ = fields.entry("examples")
    let device = readDevice(fields)
    let (apps, first) = readApps(fields)
    self.apps = apps.isEmpty ? nil : apps
    let comparison = readComparison(fields, on: device, first: first)
    let node =
      fields.entry("journeys") == nil
      ? fields.required("steps", example: "steps: [checkStatus]") : nil
    var steps: [PlannedStep] = []
    let areWhole = isClean { steps = node.map { readSteps($0, first: first) } ?? [] }
    let isOpen = !areWhole || node?.hasDamage != false || steps.isEmpty
    let catches = readCatch(fields, stepCount: isOpen ? nil : steps.count)
    fields.finish()
    guard let title, !apps.isEmpty else { return nil }
    return ScenarioPlan(
      title: title, row: row, about: about, tags: tags ?? [], source: source,
      span: document.span, device: device, apps: apps, first: first,
      addedContactCount: directory.addedCount, steps: steps,
      comparison: comparison, catches: catches)
  }
}

extension ExampleExpansion {
  /// What reports tell of the row.
  func row(number: Int, of document: Node) -> ExampleRow {
    let title = document["scenario"]?.scalar?.text ?? ""
    return ExampleRow(
      number: number,
      cells: cells.map { ($0.key, reader.plainText(of: $0.value)) },
      standsInTitle: cells.contains { title.contains("<\($0.key)>") })
  }
}

extension DocumentReader {
  /// A value as it is written, on one line.
  fileprivate func plainText(of node: Node) -> String {
    if let scalar = node.scalar { return scalar.text }
    return source.text(in: node.span).split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
