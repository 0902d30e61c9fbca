import ScenarioSyntax
import Testing

@Suite("Findings on screen")
struct RendererTests {
  private let source = SourceFile(
    path: "Scenarios/02-keys.yaml", text: "steps:\n  - fetch:\n      keys: [phoneNumber]\n")

  private func finding(hint: String? = nil) -> Diagnostic {
    Diagnostic(
      code: "unknown-key", message: "'phoneNumber' is not a contact key", span: SourceSpan(31, 42),
      label: "keys are listed by `gatebook steps fetch`", hint: hint)
  }

  private func plain(_ findings: [Diagnostic], in source: SourceFile) -> String {
    DiagnosticRenderer(colored: false).render(findings, in: source)
  }

  @Test("A finding shows its rule, place, line, caret and hint")
  func whole() {
    #expect(
      plain([finding(hint: "did you mean 'phoneNumbers'?")], in: source) == """
        error[unknown-key]: 'phoneNumber' is not a contact key
          --> Scenarios/02-keys.yaml:3:14
         3 |       keys: [phoneNumber]
           |              ^^^^^^^^^^^ keys are listed by `gatebook steps fetch`
           = hint: did you mean 'phoneNumbers'?

        """)
  }

  @Test("Notes follow with their own places, and findings are in the order of the file")
  func notes() {
    let late = Diagnostic(
      code: "b", message: "late", span: SourceSpan(31, 32),
      notes: [Diagnostic.Note(span: SourceSpan(0, 5), text: "here")])
    let early = Diagnostic(code: "a", message: "early", span: SourceSpan(2, 2))
    #expect(
      plain([late, early], in: source) == """
        error[a]: early
          --> Scenarios/02-keys.yaml:1:3
         1 | steps:
           |   ^

        error[b]: late
          --> Scenarios/02-keys.yaml:3:14
         3 |       keys: [phoneNumber]
           |              ^
        note: here
          --> Scenarios/02-keys.yaml:1:1
         1 | steps:
           | ^^^^^

        """)
  }

  @Test("Nothing found gives nothing")
  func empty() {
    #expect(plain([], in: source) == "")
  }

  @Test(
    "The caret stands under its text however wide the text before it is",
    arguments: [
      ("漢字x", 4), ("e\u{301}x", 1), ("\tx", 1), ("👨‍👩‍👧x", 2), ("🇳🇴x", 2), ("☎️x", 2), ("한x", 2),
      ("ａx", 2), ("\u{200B}x", 0), ("éx", 1),
    ])
  func widths(text: String, indent: Int) {
    let source = SourceFile(path: "w.yaml", text: text)
    let span = SourceSpan(source.bytes.count - 1, source.bytes.count)
    let lines = plain([Diagnostic(code: "c", message: "m", span: span)], in: source)
      .split(separator: "\n")
    #expect(lines[3] == "   | " + String(repeating: " ", count: indent) + "^")
  }

  @Test("Control characters of a file do not reach the terminal")
  func controls() {
    let source = SourceFile(path: "a\u{1B}b", text: "x\u{1B}[31m\u{7F}\u{202E}y\u{0}\n")
    let finding = Diagnostic(
      code: "c", message: "'\u{1B}[0m'", span: SourceSpan(0, 1), label: "\u{9B}", hint: "\u{7}")
    let text = plain([finding], in: source)
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.contains("\u{202E}"))
  }

  @Test("Colours add nothing but colours")
  func colors() {
    let text = DiagnosticRenderer(colored: true).render([finding(hint: "h")], in: source)
    #expect(text.contains("\u{1B}[1;31merror[unknown-key]\u{1B}[0m"))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain([finding(hint: "h")], in: source))
  }

  @Test("A place outside the file shows its nearest end")
  func outside() {
    let finding = Diagnostic(code: "c", message: "m", span: SourceSpan(-5, 9999))
    #expect(plain([finding], in: source).contains(":1:1\n"))
    let late = Diagnostic(code: "c", message: "m", span: SourceSpan(9999, 99999))
    #expect(plain([late], in: source).contains(":4:1\n"))
  }
}
