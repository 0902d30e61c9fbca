import Foundation
import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// What the terminal report says of scenarios that pass and of every kind of failure.
@Suite struct ReportTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  static let cases: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }()

  @Test("There are reports to compare")
  func casesExist() { #expect(Self.cases.count >= 10) }

  @Test("The plain report is the one on file", arguments: cases)
  func plainReport(_ name: String) async throws {
    let text = try await Self.report(of: name, colored: false)
    try expectGolden(text, "Fixtures/\(name)/report.txt")
  }

  @Test("Colours add nothing but colours", arguments: cases)
  func coloredReport(_ name: String) async throws {
    let plain = try await Self.report(of: name, colored: false)
    let colored = try await Self.report(of: name, colored: true)
    #expect(colored != plain)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test("A second run of a scenario gives the same bytes")
  func repeatable() async throws {
    let first = try await Self.report(of: "tour", colored: false)
    #expect(try await Self.report(of: "tour", colored: false) == first)
  }

  private static func report(of name: String, colored: Bool) async throws -> String {
    let file = folder.appending(path: "\(name)/case.yaml")
    let source = SourceFile(
      path: "\(name)/case.yaml", text: try String(contentsOf: file, encoding: .utf8))
    return try await report(of: source, TerminalReporter(colored: colored))
  }

  private static func report(
    of source: SourceFile, _ reporter: any Reporter
  ) async throws -> String {
    let plans = try compiled(source)
    var patience = ScenarioRun.Patience.amongOthers
    // A report of what never settles says how long it waited.
    if source.path.hasPrefix("not-settled") { patience.settling = .seconds(3) }
    let run = ScenarioRun(catalog: .sketch, patience: patience)
    var summary = RunSummary()
    var text = reporter.text(for: .began)
    for plan in plans {
      let record = await run.run(plan)
      summary.add(record)
      text += reporter.text(for: .played(record))
    }
    return text + reporter.text(for: .ended(summary))
  }
}
