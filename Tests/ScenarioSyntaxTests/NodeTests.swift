import ScenarioSyntax
import Testing

@Suite("Nodes, and words that are nearly right")
struct NodeTests {
  private func document(_ text: String) throws -> Node {
    let file = ScenarioText.parse(SourceFile(path: "a.yaml", text: text))
    return try #require(file.documents.first)
  }

  @Test("A node gives its content by kind and by key")
  func access() throws {
    let node = try document("a: [x, 'y']\nb:\nc: ~\nd: \"~\"\n")
    #expect(node["a"]?.items?.map { $0.scalar?.text } == ["x", "y"])
    #expect(node["a"]?.items?.last?.scalar?.style == .singleQuoted)
    #expect(node["b"]?.isAbsent == true)
    #expect(node["c"]?.isNoValue == true)
    #expect(node["d"]?.isNoValue == false)
    #expect(node["e"] == nil && node["a"]?["x"] == nil)
    #expect(node.entries?.count == 4 && node.items == nil && node.scalar == nil)
  }

  @Test("Keys that differ only in their normal form are two keys")
  func normalForms() throws {
    let node = try document("caf\u{E9}: one\ncafe\u{301}: two\n")
    #expect(node["caf\u{E9}"]?.scalar?.text == "one")
    #expect(node["cafe\u{301}"]?.scalar?.text == "two")
  }

  @Test("An alias stands at its own place and holds what its anchor holds")
  func alias() throws {
    let node = try document("a: &x [one]\nb: *x\n")
    #expect(node["b"]?.span == SourceSpan(15, 17))
    #expect(node["b"]?.items?.first?.span == SourceSpan(7, 10))
  }

  @Test("What an error took is marked in the nodes, and the rest stays")
  func damage() {
    let text = "a: \"one\" two\n---\nb: fine\n---\nc: 1\nc: 2\nd: *e\n"
    let file = ScenarioText.parse(SourceFile(path: "a.yaml", text: text))
    #expect(
      file.diagnostics.map(\.code) == ["text-after-value", "duplicate-key", "unknown-anchor"])
    #expect(file.documents.map(\.hasDamage) == [true, false, true])
    #expect(file.documents.map(\.isDamaged) == [false, false, false])
    #expect(file.documents.first?["a"]?.scalar?.text == "one")
    #expect(file.documents.last?["d"]?.isAbsent == true)
    #expect(file.documents.last?["d"]?.isDamaged == true)
    let control = ScenarioText.parse(SourceFile(path: "a.yaml", text: "a: b\u{0}\nc: d\n"))
    #expect(control.documents.first?["a"]?.isDamaged == true)
    #expect(control.documents.first?["c"]?.isDamaged == false)
  }

  @Test(
    "The nearest word is found among the candidates",
    arguments: [
      ("phoneNumber", "phoneNumbers"), ("fecth", "fetch"), ("FETCH", "fetch"), ("name", "name"),
      ("familyname", "familyName"), ("xyz", nil), ("", nil), ("ab", nil), ("nmae", "name"),
      ("authorisationDenied", "authorizationDenied"), ("given name", "givenName"),
      ("famly", "familyName"), ("phone_numbers", "phoneNumbers"), ("giv", nil),
    ])
  func near(word: String, expected: String?) {
    let candidates = [
      "fetch", "phoneNumbers", "familyName", "givenName", "authorizationDenied", "name", "cd",
    ]
    #expect(nearMiss(of: word, among: candidates) == expected)
  }

  @Test("The first of equally near words wins, and a nearer one wins over it")
  func order() {
    #expect(nearMiss(of: "cat", among: ["car", "cap"]) == "car")
    #expect(nearMiss(of: "cats", among: ["cars", "cat", "CATS"]) == "CATS")
    #expect(nearMiss(of: String(repeating: "a", count: 10_000), among: ["a"]) == nil)
  }
}
