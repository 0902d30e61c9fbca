import ContactsProvider
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

  @Test("Rows whose titles are equal are told apart by what they hold")
  func equalTitles() {
    let text = """
      scenario: Status <status>
      examples:
        - {answer: allowFull, status: authorized}
        - {answer: [continue, allowFull], status: authorized}
        - {answer: deny, status: denied}
      steps:
        - requestAccess:
          user: <answer>
      """
    let file = ScenarioCompiler().compile(SourceFile(path: "case.yaml", text: text))
    #expect(
      file.plans.map(\.displayTitle) == [
        "Status authorized (answer: allowFull, status: authorized)",
        "Status authorized (answer: [continue, allowFull], status: authorized)", "Status denied",
      ])
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

  @Test("An account, a group or a token that could not be read is not called unknown afterwards")
  func unreadableNames() {
    let text = """
      scenario: Three mistakes
      device:
        accounts: [{name: Work, typ: exchange}]
        contacts: [{name: Mira Solberg, account: Work}]
        groups: {Friends: {account: Work, member: [Mira Solberg]}}
      steps:
        - fetch: {keys: [name], matching: {group: Friends, account: Work}}
        - takeToken: {nam: monday}
        - changesSince: {token: monday}
        - save: [{addGroup: {name: Choir, toAcount: Work}}, {deleteGroup: Choir}]
      """
    #expect(codes(text) == ["unknown-key", "unknown-key", "wrong-kind", "unknown-key"])
  }

  @Test("A file can ask for a million people in all, however many scenarios share them")
  func generation() {
    let text = """
      scenario: Too many
      device: {contacts: [{generate: {count: 3}}, {generate: {count: 999998}}]}
      steps: [checkStatus]
      ---
      scenario: Too many with those of the one before
      device: {contacts: [{generate: {count: 999998}}]}
      steps: [checkStatus]
      """
    #expect(codes(text) == ["not-a-number", "not-a-number"])
  }

  @Test("The same seed gives the same people, another seed others, and each has an id of its own")
  func generatedPeople() throws {
    func people(_ seed: Int) throws -> [ContactSeed] {
      let text = "scenario: One\ndevice: {contacts: [{generate: {count: 300, seed: \(seed)}}]}\n"
      let source = SourceFile(path: "case.yaml", text: text + "steps: [checkStatus]\n")
      return try #require(ScenarioCompiler().compile(source).plans.first)
        .device.configuration.contacts
    }
    let first = try people(1)
    #expect(try first.map(\.values) == people(1).map(\.values))
    #expect(try first.map(\.values) != people(2).map(\.values))
    #expect(first.first?.identifier == "Contact 000001")
    #expect(Set(first.compactMap(\.identifier)).count == 300)
    for person in first.map(\.values) {
      #expect(person.phoneNumbers.allSatisfy { $0.value.contains(" 555 01") })
      #expect(person.emailAddresses.allSatisfy { $0.value.hasSuffix(".example") })
      #expect(!person.postalAddresses.isEmpty && person.birthday != nil)
      #expect(!person.givenName.isEmpty && !person.familyName.isEmpty)
    }
  }

  @Test("A file with the keys of a device is no scenario, and its mistakes are found in it")
  func deviceFile() {
    let sound = ScenarioCompiler().compile(
      SourceFile(path: "phone.yaml", text: "system: iOS 18\ncontacts: [Mira Solberg]\n"))
    #expect(sound.isDevice && sound.plans.isEmpty && sound.diagnostics == [])
    let wrong = ScenarioCompiler().compile(
      SourceFile(path: "phone.yaml", text: "system: iOS 27\ncontact: [Mira Solberg]\n"))
    #expect(wrong.isDevice && wrong.diagnostics.map(\.code) == ["unknown-system", "unknown-key"])
    let untitled = ScenarioCompiler().compile(
      SourceFile(path: "case.yaml", text: "device: {system: iOS 18}\nsteps: [checkStatus]\n"))
    #expect(!untitled.isDevice && untitled.diagnostics.map(\.code) == ["required-key"])
  }

  @Test("Linked cards are one contact under their name, whatever order they are written in")
  func linkedCards() throws {
    let cards = [
      "{name: Mira Solberg, account: A, linkedWith: Mira Solberg}",
      "{name: Mira Solberg, account: B, linkedWith: M3}",
      "{name: Mira Solberg, account: C, id: M3}",
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [0, 2, 1]] {
      let text = """
        scenario: One person
        device:
          accounts: [{name: A}, {name: B}, {name: C}]
          contacts: [\(order.map { cards[$0] }.joined(separator: ", "))]
        steps:
          - fetchContact: {contact: Mira Solberg, keys: [name]}
        """
      let file = ScenarioCompiler().compile(SourceFile(path: "case.yaml", text: text))
      #expect(file.diagnostics == [])
      let contacts = try #require(file.plans.first).device.configuration.contacts
      #expect(contacts.compactMap(\.linkedWith).count == 2)
    }
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
