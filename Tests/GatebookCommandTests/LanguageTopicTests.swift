import Foundation
import ScenarioRunner
import ScenarioSyntax
import Testing

@testable import GatebookCommand

/// The reference of the language: whole, and with examples that pass.
@Suite struct LanguageTopicTests {
  /// A topic, by its name.
  struct Topic: CustomTestStringConvertible {
    let topic: LanguageTopic
    var testDescription: String { topic.name }
    static let all = LanguageTopic.all.map(Topic.init)
  }

  private func findings(_ text: String) -> [Diagnostic] {
    ScenarioCompiler(registeredApps: ["guests": nil])
      .compile(SourceFile(path: "a.yaml", text: text)).diagnostics
  }

  @Test(arguments: Topic.all)
  func `the example of a topic passes, and shows the topic`(_ topic: Topic) async throws {
    let source = SourceFile(path: "example.yaml", text: topic.topic.example)
    let compiler = ScenarioCompiler(registeredApps: await ScenarioFile.catalog.offers())
    let file = compiler.compile(source)
    let mistakes = DiagnosticRenderer(colored: false).render(file.diagnostics, in: source)
    #expect(file.diagnostics.isEmpty, "\(mistakes)")
    #expect(!file.plans.isEmpty)
    for plan in file.plans {
      let record = await ScenarioRun(catalog: ScenarioFile.catalog, patience: .amongOthers).run(
        plan)
      let report = TerminalReporter(colored: false).text(for: .played(record))
      #expect(record.outcome == .passed, "\(report)")
    }
  }

  /// A file with a key that no mapping has, `zzz`, where the keys of a topic stand.
  static let probes: [String: String] = [
    "scenario": "scenario: A\nsteps: [checkStatus]\nzzz: 1\n",
    "device": "scenario: A\ndevice: {zzz: 1}\nsteps: [checkStatus]\n",
    "accounts": "scenario: A\ndevice: {accounts: [{name: B, zzz: 1}]}\nsteps: [checkStatus]\n",
    "groups": "scenario: A\ndevice: {groups: {G: {members: [], zzz: 1}}}\nsteps: [checkStatus]\n",
    "app": "scenario: A\napp: {zzz: 1}\nsteps: [checkStatus]\n",
    "matching":
      "scenario: A\nsteps:\n  - fetch: {keys: [name], matching: {name: B, zzz: 1}}\n",
    "screen":
      "scenario: A\napp: {runs: guests}\nsteps:\n  - expect: {screen: {zzz: 1}}\n",
    "cells":
      "scenario: A\ndevice: {contacts: [B]}\ngoal: {B: name}\njourneys: {c: [checkStatus]}\n"
      + "expect: {c: {full: {zzz: 1}}}\n",
    "prompt":
      "scenario: A\nsteps:\n  - requestAccess:\n    user: deny\n    expect: {prompt: {zzz: 1}}\n",
  ]

  @Test(arguments: probes.keys.sorted())
  func `the keys that reading knows are those that the topic lists`(_ name: String) throws {
    let topic = try #require(LanguageTopic(name: name))
    let text = try #require(Self.probes[name])
    let finding = try #require(findings(text).first { $0.code == "unknown-key" })
    let label = try #require(finding.label)
    let known = label.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    // The keys that this version names and does not play are no part of its reference.
    let later = known.filter { key in
      findings(text.replacing("zzz: 1", with: "\(key): 1")).contains { $0.code == "not-yet" }
    }
    let listed = topic.sections.flatMap(\.keys).map(\.name)
    #expect(Set(known).subtracting(later).sorted() == listed.sorted())
  }

  @Test func `the worlds are all there, in their order`() throws {
    let topic = try #require(LanguageTopic(name: "journeys"))
    let worlds = topic.sections.first { $0.title == "worlds" }?.keys.map(\.name)
    #expect(worlds == World.allCases.map(\.rawValue))
  }

  @Test func `the keys of steps and contacts are known where they stand`() throws {
    for key in LanguageTopic.steps.sections.flatMap(\.keys) where key.name != "each" {
      let codes = findings("scenario: A\nsteps:\n  - requestAccess:\n    \(key.name): 1\n")
        .filter { $0.code == "unknown-key" && $0.message.contains("is not a key of a step") }
      #expect(codes.isEmpty == (key.name != "with"), "\(key.name)")
    }
    for key in LanguageTopic.contact.sections.flatMap(\.keys) {
      let text =
        "scenario: A\ndevice: {contacts: [{nickname: B, \(key.name): 1}]}\nsteps: [checkStatus]\n"
      let codes = findings(text).map(\.code)
      #expect(!codes.contains("unknown-contact-key") && !codes.contains("unknown-key"), "\(key)")
    }
    #expect(LanguageTopic.contact.sections[1].keys.count == 29)
  }

  @Test func `the switches are all there, each with its default and what it decides`() throws {
    let topic = try #require(LanguageTopic(name: "assumptions"))
    let keys = topic.sections.flatMap(\.keys)
    for key in keys {
      let usual = try #require(key.takes?.split(separator: "'").first)
      let text =
        "scenario: A\ndevice: {assumptions: {\(key.name): \(usual)}}\nsteps: [checkStatus]\n"
      #expect(findings(text).isEmpty, "\(key.name)")
    }
    let wrong = "scenario: A\ndevice: {assumptions: {zzz: 1}}\nsteps: [checkStatus]\n"
    #expect(findings(wrong).contains { $0.code == "unknown-key" })
    #expect(keys.count >= 11)
  }

  @Test func `every topic that another one names is there, and the command tells of each`() throws {
    let overview = try CommandProcess().run(["language"])
    #expect(overview.status == 0)
    for topic in LanguageTopic.all {
      #expect(overview.output.contains("  \(topic.name)"))
      let result = try CommandProcess().run(["language", topic.name])
      #expect(result.status == 0 && result.output.hasPrefix("\(topic.name): "))
      for match in result.output.matches(of: /see\s+'([a-z]+)'/) {
        #expect(LanguageTopic(name: String(match.1)) != nil, "\(match.1)")
      }
      for line in result.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test(arguments: Verb.allCases)
  func `the reference of a verb tells all that its declaration holds`(_ verb: Verb) throws {
    let declaration = verb.declaration
    let result = try CommandProcess().run(["steps", verb.rawValue])
    #expect(result.status == 0 && result.output.hasPrefix("\(verb.rawValue): "))
    let text = result.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let answers = declaration.asks.flatMap(\.answers)
    let parts =
      [declaration.sentence, "who acts: the \(declaration.actor.rawValue)"]
      + (declaration.shape.arguments ?? []).flatMap { [$0.name, $0.sentence, $0.kind.words] }
      + answers.flatMap { [$0.example, $0.sentence] }
      + declaration.expectationKeys.map(\.rawValue)
      + declaration.results.flatMap { [$0.sentence, $0.takes] }
    for part in parts { #expect(text.contains(part), "\(part)") }
  }

  @Test(arguments: [
    ("screens", "screen"), ("prompts", "prompt"), ("contacts", "contact"), ("cell", "cells"),
    ("goal", "journeys"), ("worlds", "journeys"), ("status", "expect"), ("rows", "screen"),
    ("sharing", "app"), ("user", "user"),
  ])
  func `a topic is found by other words for it, too`(_ word: String, _ topic: String) throws {
    let meant = try #require(LanguageTopic(name: topic))
    #expect(try Invocation(["language", word]) == .language(.topic(meant)))
  }

  @Test func `a word of which several topics tell is no topic`() {
    #expect(throws: UsageError.self) { try Invocation(["language", "name"]) }
  }

  @Test func `a verb is a subject of the language, too`() throws {
    let steps = try CommandProcess().run(["steps", "fetch"])
    #expect(try CommandProcess().run(["language", "fetch"]) == steps)
  }
}
