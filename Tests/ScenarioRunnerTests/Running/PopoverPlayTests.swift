import Testing

@testable import ScenarioRunner

/// The contact picker of a Mac: one thing at a time, and no word of a cancel.
@Suite struct PopoverPlayTests {
  private static let mac = "system: macOS 15\n" + twoPeople
  private static let number = "{contact: Mira Solberg, key: phoneNumbers, value: +1 555 010 0142}"

  @Test(
    "Displayed keys decide whether a contact or a value is picked",
    arguments: [
      ("{mode: contact}", "{choose: Jonas Quill}", "contact: Jonas Quill, property: none"),
      ("", "{choose: Jonas Quill}", "contact: {name: Jonas Quill}, cancelled: false"),
      (
        "{mode: property, displaying: [phoneNumbers]}", "{choose: \(number)}",
        "contact: none, property: {contact: Mira Solberg, key: phoneNumbers, label: mobile}"
      ),
      ("{mode: [contact, property]}", "{choose: Mira Solberg}", "contact: Mira Solberg"),
      (
        "{mode: [contact, property], displaying: [phoneNumbers]}", "{choose: \(number)}",
        "property: {contact: Mira Solberg}, shown: [Mira Solberg, Jonas Quill]"
      ),
      ("{mode: contact}", "cancel", "contact: none, cancelled: false"),
    ])
  func picks(_ pick: String, _ user: String, _ claim: String) async throws {
    for app in ["{}", "{access: denied}", "{access: full}"] {
      try await expectPasses(
        "  - pick: \(pick)\n    user: \(user)\n    expect: {\(claim), prompts: 0, pending: false}",
        app: app, on: Self.mac)
    }
  }

  @Test("A popover that nobody uses fails the step, and one that does not open says so")
  func mishaps() async throws {
    try await expectFails(
      "  - pick: {mode: contact}", on: Self.mac,
      with: "the contact picker came up, and nobody answered")
    try await expectFails(
      "  - fault: {picker: cannotOpen}\n  - pick: {mode: contact}\n    expect: {contact: any}",
      on: Self.mac, with: "the system failed to open the picker")
  }
}
