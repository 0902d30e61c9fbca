import Foundation
import ScenarioRunner
import ScenarioSyntax
import Testing

/// All mistakes of a file are reported in one go, and nothing that another mistake explains.
struct ManyMistakesTests {
  @Test("The scenario that mistakes are put into is sound")
  func base() {
    #expect(Mistake.findings(in: Mistake.base) == [])
  }

  @Test("One mistake gives one finding at its line", arguments: Mistake.all)
  func single(_ mistake: Mistake) {
    let scenario = Mistake.scenario(with: [mistake])
    #expect(Mistake.findings(in: scenario.text) == scenario.findings)
  }

  @Test("Two mistakes give two findings", arguments: Mistake.all)
  func pairs(_ mistake: Mistake) {
    for other in Mistake.all where other.line > mistake.line && !mistake.hides(other) {
      let scenario = Mistake.scenario(with: [mistake, other])
      let findings = Mistake.findings(in: scenario.text)
      if findings != scenario.findings {
        Issue.record("\(mistake.testDescription) and \(other.testDescription): \(findings)")
      }
    }
  }

  @Test("Five to eight mistakes give as many findings, each at its line", arguments: 0..<40)
  func many(_ seed: UInt64) {
    var numbers = SplitMix(state: seed)
    for _ in 0..<5 {
      let mistakes = Mistake.some(5 + numbers.next(below: 4), from: &numbers)
      let scenario = Mistake.scenario(with: mistakes)
      let findings = Mistake.findings(in: scenario.text)
      if findings != scenario.findings {
        Issue.record("\(scenario.findings) expected, and found \(findings) in\n\(scenario.text)")
      }
    }
  }

  @Test(
    "Files as people write them give all of their findings", arguments: DocumentFixture.all("many"))
  func written(_ fixture: DocumentFixture) throws {
    let file = try fixture.compile()
    let found = file.diagnostics.map {
      "\(file.source.position(at: $0.span.start).line) \($0.code)"
    }
    let url = fixture.folder.appending(path: "findings.txt")
    let expected = try String(contentsOf: url, encoding: .utf8)
    #expect(found == expected.split(separator: "\n").map(String.init))
    #expect(file.plans.isEmpty)
    #expect(file.diagnostics.allSatisfy { $0.span.start <= $0.span.end })
    try fixture.expect(
      DiagnosticRenderer(colored: false).render(file.diagnostics, in: file.source),
      in: "expected.txt")
  }

  @Test("There are a dozen such files, of five mistakes or more")
  func dozen() {
    #expect(DocumentFixture.all("many").count >= 12)
  }
}

extension Mistake {
  /// Whether this mistake leaves open whether a later one is there.
  func hides(_ other: Mistake) -> Bool {
    if other.line == line + 1, Self.layout.contains(code), Self.layout.contains(other.code) {
      return true
    }
    switch (code, other.code) {
    case ("unclosed-quote", "missing-colon"), ("unquoted-colon", "tab-indentation"),
      ("unquoted-colon", "deeper-indentation"):
      // The next line may be the rest of the text.
      return other.line == line + 1
    case ("unknown-contact-key", "unknown-contact"), ("unquoted-colon", "unknown-contact"):
      // The card may be the one that is named.
      return line == 9 && other.line == 29
    case ("unknown-key", "unknown-contact"):
      // So may one that the groups would name.
      return line == 13 && other.line == 29
    case ("required-key", "unknown-result"), ("unknown-verb", "unknown-result"):
      // The token may be the one that is named.
      return line == 38
    case ("unknown-verb", "unfitting-expectation"):
      return other.line == line + 2
    default: return false
    }
  }

  /// Rules about where lines stand: two of them broken side by side are one puzzle.
  private static let layout = [
    "tab-indentation", "deeper-indentation", "unmatched-indentation", "missing-colon",
    "mixed-collection", "missing-dash", "missing-space-after-dash",
  ]

  /// Mistakes at different lines that do not hide each other.
  static func some(_ count: Int, from numbers: inout SplitMix) -> [Mistake] {
    var chosen: [Mistake] = []
    while chosen.count < count {
      let mistake = all[numbers.next(below: all.count)]
      let fits = chosen.allSatisfy { other in
        other.line != mistake.line && !other.hides(mistake) && !mistake.hides(other)
      }
      if fits { chosen.append(mistake) }
    }
    return chosen
  }
}
