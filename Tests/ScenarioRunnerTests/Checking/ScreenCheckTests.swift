import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Mistakes in steps on a screen, found before anything is played.
@Suite struct ScreenCheckTests {
  /// Steps with one mistake, and what is said of it.
  static let mistakes: [(steps: String, finding: String)] = [
    ("- tap", "'tap' takes a text, {button: text}"),
    ("- tap: {buton: Add}", "did you mean 'button'?"),
    ("- tap: {button: Add, row: Add}", "'row' and 'button' exclude each other"),
    ("- tap: {}", "'tap' needs 'button' or 'row'"),
    ("- tap: [Add]", "'tap' takes text, and this is a list"),
    ("- tap: {row: {subtitle: A}}", "a row needs 'title'"),
    ("- type: Ann", "write it so: - type: {into: Name, text: Ann}"),
    ("- type: {into: Name}", "'type' needs 'text'"),
    ("- scroll: botom", "did you mean 'bottom'?"),
    ("- scroll: {too: A}", "'too' is not a key of 'scroll'"),
    ("- scroll: middle", "'scroll' takes 'top', 'bottom' or {to: row}, not 'middle'"),
    ("- scroll: down", "did you mean 'bottom'? Or name a row: scroll: {to: Mira Solberg}"),
    ("- scroll: Mira", "name a row: scroll: {to: Mira Solberg}"),
    ("- expect: {screen: {}}", "'screen' looks at nothing of the screen"),
    ("- expect: {screen: Guests}", "write it so: screen: {title: Contacts, rows: [Mira Solberg]}"),
    ("- expect: {screen: {tittle: A}}", "did you mean 'title'?"),
    ("- expect: {screen: {rows: [{subtitle: A}]}}", "a row needs 'title'"),
    ("- expect: {screen: {buttons: [{title: A, enabled: maybe}]}}", "'enabled' takes"),
    ("- expect: {screen: {fields: [{lable: A}]}}", "did you mean 'label'?"),
    ("- expect: {screen: {alert: {buttns: A}}}", "did you mean 'buttons'?"),
    ("- expect: {screen: {search: {txt: A}}}", "did you mean 'text'?"),
    ("- expect: {screens: [{title: A}]}", "is none of it"),
    ("- {tap: A, expect: {screens: []}}", "'screens' lists no screen"),
    ("- {checkStatus: , expect: {screens: [{title: A}]}}", "nothing that 'checkStatus' gives"),
    ("- click: Add", "did you mean 'tap'?"),
    ("- enterText: Add", "did you mean 'type'?"),
  ]

  private func check(_ steps: String, runs: String = "guests") -> String {
    let text = "scenario: A\napp: {runs: \(runs)}\nsteps:\n  \(steps)\n"
    let source = SourceFile(path: "a.yaml", text: text)
    let compiler = ScenarioCompiler(registeredApps: [
      "guests": AppOffer(functions: [], hasScreen: true), "blind": ["load"], "unknown": nil,
    ])
    let findings = compiler.compile(source).diagnostics
    return DiagnosticRenderer(colored: false).render(findings, in: source)
  }

  @Test("A mistake is found, and told so that it can be put right", arguments: mistakes)
  func findings(_ mistake: (steps: String, finding: String)) {
    let findings = check(mistake.steps)
    #expect(findings.contains(mistake.finding), "\(findings)")
    #expect(findings.matches(of: /(?m)^error/).count == 1, "\(findings)")
  }

  /// Steps that need a screen.
  static let needy = [
    "- tap: Add", "- type: {text: A}", "- scroll: top", "- expect: {screen: {title: A}}",
    "- {perform: load, expect: {screens: [{title: A}]}}",
  ]

  @Test("A screen is there where an app runs that shows one", arguments: needy)
  func screens(_ steps: String) {
    #expect(check(steps.replacing("perform: load", with: "relaunch: ")) == "")
    #expect(check(steps, runs: "unknown") == "")
    let findings = check(steps, runs: "blind")
    #expect(findings.contains("needs an app with a screen, and 'blind' shows none"), "\(findings)")
    #expect(findings.contains("apps with a screen: 'guests'"))
    let text = "scenario: A\nsteps:\n  \(steps.replacing("perform: load", with: "relaunch: "))\n"
    let found = ScenarioCompiler().compile(SourceFile(path: "a.yaml", text: text)).diagnostics
    #expect(found.map(\.code) == ["needs-runs"])
  }
}
