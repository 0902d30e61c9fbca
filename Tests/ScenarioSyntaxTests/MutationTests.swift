import ScenarioSyntax
import Testing

/// A small generator of numbers that gives the same ones on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Texts that nobody wrote on purpose")
struct MutationTests {
  private static let pieces: [[UInt8]] = [
    ": ", "- ", "[", "]", "{", "}", ",", "\"", "'", "#", " #", "&a ", "*a", "|\n", ">\n", "\n",
    "\r\n", "\r", "\t", "  ", "---\n", "...\n", "%", "? ", "!x ", "\\", "\\u00", "\u{FEFF}", "é",
    "<<: ", "\0",
  ].map { Array($0.utf8) }

  @Test("Changed files never trap, and every place lies in the file", arguments: 0..<12)
  func mutated(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let fixtures = try Fixture.all("good") + Fixture.all("bad")
    for fixture in fixtures {
      let bytes = try fixture.source().bytes
      for _ in 0..<10 {
        check(mutate(bytes, with: &numbers))
      }
    }
  }

  @Test("A file cut anywhere is read or refused", arguments: try Fixture.all("good"))
  func truncated(_ fixture: Fixture) throws {
    let bytes = try fixture.source().bytes
    for length in bytes.indices {
      check(Array(bytes[..<length]))
    }
  }

  @Test("Random bytes are refused", arguments: 0..<20)
  func random(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 1000)
    let bytes = (0..<2000).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    #expect(!check(bytes).diagnostics.isEmpty)
  }

  @Test("Random signs of YAML are read or refused", arguments: 0..<40)
  func signs(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 2000)
    for _ in 0..<20 {
      let bytes = (0..<60).flatMap { _ in
        Bool.random(using: &numbers)
          ? Self.pieces.randomElement(using: &numbers) ?? [] : Array("ab".utf8)
      }
      check(bytes)
    }
  }

  private func mutate(_ bytes: [UInt8], with numbers: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      let index = Int.random(in: 0...bytes.count, using: &numbers)
      let length = min(Int.random(in: 0...6, using: &numbers), bytes.count - index)
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: bytes.removeSubrange(index..<index + length)
      case 1:
        let piece = Self.pieces.randomElement(using: &numbers) ?? []
        bytes.insert(contentsOf: piece, at: index)
      case 2: bytes.insert(contentsOf: bytes[index..<index + length], at: index)
      default:
        if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &numbers) }
      }
    }
    return bytes
  }

  @discardableResult
  private func check(_ bytes: [UInt8]) -> ParsedFile {
    let source = SourceFile(path: "mutated.yaml", bytes: bytes)
    let file = ScenarioText.parse(source)
    for finding in file.diagnostics {
      expectInside(finding.span, bytes)
      for note in finding.notes { expectInside(note.span, bytes) }
    }
    for document in file.documents { check(document, bytes) }
    let text = DiagnosticRenderer(colored: true).render(file.diagnostics, in: source)
    #expect(text.isEmpty == file.diagnostics.isEmpty)
    return file
  }

  private func check(_ node: Node, _ bytes: [UInt8]) {
    expectInside(node.span, bytes)
    for item in node.items ?? [] { check(item, bytes) }
    for entry in node.entries ?? [] {
      expectInside(entry.keySpan, bytes)
      check(entry.value, bytes)
    }
  }

  private func expectInside(_ span: SourceSpan, _ bytes: [UInt8]) {
    // A plain condition first: the expectation itself is slow and seldom needed.
    if span.start < 0 || span.end < span.start || span.end > bytes.count {
      Issue.record("\(span) is outside of \(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
