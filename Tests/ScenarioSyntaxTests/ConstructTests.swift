import ScenarioSyntax
import Testing

/// Each construct of the text by itself, and each that is refused.
@Suite("Constructs, one by one")
struct ConstructTests {
  private func parse(_ text: String) -> ParsedFile {
    ScenarioText.parse(SourceFile(path: "construct.yaml", text: text))
  }

  /// A node on one line: texts in quotes, nothing as `-`.
  private func line(_ node: Node) -> String {
    switch node.content {
    case .absent: "-"
    case .scalar(let scalar): scalar.text.debugDescription
    case .sequence(let items): "[\(items.map(line).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \(line($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// A header of a block of text: its style, indentation and chomping, in both orders.
  struct Header: CustomTestStringConvertible, Sendable {
    let style: String
    let indentation: String
    let chomping: String
    let isChompingFirst: Bool

    var text: String {
      style + (isChompingFirst ? chomping + indentation : indentation + chomping)
    }
    var testDescription: String { text }

    static let all = ["|", ">"].flatMap { style in
      ["", "2"].flatMap { indentation in
        ["", "-", "+"].flatMap { chomping in
          [true, false].map { isFirst in
            Header(
              style: style, indentation: indentation, chomping: chomping, isChompingFirst: isFirst)
          }
        }
      }
    }
  }

  @Test(
    "A block of text has its lines joined and its end cut as its header says", arguments: Header.all
  )
  func blocks(_ header: Header) {
    let body = "  one\n  two\n\n  three\n   deeper\n\n  four\n\n\n"
    let lines =
      header.style == "|"
      ? "one\ntwo\n\nthree\n deeper\n\nfour" : "one two\nthree\n deeper\n\nfour"
    let end = ["": "\n", "-": "", "+": "\n\n\n"][header.chomping] ?? ""
    for comment in ["", " # a comment"] {
      let file = parse("a: \(header.text)\(comment)\n\(body)b: c\n")
      #expect(file.diagnostics == [])
      #expect(file.documents.first?["a"]?.scalar?.text == lines + end)
      #expect(file.documents.first?["b"]?.scalar?.text == "c")
    }
  }

  @Test(
    "What is read gives its value",
    arguments: [
      ("a: |1\n  two\n", #"{a: " two\n"}"#), ("- |\n one\n- >-\n two\n", #"["one\n", "two"]"#),
      ("a: |+\n\n\nb: c\n", #"{a: "\n\n", b: "c"}"#), ("a: >\n\n\nb: c\n", #"{a: "", b: "c"}"#),
      ("a: |-\n\n one\n", #"{a: "\none"}"#), ("|\n one\n", #""one\n""#),
      ("a: >\n  one\n\n\n  two\n", #"{a: "one\n\ntwo\n"}"#),
      ("a: 'it''s'\nb: \"\\u00e9\\x21\"\n", #"{a: "it\'s", b: "é!"}"#),
      ("a: \"one\\\n  two\"\n", #"{a: "onetwo"}"#),
      ("a: one\n  two\n\n  three\n", #"{a: "one two\nthree"}"#),
      ("a: [b, {c: d}, [e]]\n", #"{a: ["b", {c: "d"}, ["e"]]}"#),
      ("{a, b: , c: d}\n", #"{a: -, b: -, c: "d"}"#),
      ("a:\n- b\n- c: d\n  e: f\n-\n  - g\n", #"{a: ["b", {c: "d", e: "f"}, ["g"]]}"#),
      ("a: &x [b]\nc: *x\n", #"{a: ["b"], c: ["b"]}"#),
      ("&x a: &y b\nc: *y\n", #"{a: "b", c: "b"}"#),
      ("a: &y b\n*y : c\n", "error: complex-key"), ("a: b\n[c]: d\n", "error: complex-key"),
      ("a: b\n{c: d}: e\n", "error: complex-key"), ("a: b\n[c: d]\n", "error: missing-colon"),
      ("a: 1 # no\nb: c#d\n", #"{a: "1", b: "c#d"}"#), ("a:\tb\n", #"{a: "b"}"#),
      ("---\na: b\n...\n", #"{a: "b"}"#), ("a\n--- b\n---\n- c\n", #""a" "b" ["c"]"#),
      ("a: &x b\n---\na: *x\n", "error: unknown-anchor"), ("\u{FEFF}a: b\n", #"{a: "b"}"#),
      ("a: b\r\nc: |\r\n  d\r\n", #"{a: "b", c: "d\n"}"#), ("? a\n", "error: complex-key"),
      ("[a]: b\n", "error: complex-key"), ("{a: b}: c\n", "error: complex-key"),
      ("[? a]\n", "error: complex-key"), (": a\n", "error: missing-key"),
      ("a: !b c\n", "error: unsupported-tag"), ("- !!str c\n", "error: unsupported-tag"),
      ("! a\n", "error: unsupported-tag"),
      ("!<tag:a.example,2026:b> c\n", "error: unsupported-tag"),
      ("[!a b]\n", "error: unsupported-tag"), ("a: !\n", "error: unsupported-tag"),
      ("%YAML 1.2\n---\na\n", #""a""#), ("%YAML 1.1\n---\na\n", "error: unsupported-directive"),
      ("%YAML 1.3\n---\na\n", "error: unsupported-directive"),
      ("%TAG ! tag:a.example,2026:\n---\na\n", "error: unsupported-directive"),
      ("%OTHER\n---\na\n", "error: unsupported-directive"),
      ("%YAML 1.2\na\n", "error: misplaced-directive"),
      ("<<: {a: b}\n", "error: merge-key"), ("a: {<<: b}\n", "error: merge-key"),
      ("\"<<\": a\n", #"{<<: "a"}"#), ("a:\n\tb: c\n", "error: tab-indentation"),
      ("a:\n  b: c\n\td: e\n", "error: tab-indentation"),
      ("- a\n-\t- b\n", "error: tab-indentation"),
      ("a: 1\na: 2\n", "error: duplicate-key"), ("{a: 1, 'a': 2}\n", "error: duplicate-key"),
      ("a: @b\n", "error: reserved-character"), ("a: `b`\n", "error: reserved-character"),
      ("a: 'b\n", "error: unclosed-quote"), ("a: \"\\q\"\n", "error: unknown-escape"),
      ("a: [b\n", "error: unclosed-bracket"), ("a: b: c\n", "error: unquoted-colon"),
      ("a: \"b\" c\n", "error: text-after-value"), ("a: \"b\"#c\n", "error: comment-without-space"),
      ("a: |0\n b\n", "error: block-header"), ("a: |- b\n", "error: block-header"),
      ("a: *b\n", "error: unknown-anchor"), ("a: &b [*b]\n", "error: alias-cycle"),
      ("a: &b\n", "error: empty-anchor"), ("", "error: empty-file"), ("# a\n", "error: empty-file"),
    ])
  func constructs(_ text: String, _ expected: String) {
    let file = parse(text)
    let actual =
      file.diagnostics.first.map { "error: \($0.code)" }
      ?? file.documents.map(line).joined(separator: " ")
    #expect(actual == expected)
  }

  @Test("Bytes that are no text are refused by what they are")
  func bytes() {
    func code(_ bytes: [UInt8]) -> String? {
      ScenarioText.parse(SourceFile(path: "bytes.yaml", bytes: bytes)).diagnostics.first?.code
    }
    #expect(code([0x61, 0xFF]) == "not-utf8")
    #expect(code([0x61, 0xC3]) == "not-utf8")
    #expect(code([0xED, 0xA0, 0x80]) == "not-utf8")
    #expect(code([0xFE, 0xFF, 0, 0x61]) == "utf-16")
    #expect(code([0xFF, 0xFE, 0x61, 0]) == "utf-16")
    #expect(code(Array("a\rb\r".utf8)) == "carriage-return")
    #expect(code(Array("a: \u{7}\n".utf8)) == "control-character")
  }
}
