import ScenarioSyntax
import Testing

@Suite("Places in a file")
struct SourceFileTests {
  @Test("Columns count Unicode scalars, lines and columns start with one")
  func positions() {
    let file = SourceFile(path: "a.yaml", text: "é: 😀x\r\ncafe\u{301}: y\n")
    #expect(file.position(at: 0) == SourcePosition(line: 1, column: 1))
    #expect(file.position(at: 8) == SourcePosition(line: 1, column: 5))
    #expect(file.position(at: 11) == SourcePosition(line: 2, column: 1))
    #expect(file.position(at: 17) == SourcePosition(line: 2, column: 6))
    #expect(file.position(at: 1000) == SourcePosition(line: 3, column: 1))
    #expect(file.position(at: -1) == SourcePosition(line: 1, column: 1))
  }

  @Test("Lines come without their breaks, and there is none outside the file")
  func lines() {
    let file = SourceFile(path: "a.yaml", text: "one\r\ntwo\n\nfour")
    #expect((0...5).map(file.line) == ["", "one", "two", "", "four", ""])
    #expect(SourceFile(path: "b.yaml", bytes: [0x61, 0xFF]).line(1) == "a\u{FFFD}")
  }

  @Test("A byte order mark takes no column")
  func byteOrderMark() {
    let file = SourceFile(path: "a.yaml", text: "\u{FEFF}name: a")
    #expect(file.position(at: 3) == SourcePosition(line: 1, column: 1))
    #expect(file.line(1) == "name: a")
  }

  @Test("The text of a span is cut to the file")
  func text() {
    let file = SourceFile(path: "a.yaml", text: "name: a")
    #expect(file.text(in: SourceSpan(0, 4)) == "name")
    #expect(file.text(in: SourceSpan(6, 99)) == "a")
    #expect(file.text(in: SourceSpan(5, 2)) == "")
  }
}
