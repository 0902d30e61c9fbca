import Foundation
import ScenarioSyntax
import SimulatedContacts
import Testing

@testable import ScenarioRunner

/// What apps store at a server of theirs, and what they print.
@Suite struct ServerPlayTests {
  private static let catalog = AppCatalog([
    SimulatedApp("cloud") {
      let server = SimulatedServer()
      let store = CNContactStore()
      return [
        .function("signIn") { server.signIn(as: try $0.text("email")) },
        .function("signOut") { server.signOut() },
        .function("add") { arguments in
          try await server.add(
            ["name": try arguments.text("name")], to: try arguments.text("to"))
        },
        .function("names") { arguments in
          try await server.documents(in: arguments.text("of")).map { $0.fields["name"] }
        },
        .function("failNext") { server.failNext(with: try $0.text("message")) },
        .function("tree") { server.tree },
        .function("print") { print(try $0.text("text")) },
        .function("printAll") { for number in 1...9 { print("Line", number) } },
        .function("fetch") {
          let request = CNContactFetchRequest(
            keysToFetch: [CNContactGivenNameKey, CNContactFamilyNameKey] as [any CNKeyDescriptor])
          try store.enumerateContacts(with: request) { _, _ in }
        },
      ]
    }
  ])

  private func play(_ steps: String) async throws -> RunRecord {
    let text = """
      scenario: Cloud
      device:
        contacts:
          - {name: Mira Solberg}
          - {name: Jonas Quill}
      app: {runs: cloud, access: full}
      steps:
      \(steps)
      """
    let file = ScenarioCompiler(registeredApps: ["cloud": nil])
      .compile(SourceFile(path: "cloud.yaml", text: text))
    let problems = file.diagnostics.map(\.message)
    try #require(problems.isEmpty, "\(problems)")
    let plan = try #require(file.plans.first)
    return await ScenarioRun(catalog: Self.catalog, patience: .amongOthers).run(plan)
  }

  private func expectPasses(
    _ steps: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> RunRecord {
    let record = try await play(steps)
    #expect(record.outcome == .passed, "\(record.failureText)", sourceLocation: sourceLocation)
    return record
  }

  @Test("A document stays where it is stored, for the person whose it is")
  func documents() async throws {
    _ = try await expectPasses(
      """
        - perform: tree
          expect: {value: ~}
        - perform: signIn
          with: {email: ann@mail.example}
        - perform: add
          with: {name: Eve, to: users/ann@mail.example/contacts}
        - relaunch
        - perform: names
          with: {of: users/ann@mail.example/contacts}
          expect: {error: {domain: ServerErrorDomain, code: 401}}
        - perform: signIn
          with: {email: ann@mail.example}
        - perform: names
          with: {of: users/ann@mail.example/contacts}
          expect: {value: [Eve]}
        - perform: add
          with: {name: Eve, to: users/bob@mail.example/contacts}
          expect: {error: {domain: ServerErrorDomain, code: 403}}
        - expect: {uploaded: nothing}
      """)
  }

  @Test("The network and the server can fail, and nothing is stored then")
  func failures() async throws {
    _ = try await expectPasses(
      """
        - perform: signIn
          with: {email: ann@mail.example}
        - perform: failNext
          with: {message: Busy.}
        - perform: add
          with: {name: Eve, to: users/ann@mail.example/contacts}
          expect: {error: {domain: ServerErrorDomain, code: 503}}
        - fault: {network: offline}
        - perform: add
          with: {name: Eve, to: users/ann@mail.example/contacts}
          expect: {error: {domain: NSURLErrorDomain, code: -1009}}
        - perform: tree
          expect: {value: ~}
      """)
  }

  @Test("What a server refuses has left the device all the same; without a network it has not")
  func refusedUploads() async throws {
    _ = try await expectPasses(
      """
        - perform: fetch
        - perform: signIn
          with: {email: ann@mail.example}
        - fault: {network: offline}
        - perform: add
          with: {name: Mira Solberg, to: users/ann@mail.example/contacts}
          expect: {error: any, uploaded: nothing}
        - fault: {network: online}
        - perform: failNext
          with: {message: Busy.}
        - perform: add
          with: {name: Mira Solberg, to: users/ann@mail.example/contacts}
          expect: {error: any, uploaded: {Mira Solberg: name}}
        - perform: tree
          expect: {value: ~}
      """)
  }

  @Test("What of seen contacts is stored or printed counts, and what was not seen does not")
  func counting() async throws {
    let record = try await expectPasses(
      """
        - perform: signIn
          with: {email: ann@mail.example}
        - perform: print
          with: {text: Mira Solberg}
          expect: {logged: nothing}
        - perform: fetch
        - perform: print
          with: {text: Loaded Mira Solberg}
          expect: {logged: {Mira Solberg: name}, uploaded: nothing}
        - perform: add
          with: {name: Jonas Quill, to: users/ann@mail.example/contacts}
          expect:
            uploaded: {Jonas Quill: name}
            logged: {excludes: {Jonas Quill: name}}
      """)
    let notes = record.steps.flatMap(\.notes)
    #expect(
      notes.filter { $0.kind == .printed }.map(\.text) == [
        "Mira Solberg", "Loaded Mira Solberg; of contacts: Mira Solberg (name)",
      ])
    let sent = try #require(notes.first { $0.kind == .sent }?.text)
    let form =
      /users\/ann@mail.example\/contacts\/[A-Za-z0-9]{20}: name → server.example; of contacts: Jonas Quill \(name\)/
    #expect(sent.wholeMatch(of: form) != nil, "\(sent)")
  }

  @Test("A claim about what is printed that does not hold fails with both sides")
  func failing() async throws {
    let record = try await play(
      """
        - perform: fetch
        - perform: print
          with: {text: Loaded Mira Solberg}
          expect: {logged: nothing}
      """)
    #expect(record.outcome == .failed)
    #expect(record.failureText.contains("Mira Solberg: name"), "\(record.failureText)")
  }

  @Test("A report shows the first printed lines and how many more there are")
  func manyLines() async throws {
    let record = try await expectPasses("  - perform: printAll")
    let printed = record.steps[0].notes.filter { $0.kind == .printed }.map(\.text)
    #expect(printed == (1...6).map { "Line \($0)" } + ["… and 3 more lines"])
  }
}
