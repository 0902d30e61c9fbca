import Testing

@testable import ContactsProvider

@Suite struct EnumerationTests {
  @Test func `an enumeration sees the state it began with, whatever is saved meanwhile`() throws {
    let phone = try Phone(access: .authorized)
    var names: [String] = []
    try phone.process.enumerate(FetchRequest(keys: RequestedKeys(.name))) { contact, _ in
      names.append(contact.givenName)
      if names.count == 1 {
        _ = try? phone.device.edit([
          .delete(identifier: "cai"), .add(ContactSeed(values: .named("Eve"))),
        ])
      }
    }
    #expect(names == ["Ana", "Ben", "Cai"])
    #expect(try phone.names() == ["Ana", "Ben", "Eve"])
  }

  @Test func `stopping ends the call without an error and exposes no more`() throws {
    let phone = try Phone(access: .authorized)
    try phone.process.enumerate(
      FetchRequest(keys: RequestedKeys(.name), sortOrder: .givenName)
    ) { _, stop in stop = true }
    #expect(phone.device.exposure(of: phone.app).seen.count == 1)
  }

  @Test func `a process that ends in mid-enumeration is not called again and gets an error`() throws
  {
    let phone = try Phone(access: .authorized)
    var calls = 0
    #expect(throws: ContactsError(.communicationError)) {
      try phone.process.enumerate(FetchRequest(keys: RequestedKeys(.name))) { contact, _ in
        calls += 1
        try? phone.device.choose(.denied, for: phone.app)
        #expect(contact.givenName.isEmpty, "a dead process reads empty values")
        #expect(contact.identifierText.isEmpty)
      }
    }
    #expect(calls == 1)
  }

  @Test func `a property that was not fetched ends the process at the read`() throws {
    let phone = try Phone(access: .authorized)
    let contact = try phone.process.contact(
      withIdentifier: "ana", keys: RequestedKeys(ContactKeySet(.givenName)))
    #expect(contact.givenName == "Ana")
    #expect(contact.hasAvailable([ContactKeySet(.givenName), ContactKeySet(.identifier)]))
    #expect(contact.familyName.isEmpty)
    #expect(phone.device.termination(of: phone.app) == .propertyNotFetched(.familyName))
    #expect(contact.givenName.isEmpty)
  }

  @Test func `exposure is what reached the app, and reads are marked apart`() throws {
    let phone = try Phone(access: .authorized)
    let contacts = try phone.process.contacts(
      FetchRequest(keys: RequestedKeys(.name), predicate: .identifiers(["ana", "ben"])))
    _ = contacts[0].givenName
    let exposure = phone.device.exposure(of: phone.app)
    let ana = RecordIdentifier(text: "ana")
    let ben = RecordIdentifier(text: "ben")
    #expect(exposure.seen == [ana: .name, ben: .name])
    #expect(exposure.read == [ana: ContactKeySet(.givenName)])
  }

  @Test func `folding old deliveries keeps the totals`() throws {
    let phone = try Phone(access: .authorized, configure: { $0.ledgerLimit = 3 })
    let whole = try Phone(access: .authorized)
    for index in 0..<50 {
      for phone in [phone, whole] {
        let key = ContactKey.allCases[1 + index % 20]
        guard key != .note else { continue }
        _ = try phone.process.contact(
          withIdentifier: ["ana", "ben", "cai"][index % 3], keys: RequestedKeys([.init(key)]))
      }
    }
    #expect(phone.device.exposure(of: phone.app) == whole.device.exposure(of: whole.app))
    #expect(phone.device.ledger.count < whole.device.ledger.count)
  }

  @Test func `an injected fault fails the named calls as often as it says`() throws {
    let phone = try Phone(access: .authorized)
    phone.device.inject(
      InjectedFault(call: .fetch, error: ContactsError(.dataAccessError), times: 2))
    for _ in 0..<2 {
      #expect(throws: ContactsError(.dataAccessError)) { try phone.names() }
    }
    #expect(try phone.names().count == 3)
  }

  @Test func `a device is freed with its ledger and its contacts`() throws {
    weak var device: SimulatedDevice?
    do {
      let phone = try Phone(access: .authorized)
      _ = try phone.names()
      device = phone.device
      #expect(device != nil)
    }
    #expect(device == nil)
  }

  @Test func `the same seed and calls give the same identifiers, others give others`() throws {
    let first = try Phone(access: .authorized).process.makeIdentifier()
    let second = try Phone(access: .authorized).process.makeIdentifier()
    let third = try Phone(access: .authorized, configure: { $0.seed = 2 }).process
    #expect(first == second)
    #expect(first != third.makeIdentifier())
  }

  @Test func `two contacts with one identifier are refused by name`() {
    #expect(throws: ConfigurationError.duplicateIdentifier("ana")) {
      _ = try Phone(configure: { configuration in
        configuration.contacts.append(
          ContactSeed(identifier: "ana", values: .named("Ana")))
      })
    }
  }
}
