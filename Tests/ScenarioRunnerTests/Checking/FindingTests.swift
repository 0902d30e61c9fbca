import ScenarioRunner
import ScenarioSyntax
import Testing

/// One mistake gives one finding, whatever depends on what is wrong.
struct FindingTests {
  private func codes(_ text: String) -> [String] {
    ScenarioCompiler().compile(SourceFile(path: "case.yaml", text: text)).diagnostics.map(\.code)
  }

  @Test("A contact that could not be read is not called unknown afterwards")
  func unreadableContact() {
    let text = """
      scenario: One mistake
      device:
        contacts:
          - {name: Mira Solberg, phone: +1 555 010 0142}
          - {nam: Jonas Quill}
      steps:
        - fetchContact: {contact: Jonas Quill, keys: [name]}
      """
    #expect(codes(text) == ["unknown-contact-key", "unknown-contact-key"])
  }

  @Test("A step that could not be read may have added the contact that later steps name")
  func unreadableStep() {
    let text = """
      scenario: One mistake
      steps:
        - sav: [{add: Zoe Lind}]
        - fetchContact: {contact: Zoe Lind, keys: [name]}
      """
    #expect(codes(text) == ["unknown-verb"])
  }

  @Test("Nothing is held against a system that never existed")
  func unknownSystem() {
    let text = """
      scenario: One mistake
      device: {system: iOS 27}
      steps:
        - save: [{add: Zoe Lind}]
          user: {allowLimited: []}
          expect: {status: limited}
      """
    #expect(codes(text) == ["unknown-system"])
  }

  @Test("A mistake in the text leaves no key missing and no name unknown, and hides no other")
  func damagedText() {
    let text = """
      scenario: Denied: what now
      device:
        contacts: [Mira Solberg
      steps:
        - fetch: keys: [name]
        - fetchContact: {contact: Mira Solberg, keys: [name]}
          user: allowLimited: [Mira Solberg]
          expect: {status: Denied}
      """
    #expect(
      codes(text) == [
        "unquoted-colon", "unclosed-bracket", "unquoted-colon", "unquoted-colon", "unknown-word",
      ])
  }

  @Test("A mistake in the text of one scenario does not hide those of the next")
  func damagedNeighbour() {
    let text = """
      scenario: Denied: what now
      steps: [checkStatus]
      ---
      steps: [checkStatus]
      """
    #expect(codes(text) == ["unquoted-colon", "required-key"])
  }

  @Test("A mistake in a template is reported once, however many rows there are")
  func rows() {
    let text = """
      scenario: One mistake
      examples: [{n: 1}, {n: 2}, {n: 3}]
      steps:
        - expect: {promts: <n>}
        - wait: <n> days
      """
    #expect(codes(text) == ["unknown-key"])
  }

  @Test("A file with an error in one scenario runs none of them")
  func wholeFile() {
    let text = """
      scenario: Sound
      steps: [checkStatus]
      ---
      scenario: Not sound
      steps: [chekStatus]
      """
    let file = ScenarioCompiler().compile(SourceFile(path: "case.yaml", text: text))
    #expect(file.plans.isEmpty)
    #expect(file.diagnostics.map(\.code) == ["unknown-verb"])
  }

  @Test("Whatever is broken in a sound file, every finding lies in it", arguments: 0..<4)
  func mutations(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for fixture in DocumentFixture.all("good") + DocumentFixture.all("bad") {
      let bytes = try fixture.bytes()
      for _ in 0..<12 {
        let source = SourceFile(path: "case.yaml", bytes: random.mutation(of: bytes))
        let file = ScenarioCompiler(registeredApps: ["invite": nil]).compile(source)
        for finding in file.diagnostics {
          #expect(finding.span.start >= 0 && finding.span.end <= source.bytes.count)
          #expect(finding.span.start <= finding.span.end)
        }
        #expect(file.plans.isEmpty || file.diagnostics.isEmpty)
      }
    }
  }
}

/// A small generator whose numbers follow from a seed.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ value >> 31) % UInt64(bound))
  }

  /// Bytes with a word taken out, doubled, or put elsewhere.
  mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    let start = next(below: bytes.count)
    let end = min(bytes.count, start + 1 + next(below: 12))
    var mutated = bytes
    let piece = Array(bytes[start..<end])
    if next(below: 2) == 0 { mutated.removeSubrange(start..<end) }
    mutated.insert(contentsOf: piece, at: next(below: mutated.count + 1))
    return mutated
  }
}
