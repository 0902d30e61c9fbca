@testable import ScenarioRunner

extension VerbStage {
  private static let withGroups = twoPeople + "\ngroups: {Family: [Mira Solberg]}"
  private static let mac = "system: macOS 15\nme: Jonas Quill\n" + twoPeople
  private static let limited = "{access: limited, sharing: [Jonas Quill]}"

  /// Steps that concern more than contacts: accounts, changes, controls, uploads and installs.
  static let ofOthers: [VerbStage] = [
    VerbStage(
      verb: .fetchMe, app: "{access: full, entitlements: [addressbook]}", device: mac,
      step: "fetchMe: {keys: [name]}",
      claims: [
        .contact: ("Jonas Quill", "Mira Solberg"), .keys: ("[name]", "none"),
        .pending: ("false", "true"), .exposed: ("{Jonas Quill: [name]}", "nothing"),
      ]),
    VerbStage(
      verb: .defaultAccount, step: "defaultAccount:",
      claims: [.account: ("{contains: iPhone}", "\"\"")]),
    VerbStage(
      verb: .fetchGroups, device: withGroups, step: "fetchGroups:",
      claims: [
        .groups: ("[{name: Family, members: [Mira Solberg]}]", "[{name: Family, members: []}]"),
        .pending: ("false", "true"),
      ]),
    VerbStage(
      verb: .fetchAccounts, step: "fetchAccounts:",
      claims: [
        .accounts: (
          "[{name: On My iPhone, type: local}]", "[{name: On My iPhone, type: cardDAV}]"
        ), .pending: ("false", "true"),
      ]),
    VerbStage(verb: .observeChanges, step: "observeChanges:"),
    VerbStage(verb: .takeToken, step: "takeToken:\n    as: start"),
    VerbStage(
      verb: .changesSince, step: "changesSince:",
      claims: [
        .events: (
          "[dropEverything, {addContact: Mira Solberg}, {addContact: Jonas Quill}]",
          "{excludes: [dropEverything]}"
        ), .pending: ("false", "true"),
      ]),
    VerbStage(
      verb: .accessButton, app: limited, step: "accessButton: {query: Mira}\n    user: tap",
      claims: [
        .button: ("single", "several"), .newlyShared: ("[Mira Solberg]", "none"),
        .status: ("limited", "authorized"),
      ]),
    VerbStage(
      verb: .accessPicker, app: limited,
      step: "accessPicker:\n    user: {select: [Mira Solberg]}",
      claims: [
        .newlyShared: ("[Mira Solberg]", "[Jonas Quill]"), .status: ("limited", "authorized"),
        .shared: ("[Mira Solberg]", "[Jonas Quill]"),
      ]),
    VerbStage(
      verb: .upload, before: ["fetch: {keys: [name], matching: {name: Mira}}"],
      step: "upload: {to: finder.example}",
      claims: [
        .exposed: ("{Mira Solberg: [name]}", "nothing"),
        .uploaded: ("{Mira Solberg: [name]}", "{excludes: {Mira Solberg: [name]}}"),
      ]),
    VerbStage(verb: .background, step: "background:"),
    VerbStage(verb: .foreground, before: ["background"], step: "foreground:"),
    VerbStage(verb: .install, step: "install: {usageDescription: New text}"),
    VerbStage(verb: .updateSystem, step: "updateSystem: iOS 26.1"),
    VerbStage(
      verb: .editContacts, before: ["observeChanges"], step: "editContacts: [{add: Zoe Lind}]",
      claims: [.notified: ("1", "0")], only: [.notified]),
    VerbStage(
      verb: .answer, app: "{}", device: withGroups, before: ["fetchGroups:\n    user: ignore"],
      step: "answer: allowFull", claims: [.groups: ("[Family]", "none")], only: [.groups]),
    VerbStage(
      verb: .answer, app: "{}", before: ["fetchAccounts:\n    user: ignore"],
      step: "answer: allowFull", claims: [.accounts: ("[On My iPhone]", "none")],
      only: [.accounts]),
    VerbStage(
      verb: .answer, app: "{}", before: ["changesSince:\n    user: ignore"],
      step: "answer: allowFull",
      claims: [.events: ("{contains: [dropEverything]}", "none")], only: [.events]),
  ]
}
