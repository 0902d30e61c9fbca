import ScenarioSyntax
import Testing

@Suite("Texts that are read and texts that are refused")
struct GoldenTests {
  @Test("Every construct gives its tree with exact places", arguments: try Fixture.all("good"))
  func good(_ fixture: Fixture) throws {
    let source = try fixture.source()
    let file = ScenarioText.parse(source)
    #expect(file.diagnostics == [])
    try fixture.expect(TreeText(source: source).text(of: file.documents), in: "tree.txt")
  }

  @Test("Every fault is reported in its words at its place", arguments: try Fixture.all("bad"))
  func bad(_ fixture: Fixture) throws {
    let source = try fixture.source()
    let findings = ScenarioText.parse(source).diagnostics
    #expect(findings.contains { $0.code == fixture.name })
    let text = DiagnosticRenderer(colored: false).render(findings, in: source)
    try fixture.expect(text, in: "expected.txt")
  }

  @Test("There is one folder of faults for each code")
  func codes() throws {
    let folders = try Fixture.all("bad").map(\.name)
    #expect(folders == SyntaxCode.allCases.map(\.rawValue).sorted())
  }

  @Test("Findings come in the order of the file", arguments: try Fixture.all("bad"))
  func order(_ fixture: Fixture) throws {
    let starts = ScenarioText.parse(try fixture.source()).diagnostics.map(\.span.start)
    #expect(starts == starts.sorted())
  }
}
