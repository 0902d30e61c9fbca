import ScenarioSyntax
import Testing

@testable import ScenarioRunner

/// A step of each verb, with one claim for every key that it may expect: one that holds and one
/// that does not.
struct VerbStage: Sendable {
  let verb: Verb
  var app = "{access: full}"
  var device = twoPeople
  var before: [String] = []
  let step: String
  var claims: [ExpectationKey: (holds: String, fails: String)] = [:]
  /// The keys that the stage has claims for, where other stages of the verb have the others.
  var only: Set<ExpectationKey>?

  /// The claims about state and errors that hold where an app with all access does nothing wrong.
  private static let usual: [ExpectationKey: (holds: String, fails: String)] = [
    .status: ("authorized", "denied"),
    .prompts: ("0", "{atLeast: 1}"),
    .shared: ("[Mira Solberg, Jonas Quill]", "[Mira Solberg]"),
    .exposed: ("nothing", "{Mira Solberg: [name]}"),
    .terminated: ("false", "any"),
    .error: ("none", "any"),
    .exception: ("none", "any"),
    .prompt: ("none", "any"),
    .uploaded: ("nothing", "{Mira Solberg: [name]}"),
    .notified: ("0", "{atLeast: 1}"),
    .logged: ("nothing", "{Mira Solberg: [name]}"),
  ]

  func claim(_ key: ExpectationKey) -> (holds: String, fails: String)? {
    claims[key] ?? Self.usual[key]
  }

  /// The keys that are tried at this stage: those that no other stage of the verb has.
  var keys: [ExpectationKey] {
    let others = Self.all.filter { $0.verb == verb }.compactMap(\.only)
    return verb.declaration.expectationKeys.filter { key in
      only?.contains(key) ?? !others.contains { $0.contains(key) }
    }
  }

  func steps(expecting claim: String) -> String {
    (before + ["\(step)\n    expect: \(claim)"]).map { "  - \($0)" }.joined(separator: "\n")
  }

  static let all = ofContacts + ofOthers + ofScreens

  static let ofContacts: [VerbStage] = [
    VerbStage(verb: .checkStatus, step: "checkStatus:"),
    VerbStage(
      verb: .requestAccess, app: "{}", step: "requestAccess:\n    user: allowFull",
      claims: [
        .granted: ("true", "false"), .pending: ("false", "true"), .prompts: ("1", "{atMost: 0}"),
        .prompt: ("{stage: selection, buttons: [Don't Allow, Continue]}", "none"),
      ]),
    VerbStage(
      verb: .fetch, step: "fetch: {keys: [name], sort: givenName}",
      claims: [
        .contacts: ("[Jonas Quill, Mira Solberg]", "[Mira Solberg, Jonas Quill]"),
        .count: ("2", "1"), .keys: ("[name]", "[givenName]"), .pending: ("false", "true"),
        .exposed: ("{Mira Solberg: [name], Jonas Quill: [name]}", "nothing"),
      ]),
    VerbStage(
      verb: .fetchContact, step: "fetchContact: {contact: Jonas Quill, keys: [givenName]}",
      claims: [
        .contact: ("{givenName: Jonas}", "Mira Solberg"), .keys: ("[givenName]", "none"),
        .pending: ("false", "true"),
        .exposed: ("{Jonas Quill: [givenName]}", "{excludes: {Jonas Quill: [givenName]}}"),
      ]),
    VerbStage(
      verb: .read, before: ["fetch: {keys: [name]}"],
      step: "read: {contact: Jonas Quill, key: familyName}",
      claims: [
        .value: ("Quill", "Solberg"), .available: ("true", "false"),
        .exposed: ("{atMost: {Jonas Quill: [name], Mira Solberg: [name]}}", "nothing"),
      ]),
    VerbStage(
      verb: .save, step: "save: [{update: {contact: Jonas Quill, set: {jobTitle: Baker}}}]",
      claims: [
        .affected: ("[]", "[Jonas Quill]"), .validation: ("[]", "[note]"),
        .pending: ("false", "true"),
      ]),
    VerbStage(
      verb: .pick, app: "{}",
      step: "pick: {mode: contacts, enabled: phoneNumbers.@count > 0}\n"
        + "    user: {choose: [Mira Solberg]}",
      claims: [
        .contacts: ("[Mira Solberg]", "[Jonas Quill]"), .contact: ("none", "Mira Solberg"),
        .property: ("none", "any"), .cancelled: ("false", "true"),
        .keys: ("{contains: [name, phoneNumbers], excludes: [note]}", "[name]"),
        .shown: ("[Mira Solberg, Jonas Quill]", "[Mira Solberg]"),
        .disabled: ("[Jonas Quill]", "none"), .pending: ("false", "true"),
        .status: ("notDetermined", "authorized"), .shared: ("[]", "[Mira Solberg]"),
        .exposed: (
          "{excludes: {Jonas Quill: [name], Mira Solberg: [note]}}", "nothing"
        ),
      ]),
    VerbStage(
      verb: .pick, app: "{}",
      step: "pick: {mode: properties}\n"
        + "    user: {choose: {contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0143}}",
      claims: [.properties: ("[{label: home}]", "[{label: mobile}]")], only: [.properties]),
    VerbStage(
      verb: .perform, app: "{access: full, runs: sketch}", step: "perform: names",
      claims: [
        .value: ("[Jonas, Mira]", "[Mira, Jonas]"), .pending: ("false", "true"),
        .exposed: ("{Jonas Quill: [givenName], Mira Solberg: [givenName]}", "nothing"),
      ]),
    VerbStage(
      verb: .settings, app: "{}", step: "settings: {access: denied}",
      claims: [
        .refused: ("noRow", "restricted"), .status: ("notDetermined", "denied"),
        .shared: ("[]", "[Mira Solberg]"),
      ]),
    VerbStage(
      verb: .privacy, step: "privacy: {revoke: contacts}",
      claims: [
        .status: ("denied", "authorized"), .terminated: ("privacySettingsChanged", "false"),
        .shared: ("none", "[Mira Solberg]"),
      ]),
    VerbStage(
      verb: .restrict, step: "restrict: true",
      claims: [
        .status: ("restricted", "denied"), .terminated: ("any", "missingUsageDescription"),
        .shared: ("[]", "some"),
      ]),
    VerbStage(
      verb: .editContacts, step: "editContacts: [{delete: Jonas Quill}]",
      claims: [.shared: ("[Mira Solberg]", "{contains: [Jonas Quill]}")]),
    VerbStage(
      verb: .answer, app: "{}",
      before: ["fetch: {keys: [name], sort: givenName}\n    user: ignore"],
      step: "answer: allowFull",
      claims: [
        .contacts: ("[Jonas Quill, Mira Solberg]", "[Mira Solberg, Jonas Quill]"),
        .count: ("2", "1"), .keys: ("[name]", "[givenName]"), .pending: ("false", "true"),
        .exposed: ("{Mira Solberg: [name], Jonas Quill: [name]}", "nothing"),
        .prompts: ("1", "0"), .prompt: ("{stage: selection}", "none"),
      ]),
    VerbStage(
      verb: .answer, app: "{}", before: ["requestAccess:\n    user: ignore"],
      step: "answer: allowFull", claims: [.granted: ("true", "false")], only: [.granted]),
    VerbStage(
      verb: .answer, app: "{}",
      before: ["fetchContact: {contact: Jonas Quill, keys: [givenName]}\n    user: ignore"],
      step: "answer: allowFull", claims: [.contact: ("{givenName: Jonas}", "Mira Solberg")],
      only: [.contact]),
    VerbStage(
      verb: .answer, app: "{}", before: ["save: [{add: Zoe Lind}]\n    user: ignore"],
      step: "answer: allowFull",
      claims: [.affected: ("[]", "[Jonas Quill]"), .validation: ("[]", "[note]")],
      only: [.affected, .validation]),
    VerbStage(
      verb: .answer, app: "{runs: sketch}", before: ["perform: ask\n    user: ignore"],
      step: "answer: allowFull", claims: [.value: ("true", "false")], only: [.value]),
    VerbStage(
      verb: .answer, app: "{}", before: ["pick: {mode: property}\n    user: ignore"],
      step: "answer: {choose: {contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}}",
      claims: [
        .property: ("{label: mobile}", "none"), .cancelled: ("false", "true"),
        .shown: ("[Mira Solberg, Jonas Quill]", "none"), .disabled: ("[]", "some"),
      ], only: [.property, .cancelled, .shown, .disabled]),
    VerbStage(
      verb: .answer, app: "{}", before: ["pick: {mode: properties}\n    user: ignore"],
      step: "answer: {choose: []}", claims: [.properties: ("[]", "some")], only: [.properties]),
    VerbStage(verb: .relaunch, step: "relaunch:"),
    VerbStage(verb: .quit, step: "quit:"),
    VerbStage(
      verb: .reinstall, step: "reinstall:",
      claims: [.status: ("notDetermined", "authorized"), .shared: ("[]", "any")]),
    VerbStage(verb: .wait, step: "wait: 3 days"),
    VerbStage(verb: .fault, step: "fault: {call: fetch, error: communicationError}"),
  ]
}

/// One key at one verb.
struct VerbExpectation: Sendable, CustomTestStringConvertible {
  let stage: VerbStage
  let key: ExpectationKey
  var testDescription: String { "\(stage.verb.rawValue) expects \(key.rawValue)" }

  static let all: [VerbExpectation] = VerbStage.all.flatMap { stage in
    stage.keys.map { VerbExpectation(stage: stage, key: $0) }
  }
}

@Suite struct VerbExpectationTests {
  @Test("Every key that a verb gives has a claim", arguments: Verb.allCases)
  func complete(_ verb: Verb) {
    let stages = VerbStage.all.filter { $0.verb == verb }
    #expect(Set(stages.flatMap(\.keys)) == Set(verb.declaration.expectationKeys))
  }

  @Test(
    "A claim passes and fails, and under 'not' the other way round", arguments: VerbExpectation.all)
  func claim(_ expectation: VerbExpectation) async throws {
    let stage = expectation.stage
    let key = expectation.key.rawValue
    let claim = try #require(stage.claim(expectation.key), "no claim for \(key)")
    // What the step does anyway is expected too, so that only the claim decides.
    for (text, passes) in [
      ("{\(key): \(claim.holds)", true), ("{\(key): \(claim.fails)", false),
      ("{not: {\(key): \(claim.fails)}", true), ("{not: {\(key): \(claim.holds)}", false),
    ] {
      let known =
        passes || text.hasPrefix("{not") ? stage.known(besides: expectation.key, text) : ""
      let steps = stage.steps(expecting: "\(text)\(known)}")
      let record = try await play(steps: steps, app: stage.app, on: stage.device)
      #expect((record.outcome == .passed) == passes, "\(steps)\n\(record.failureText)")
      guard !passes else { continue }
      #expect(record.failureText.contains("'\(key)'"), "\(record.failureText)")
    }
  }
}

extension VerbStage {
  /// An end or a refusal that the step brings has to be expected beside another claim.
  fileprivate func known(besides key: ExpectationKey, _ text: String) -> String {
    [ExpectationKey.terminated, .refused].map { known in
      guard let claim = claims[known], known != key || text.hasPrefix("{not") else { return "" }
      return ", \(known.rawValue): \(claim.holds)"
    }.joined()
  }
}
