import ScenarioRunner
import ScenarioSyntax
import Testing

struct DocumentFixtureTests {
  @Test("Every kind of mistake has a folder that shows it, and no folder shows another")
  func folders() {
    #expect(
      DocumentFixture.all("bad").map(\.name) == DocumentCode.allCases.map(\.rawValue).sorted())
  }

  @Test("A mistake is reported in these words", arguments: DocumentFixture.all("bad"))
  func mistakes(_ fixture: DocumentFixture) throws {
    let file = try fixture.compile()
    #expect(file.plans.isEmpty)
    #expect(file.diagnostics.contains { $0.code == fixture.name })
    try fixture.expect(
      DiagnosticRenderer(colored: false).render(file.diagnostics, in: file.source),
      in: "expected.txt")
  }

  @Test("A sound file compiles to this plan", arguments: DocumentFixture.all("good"))
  func plans(_ fixture: DocumentFixture) throws {
    let file = try fixture.compile()
    #expect(file.diagnostics == [])
    try fixture.expect(
      file.plans.map(PlanText.text).joined(separator: "\n"), in: "plan.txt")
  }
}
