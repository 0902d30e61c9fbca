import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// Journeys in every world: who answers what, how they end, and the verdict.
@Suite struct ComparisonPlayTests {
  // MARK: The worlds

  @Test("A fetch asks, and gets what the person of each world shares")
  func fetch() async throws {
    let cells = try await playedCells("    - fetch: {keys: [name, emailAddresses]}")
    #expect(
      cells == [
        .full: "reached 12 9 prompts 1 chosen 0", .limitedToGoal: "reached 3 0 prompts 1 chosen 1",
        .limitedToOthers: "missed 9 9 prompts 1 chosen 3",
        .limitedToNobody: "missed 0 0 prompts 1 chosen 0",
        .denied: "missed 0 0 prompts 1 chosen 0 authorizationDenied",
        .restricted: "missed 0 0 prompts 0 chosen 0 authorizationDenied",
        .cancelled: "missed 0 0 prompts 1 chosen 0 authorizationDenied",
      ])
  }

  @Test("A picker gives the goal in every world but the one in which it is cancelled")
  func picker() async throws {
    let cells = try await playedCells("    - pick: {mode: contact, displaying: [emailAddresses]}")
    for world in World.allCases where world != .cancelled {
      #expect(cells[world] == "reached 3 0 prompts 0 chosen 1", "\(world)")
    }
    #expect(cells[.cancelled] == "missed 0 0 prompts 0 chosen 0")
  }

  @Test("Worlds that a system does not have are left out", arguments: ["iOS 17", "macOS 26"])
  func worlds(of system: String) async throws {
    let device = fourPeople.replacing("{contacts", with: "{system: \(system), contacts")
    let comparison = try await compare("  way: [checkStatus]", on: device)
    #expect(comparison.worlds == [.full, .denied, .restricted, .cancelled])
    #expect(comparison.journeys[0].cells.map(\.world) == comparison.worlds)
  }

  @Test("The access button shares the goal with a limited app, and leads to the prompt before")
  func accessButton() async throws {
    let before = try await playedCells(
      """
          - accessButton: {query: A}
          - fetch: {keys: [name, emailAddresses]}
      """)
    // The prompt of the button offers the match and nobody else.
    #expect(before[.full] == "reached 3 0 prompts 1 chosen 1")
    #expect(before[.limitedToOthers] == "missed 0 0 prompts 1 chosen 1")
    #expect(before[.denied] == "missed 0 0 prompts 1 chosen 1 authorizationDenied")
    let after = try await playedCells(
      """
          - requestAccess
          - accessButton: {query: al}
          - fetch: {keys: [name, emailAddresses]}
      """)
    #expect(after[.limitedToNobody] == "reached 3 0 prompts 1 chosen 1")
    #expect(after[.limitedToOthers] == "reached 12 9 prompts 1 chosen 4")
    #expect(after[.full] == "reached 12 9 prompts 1 chosen 0")
  }

  @Test("The access picker adds the goal to what is shared")
  func accessPicker() async throws {
    let cells = try await playedCells(
      """
          - requestAccess
          - accessPicker
          - fetch: {keys: [name, emailAddresses]}
      """)
    #expect(cells[.limitedToNobody] == "reached 3 0 prompts 1 chosen 1")
    #expect(cells[.limitedToOthers] == "reached 12 9 prompts 1 chosen 4")
    #expect(cells[.limitedToGoal] == "reached 3 0 prompts 1 chosen 1")
  }

  @Test("Where one thing is picked at a time, what the goal needs is picked one after the other")
  func oneByOne() async throws {
    let goal = "{Ana Alpha: [name, emailAddresses], Ben Beta: [name, emailAddresses]}"
    let once = "    - pick: {mode: contact, displaying: [emailAddresses]}\n"
    #expect(try await playedCells(once, goal: goal)[.denied] == "missed 3 0 prompts 0 chosen 1")
    #expect(
      try await playedCells(once + once, goal: goal)[.denied] == "reached 6 0 prompts 0 chosen 2")
    #expect(
      try await playedCells(once + once + once, goal: goal)[.denied]
        == "reached 6 0 prompts 0 chosen 2")
  }

  @Test(
    "Every kind of picker gives what the goal needs",
    arguments: [
      "mode: contacts", "mode: property", "mode: properties", "mode: [contact, property]",
      "mode: [contact, property], selectContact: TRUEPREDICATE",
    ])
  func kinds(of picker: String) async throws {
    let cells = try await playedCells("    - pick: {\(picker), displaying: [emailAddresses]}")
    #expect(cells[.full] == "reached 3 0 prompts 0 chosen 1")
    #expect(cells[.cancelled] == "missed 0 0 prompts 0 chosen 0")
  }

  @Test(
    "A picker in which the goal cannot be chosen is cancelled",
    arguments: [
      "mode: contact, enabled: phoneNumbers.@count > 0", "mode: none",
      "mode: contact, selectContact: FALSEPREDICATE", "mode: property, displaying: [phoneNumbers]",
      "mode: property, selectProperty: \"key == 'phoneNumbers'\"",
      "mode: contacts, enabled: phoneNumbers.@count > 0",
    ])
  func nothingToChoose(_ picker: String) async throws {
    #expect(
      try await playedCells("    - pick: {\(picker)}")[.full] == "missed 0 0 prompts 0 chosen 0")
  }

  // MARK: Early ends

  @Test("A journey ends with an error, the end of the app, or a step that cannot be carried out")
  func ends() async throws {
    let fetchAndRead = """
          - fetch: {keys: [name]}
          - read: {contact: Ana Alpha, key: emailAddresses}
          - fetch: {keys: [emailAddresses]}
      """
    let cells = try await playedCells(fetchAndRead)
    #expect(cells[.full] == "missed 8 6 prompts 1 chosen 0 propertyNotFetched")
    #expect(
      cells[.limitedToNobody]
        == "missed 0 0 prompts 1 chosen 0 no result of the app holds 'Ana Alpha'")
    let comparison = try await compare("  way:\n\(fetchAndRead)")
    #expect(comparison.journeys[0].cells.map(\.endingStep) == [2, 2, 2, 2, 1, 1, 1])
    let silent = try await playedCells(
      "    - fetch: {keys: [name]}", app: "app: {declaresUsage: false}")
    #expect(silent[.full] == "missed 0 0 prompts 0 chosen 0 missingUsageDescription")
  }

  // MARK: Apps

  @Test("Code of an app is answered by the world, too")
  func code() async throws {
    let app = "app: {runs: sketch}"
    let goal = "{Ana Alpha: [givenName]}"
    let cells = try await playedCells("    - perform: askThenNames", goal: goal, app: app)
    #expect(cells[.full] == "reached 4 3 prompts 1 chosen 0")
    #expect(cells[.limitedToGoal] == "reached 1 0 prompts 1 chosen 1")
    #expect(cells[.denied] == "missed 0 0 prompts 1 chosen 0 authorizationDenied")
    let picker = try await playedCells("    - perform: pickOne", goal: goal, app: app)
    #expect(picker[.restricted]?.hasPrefix("reached") == true)
    #expect(picker[.cancelled] == "missed 0 0 prompts 0 chosen 0")
  }

  @Test("Several apps of a journey count together")
  func severalApps() async throws {
    let apps = "apps: {diary: {}, mail: {}}\nfirst: diary"
    let cells = try await playedCells(
      """
          - fetch: {keys: [name], matching: {name: Ana}}
          - {fetch: {keys: [emailAddresses], matching: {name: Ana}}, app: mail}
      """, app: apps)
    #expect(cells[.full] == "reached 3 0 prompts 2 chosen 0")
  }

  // MARK: Verdicts

  @Test(
    "The verdict says who reaches the goal at what price, and whether full access is justified",
    arguments: [
      (
        "  all: [{fetch: {keys: [name]}}]\n  picker: [{pick: {mode: contact}}]", ana,
        "full access is not justified"
      ),
      ("  picker: [{pick: {mode: contact}}]", ana, "no access is needed"),
      (
        "  all: [{fetch: {keys: [name]}}]", ana,
        "'all' reaches the goal in 2 of 7 worlds, with 1 prompt and up to 6 values beyond it: "
          + "limited access is enough"
      ),
      (
        "  all: [{fetch: {keys: [name]}}]", everybody,
        "'all' reaches the goal in 2 of 7 worlds, with 1 prompt and nothing beyond it: full access "
          + "is justified, since the goal is about everybody and 'all' sees nothing else"
      ),
      (
        "  all: [{fetch: {keys: [name]}}]\n  picker: [{pick: {mode: contacts}}]", everybody,
        "sees nothing else, while with 'picker' the person chooses 4 contacts one by one"
      ),
      ("  status: [checkStatus]", ana, "no journey reaches the goal in any world"),
    ])
  func verdict(_ journeys: String, goal: String, text: String) async throws {
    let verdict = ComparisonVerdict(try await compare(journeys, goal: goal)).text
    #expect(verdict.hasSuffix(text), "\(verdict)")
  }

  @Test("Of a book with one contact the picker gives as much as full access")
  func oneContact() async throws {
    let ways = "  all: [{fetch: {keys: [name]}}]\n  picker: [{pick: {mode: contact}}]"
    let one = "device: {contacts: [Ana Alpha]}"
    let verdict = ComparisonVerdict(try await compare(ways, goal: Self.ana, on: one)).text
    #expect(verdict.hasSuffix("full access is not justified"), "\(verdict)")
  }

  private static let ana = "{Ana Alpha: [name]}"
  private static let everybody =
    "{Ana Alpha: [name], Ben Beta: [name], Cai Gamma: [name], Dana Delta: [name]}"

  // MARK: Rows, fixed cells and assumptions

  @Test("A cell that is not as it is fixed fails the scenario, with both sides")
  func fixedCells() async throws {
    let text = """
      scenario: Ways
      \(fourPeople)
      goal: {Ana Alpha: [name]}
      journeys: {list: [{fetch: {keys: [name]}}]}
      expect:
        list: {full: {goal: missed, prompts: {atMost: 1}}, denied: {error: none, prompts: 2}}
      """
    let record = try await play(text)
    #expect(record.outcome == .failed)
    let failures = try #require(record.comparison).failures
    #expect(
      failures.map { "\($0.journey), \($0.world?.rawValue ?? "")" } == ["list, full"]
        + Array(repeating: "list, denied", count: 2))
    #expect(failures.map(\.failure.line) == [10, 10, 10])
    let sides = failures.flatMap(\.failure.comparison).map { [$0.expected, $0.actual] }
    #expect(sides == [["missed", "reached"], ["2", "1"], ["none", "authorizationDenied"]])
    let passing = text.replacing("goal: missed", with: "goal: reached")
      .replacing("error: none, prompts: 2", with: "error: any, prompts: 1, terminated: false")
    #expect(try await play(passing).outcome == .passed)
  }

  @Test("A step that can be carried out in no world fails the scenario, unless that is fixed")
  func impossibleStep() async throws {
    let text = """
      scenario: Ways
      \(fourPeople)
      app: {runs: book}
      goal: {Ana Alpha: [name]}
      journeys:
        right: [{tap: Add}]
        wrong:
          - tap: Add
          - tap: Sav
      expect:
        wrong: {full: {goal: missed}}
      """
    let record = try await play(text)
    #expect(record.outcome == .failed)
    let failures = try #require(record.comparison).failures
    #expect(failures.map(\.journey) == ["wrong"] && failures.map(\.world) == [nil])
    let failure = try #require(failures.first)
    #expect(
      failure.failure.message.hasPrefix(
        "step 2 of 'wrong' can be carried out in no world: nothing"), "\(failure)")
    #expect(failure.source == SourceLine(number: 13, text: "    - tap: Sav"))
    let meant = text.replacing("goal: missed", with: "stopped: true")
    #expect(try await play(meant).outcome == .passed)
    let other = try await play(
      text.replacing("Sav", with: "Save").replacing(
        "goal: missed", with: "stopped: true"))
    let sides = try #require(other.comparison).failures.flatMap(\.failure.comparison)
    #expect(sides.map { [$0.expected, $0.actual] } == [["true", "false"]])
  }

  @Test("A step that some world carries out is none that stops all")
  func possibleStep() async throws {
    let record = try await play(
      """
      scenario: Ways
      \(fourPeople)
      goal: {Ana Alpha: [name]}
      journeys:
        way:
          - fetch: {keys: [name]}
          - read: {contact: Ana Alpha, key: givenName}
      expect: {way: {limited to nobody: {stopped: true}, denied: {stopped: false}}}
      """)
    #expect(record.outcome == .passed, "\(record.comparison?.failures ?? [])")
  }

  @Test("A comparison that a switch changes is listed with the cell")
  func assumptions() async throws {
    let plans = try compiled(
      SourceFile(
        path: "a.yaml",
        text: """
          scenario: Ways
          device: {contacts: [{name: Ana Alpha, phoneNumbers: +1 555 010 0142}]}
          goal: {Ana Alpha: [name]}
          journeys: {picker: [{pick: {mode: contact, displaying: [emailAddresses]}}]}
          expect: {picker: {full: {overCollected: 0}}}
          """))
    var changes: [AssumptionDependence.Change] = []
    await ScenarioRun(catalog: .sketch, patience: .amongOthers).vary(plans, jobs: 1) {
      changes = $0.changes
      return true
    }
    #expect(changes.map(\.value) == ["all"])
    guard case .failedCell(let reason)? = changes.first?.ending else {
      Issue.record("\(changes)")
      return
    }
    #expect(reason == "'overCollected' of 'picker' in 'full' is not as fixed")
  }
}
