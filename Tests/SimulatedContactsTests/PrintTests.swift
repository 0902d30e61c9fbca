import ContactsProvider
import SimulatedContacts
import Testing

/// What an app prints while it runs on a device.
@Suite struct PrintTests {
  private func printed(by body: @Sendable () throws -> Void) throws -> [String] {
    let run = try AppRun(configure: { $0.showsPrintedLines = false })
    try run.perform(body)
    return run.device.ledger.compactMap { entry in
      if case .printed(let line) = entry.event { line.text } else { nil }
    }
  }

  @Test func `the text is the one that Swift would print`() throws {
    let lines = try printed {
      print("one", 2, [3.5], ("four" as String?) as Any)
      print("a", "b", separator: "-", terminator: "!")
      print()
    }
    #expect(lines == ["one 2 [3.5] Optional(\"four\")\n", "a-b!", "\n"])
  }

  @Test func `printing into a text is no printing`() throws {
    let lines = try printed {
      var text = ""
      print("one", to: &text)
      print("two", 3, separator: "", terminator: "", to: &text)
      #expect(text == "one\ntwo3")
    }
    #expect(lines.isEmpty)
  }

  @Test func `what stands in it of seen contacts counts`() throws {
    let run = try AppRun(configure: { $0.showsPrintedLines = false })
    try run.perform {
      let found = try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "Ana"), keysToFetch: nameKeys)
      print("Found", found.map { "\($0.givenName) \($0.familyName)" }, "and Ben")
    }
    #expect(
      run.device.printed(by: run.process.bundleIdentifier)
        == [RecordIdentifier(text: "ana"): .name])
  }

  @Test func `a task of the app prints as the app`() async throws {
    let run = try AppRun(configure: { $0.showsPrintedLines = false })
    await run.carryOut {
      await Task.detached { print("from afar") }.value
    }
    let count = run.device.ledger.count { entry in
      if case .printed = entry.event { true } else { false }
    }
    #expect(count == 1)
  }
}
