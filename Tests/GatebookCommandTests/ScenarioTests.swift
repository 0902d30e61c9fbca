import ContactsProvider
import ScenarioRunner
import ScenarioSyntax
import Testing

/// The scenarios that come with the project.
@Suite struct ScenarioTests {
  @Test func `there are scenarios in an order of reading`() {
    #expect(ScenarioFile.all.count >= 24)
    for file in ScenarioFile.all {
      #expect(file.path.wholeMatch(of: /(?:\d\d-[a-z-]+|gallery)\/\d\d-[a-z0-9-]+\.yaml/) != nil)
    }
  }

  @Test(arguments: ScenarioFile.all)
  func `each passes, and tells at its top what it shows`(_ file: ScenarioFile) async throws {
    let compiled = try await file.compiled()
    let diagnostics = DiagnosticRenderer(colored: false)
      .render(compiled.diagnostics, in: compiled.source)
    #expect(compiled.diagnostics.isEmpty, "\(diagnostics)")
    #expect(!compiled.plans.isEmpty)
    #expect(compiled.source.line(1).hasPrefix("# "))
    let run = ScenarioRun(catalog: ScenarioFile.catalog, patience: .amongOthers)
    for plan in compiled.plans {
      let record = await run.run(plan)
      #expect(
        record.outcome == .passed, "\(TerminalReporter(colored: false).text(for: .played(record)))")
    }
  }
}
