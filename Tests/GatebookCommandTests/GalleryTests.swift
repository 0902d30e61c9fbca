import Foundation
import ScenarioRunner
import ScenarioSyntax
import Testing

@testable import gatebook

/// The apps with one fault each, and the scenarios that catch them.
@Suite struct GalleryTests {
  static let names = SimulatedApp.gallery.map(\.name)

  /// Plays the scenarios of a text, also looking for hints.
  private func play(_ text: String, path: String = "gallery.yaml") async throws -> [RunRecord] {
    let compiler = ScenarioCompiler(registeredApps: await ScenarioFile.catalog.offers())
    let source = SourceFile(path: path, text: text)
    let file = compiler.compile(source)
    let mistakes = DiagnosticRenderer(colored: false).render(file.diagnostics, in: source)
    try #require(file.diagnostics.isEmpty, "\(mistakes)")
    return await play(file.plans)
  }

  private func play(_ plans: [ScenarioPlan]) async -> [RunRecord] {
    let run = ScenarioRun(
      catalog: ScenarioFile.catalog, seekingHints: true, patience: .amongOthers)
    var records: [RunRecord] = []
    for plan in plans { records.append(await run.run(plan)) }
    return records
  }

  private func report(_ record: RunRecord) -> String {
    TerminalReporter(colored: false).text(for: .played(record))
  }

  @Test func `each app has one scenario that catches it by name`() async throws {
    var caught: [String] = []
    for file in ScenarioFile.all where file.path.hasPrefix("gallery/") {
      let plans = try await file.compiled().plans
      let plan = try #require(plans.first)
      #expect(plans.count == 1 && plan.catches != nil && plan.tags.contains("gallery"))
      let app = try #require(plan.apps.first?.runs)
      #expect(file.path.hasSuffix("-\(app).yaml"))
      caught.append(app)
    }
    #expect(caught.sorted() == Self.names.sorted())
    #expect(Self.names.count == 10)
  }

  /// Apps with the same screens and another fault, in which the scenario has nothing to find.
  @Test(arguments: [
    ("01-limited-as-denied", "prints-names"), ("04-fetches-all-keys", "prints-names"),
    ("08-prints-names", "asks-in-a-loop"), ("09-asks-in-a-loop", "prints-names"),
    ("10-ignores-the-error", "prints-names"),
  ])
  func `a scenario fails where the app does not have its fault`(
    _ name: String, _ other: String
  ) async throws {
    let text = try ShownDocument(path: "Scenarios/gallery/\(name).yaml").text()
    let app = String(name.dropFirst(3))
    let record = try #require(
      try await play(text.replacing("runs: \(app)", with: "runs: \(other)")).first)
    #expect(record.outcome == .failed && record.steps.allSatisfy { $0.outcome == .passed })
    #expect(record.caught?.miss?.message.contains("every step passed") == true)
  }

  @Test func `the article has a row for each app`() throws {
    let article = try ShownDocument(
      path: "Sources/ScenarioRunner/ScenarioRunner.docc/Gallery.md"
    ).text()
    let rows = article.matches(of: /(?m)^\| `([a-z-]+)` \|.*\| `(\d\d-[a-z-]+\.yaml)` \|$/)
    #expect(rows.map { String($0.1) }.sorted() == Self.names.sorted())
    let files = ScenarioFile.all.map(\.path).filter { $0.hasPrefix("gallery/") }
    #expect(rows.map { "gallery/\($0.2)" }.sorted() == files)
  }

  /// What the person taps to see contacts.
  private static func button(of app: String) -> String {
    switch app {
    case "asks-at-launch": "Invite Friends"
    case "uploads-too-much": "Choose a Friend"
    default: "Show Friends"
    }
  }

  private static func text(_ app: String, access: String, screen: String) -> String {
    """
    scenario: \(app)
    device:
      contacts:
        - {name: Mira Solberg, phoneNumbers: +1 555 010 0142}
        - {name: Jonas Quill, phoneNumbers: +1 555 010 0143}
        - {name: Ida Brandt, phoneNumbers: +1 555 010 0144}
    app: {runs: \(app), access: \(access)}
    steps:
      - tap: \(button(of: app))
        expect: {screen: \(screen)}
    """
  }

  @Test(arguments: names)
  func `apart from its fault an app shows whom it may see`(_ app: String) async throws {
    let rows = """
      {rows: [
        {title: Ida Brandt, subtitle: +1 555 010 0144},
        {title: Jonas Quill, subtitle: +1 555 010 0143},
        {title: Mira Solberg, subtitle: +1 555 010 0142}]}
      """
    let record = try #require(
      try await play(
        Self.text(
          app, access: "full", screen: rows.replacing("\n", with: " "))
      ).first)
    #expect(record.outcome == .passed, "\(report(record))")
  }

  @Test(arguments: names.filter { $0 != "ignores-the-error" })
  func `apart from its fault an app takes a refusal for an answer`(_ app: String) async throws {
    let screen = "{progress: none, rows: none, emptyState: {contains: allow access}}"
    let record = try #require(
      try await play(Self.text(app, access: "denied", screen: screen)).first)
    #expect(record.outcome == .passed, "\(report(record))")
  }

  @Test func `hints find what an app could do without, and nothing else in the gallery`()
    async throws
  {
    var hints: [String: [String]] = [:]
    for file in ScenarioFile.all where file.path.hasPrefix("gallery/") {
      let plans = try await file.compiled().plans
      let app = try #require(plans.first?.apps.first?.runs)
      hints[app] = Self.hints(await play(plans)).map(\.message)
    }
    let found = hints.filter { !$0.value.isEmpty }
    #expect(found.keys.sorted() == ["asks-at-launch", "fetches-all-keys"])
    #expect(found["asks-at-launch"]?.first?.contains("at its launch") == true)
    #expect(found["fetches-all-keys"]?.first?.contains("never read") == true)
  }

  @Test(arguments: ["19-contact-list", "20-add-contact", "21-invite-picker"])
  func `apps that are well made get no hints`(_ folder: String) async throws {
    let files = ScenarioFile.all.filter { $0.path.hasPrefix("\(folder)/") }
    #expect(!files.isEmpty)
    var records: [RunRecord] = []
    for file in files {
      let plans = try await file.compiled().plans
      records += await play(plans.filter { $0.apps.allSatisfy { $0.runs != "invite-from-book" } })
    }
    #expect(Self.hints(records) == [])
  }

  /// The hints of a run, those included that look at all scenarios of an app.
  private static func hints(_ records: [RunRecord]) -> [PrivilegeHint] {
    var summary = RunSummary()
    for record in records { summary.add(record) }
    return records.flatMap(\.hints) + summary.appHints.flatMap(\.hints)
  }
}
