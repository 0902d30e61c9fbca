import ScenarioSyntax
import Testing

@Suite("Files of unusual size")
struct LimitTests {
  private func parse(_ text: String) -> ParsedFile {
    ScenarioText.parse(SourceFile(path: "large.yaml", text: text))
  }

  private func codes(_ text: String) -> [String] {
    parse(text).diagnostics.map(\.code)
  }

  @Test("Nesting of 64 levels is read and of 65 refused", arguments: [64, 65])
  func nesting(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(codes(text) == (depth > 64 ? ["nesting-too-deep"] : []))
    let block = String(repeating: "- ", count: depth) + "a\n"
    #expect(codes(block) == (depth > 64 ? ["nesting-too-deep"] : []))
  }

  @Test(
    "A hundred thousand openings are one fault",
    arguments: ["[", "{", "- ", "[{a: ", "{a: [", "&a [", "\"a\": "])
  func manyOpenings(piece: String) {
    let text = "a: " + String(repeating: piece, count: 100_000) + "\n"
    #expect(codes(text).count == 1)
  }

  @Test(
    "Text without an end is read in one pass", arguments: ["a: ", "? ", "'", "\"\\", ", ", "]"])
  func manyPieces(piece: String) {
    let findings = parse(String(repeating: piece, count: 100_001) + "\n").diagnostics
    #expect(!findings.isEmpty && findings.count <= 500)
  }

  @Test("A file of ten megabytes is read whole")
  func largeFile() {
    let step = """
        - fetch: {keys: [name, phoneNumbers], matching: {name: "Mira"}}
          user: deny # the first call asks
          expect:
            error: authorizationDenied
            prompts: 1

      """
    let count = 10_000_000 / step.utf8.count
    let file = parse("scenario: Large\nsteps:\n" + String(repeating: step, count: count))
    #expect(file.diagnostics == [])
    #expect(file.documents.first?["steps"]?.items?.count == count)
  }

  @Test("A line of one megabyte is read, and shown cut around its fault")
  func longLine() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(parse("note: \"\(long)\"\n").documents.first?["note"]?.scalar?.text == long)
    let source = SourceFile(path: "long.yaml", text: "note: \"\(long)\" y\n")
    let findings = ScenarioText.parse(source).diagnostics
    let text = DiagnosticRenderer(colored: false).render(findings, in: source)
    #expect(text.utf8.count < 1000)
    #expect(text.contains("--> long.yaml:1:1000010\n"))
    let lines = text.split(separator: "\n")
    #expect(lines[2].hasPrefix(" 1 | …xxx") && lines[2].hasSuffix("x\" y"))
    #expect(lines[3].count == lines[2].count)
  }

  @Test("Many faults on one line are cut, and so are many in one file")
  func manyFaults() {
    #expect(codes("a: [" + String(repeating: ",", count: 100_000) + "]\n").count == 10)
    #expect(codes(String(repeating: "- @\n", count: 100_000)).count == 500)
  }

  @Test("A hundred thousand keys are compared, and the one that stands twice is found")
  func manyKeys() {
    let keys = (0..<100_000).map { "k\($0): v\n" }.joined()
    #expect(parse(keys).documents.first?.entries?.count == 100_000)
    #expect(codes(keys + "k77777: again\n") == ["duplicate-key"])
    let flow = (0..<100_000).map { "k\($0): v, " }.joined()
    #expect(codes("{" + flow + "k5: again}") == ["duplicate-key"])
  }

  @Test("Aliases may add many nodes, but not more than the limit")
  func aliases() {
    let wide = "a: &a [" + String(repeating: "x, ", count: 999) + "]\n"
    let most = wide + "b: [" + String(repeating: "*a, ", count: 100) + "]\n"
    let more = wide + "b: [" + String(repeating: "*a, ", count: 101) + "]\n"
    #expect(codes(most) == [])
    #expect(codes(more) == ["alias-limit"])
  }

  @Test("Aliases do not nest deeper than the text may")
  func nestedAliases() {
    var text = "a0: &a0 [x]\n"
    for level in 1..<64 { text += "a\(level): &a\(level) [*a\(level - 1)]\n" }
    let codes = codes(text)
    #expect(codes == ["nesting-too-deep"])
  }

  @Test("Endless empty lines, comments and blanks are skipped")
  func emptiness() {
    let comments = String(repeating: "# c\n", count: 100_000)
    #expect(parse(comments + "a: b\n" + comments).documents.count == 1)
    let lines = String(repeating: " \n", count: 200_000)
    #expect(codes("a: |\n x\n" + lines + "b: >\n" + lines + "c: \"x" + lines + " y\"\n") == [])
    #expect(codes("a: b\n" + lines + "  c\n") == [])
  }
}
