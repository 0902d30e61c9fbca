import Testing

@testable import ContactsProvider

/// What an app prints, and what of it are values that it was given.
@Suite struct SeenValueTests {
  private let ana = RecordIdentifier(text: "ana")
  private let ben = RecordIdentifier(text: "ben")
  private let name = ContactKeySet(.givenName)

  @Test func `what the app never saw is not counted, though it stands there`() throws {
    let phone = try Phone(access: .authorized)
    phone.process.notePrinted("Ana and Ben")
    #expect(phone.device.printed(by: phone.app).isEmpty)
    _ = try phone.process.contacts(
      FetchRequest(keys: RequestedKeys(.name), predicate: .identifiers(["ana"])))
    phone.process.notePrinted("Ana and Ben")
    #expect(phone.device.printed(by: phone.app) == [ana: name])
  }

  @Test func `within an enumeration it is what came so far`() throws {
    let phone = try Phone(access: .authorized)
    var isFirst = true
    let request = FetchRequest(keys: RequestedKeys(.name), sortOrder: .givenName)
    try phone.process.enumerate(request) { _, _ in
      if isFirst { phone.process.notePrinted("Ana, Ben, Cai") }
      isFirst = false
    }
    #expect(phone.device.printed(by: phone.app) == [ana: name])
    phone.process.notePrinted("Ben")
    #expect(phone.device.printed(by: phone.app) == [ana: name, ben: name])
  }

  @Test func `what stands in the path of a document has left the device, too`() throws {
    let phone = try Phone(access: .authorized)
    _ = try phone.names()
    let request = ServerRequest(to: "server.example", as: "Ana", latency: .zero)
    _ = try phone.process.addDocument(["note": "Hello"], to: "users/Ana/contacts", by: request)
    #expect(phone.device.uploads(of: phone.app) == [ana: name])
  }

  @Test func `another app's sight is its own`() throws {
    let phone = try Phone(access: .authorized)
    _ = try phone.names()
    var second = AppDescription()
    second.bundleIdentifier = "example.second"
    phone.device.install(second)
    let process = try #require(phone.device.launch(second.bundleIdentifier))
    process.notePrinted("Ana")
    #expect(phone.device.printed(by: second.bundleIdentifier).isEmpty)
  }

  @Test func `a value that was changed later counts as the app saw it`() throws {
    let phone = try Phone(access: .authorized)
    _ = try phone.names()
    try phone.device.edit([
      .update(identifier: "ana", keys: ContactKeySet(.givenName), values: .named("Zoe"))
    ])
    phone.process.notePrinted("Zoe")
    #expect(phone.device.printed(by: phone.app).isEmpty)
    phone.process.notePrinted("Ana")
    #expect(phone.device.printed(by: phone.app) == [ana: name])
  }

  @Test func `what the ledger has folded away is still known`() throws {
    let phone = try Phone(access: .authorized) { $0.ledgerLimit = 2 }
    _ = try phone.names()
    for _ in 0..<20 {
      _ = try phone.process.contacts(
        FetchRequest(keys: RequestedKeys(.name), predicate: .identifiers(["ana"])))
    }
    phone.process.notePrinted("Ben")
    #expect(phone.device.printed(by: phone.app) == [ben: name])
  }

  @Test func `an app that has ended prints nothing`() throws {
    let phone = try Phone(access: .authorized)
    _ = try phone.names()
    phone.device.quit(phone.app)
    phone.process.notePrinted("Ana")
    #expect(phone.device.printed(by: phone.app).isEmpty)
  }

  @Test func `of linked cards each counts for what it has`() throws {
    let phone = try Phone(access: .authorized)
    try phone.device.edit([.link(["ana", "ben"])])
    _ = try phone.names()
    phone.process.notePrinted("Ben")
    #expect(phone.device.printed(by: phone.app) == [ben: name])
  }

  @Test func `thousands of contacts and lines are no matter`() throws {
    let phone = try Phone(access: .authorized) { configuration in
      configuration.contacts = (0..<10_000).map { number in
        var values = ContactValues()
        values.givenName = "Name\(number % 1000)"
        values.familyName = "Family\(number)"
        return ContactSeed(values: values)
      }
    }
    var names: [String] = []
    try phone.process.enumerate(FetchRequest(keys: RequestedKeys(.name))) { contact, _ in
      names.append("\(contact.givenName) \(contact.familyName)")
      phone.process.notePrinted(names[names.count - 1])
    }
    #expect(phone.device.printed(by: phone.app).count == 10_000)
    let request = ServerRequest(to: "server.example", as: "a@mail.example", latency: .zero)
    for number in 0..<1000 {
      _ = try phone.process.addDocument(
        ["name": "Name\(number % 1000) Family\(number)"], to: "users/a@mail.example/all",
        by: request
      )
    }
    let uploads = phone.device.uploads(of: phone.app)
    #expect(uploads.count == 1000 && uploads.values.allSatisfy { $0 == .name })
    phone.process.notePrinted(names.joined(separator: ","))
    #expect(phone.device.printed(by: phone.app).values.allSatisfy { $0 == .name })
  }
}
