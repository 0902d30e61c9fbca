import Testing

@testable import ContactsProvider

/// What leaves the device.
@Suite struct UploadTests {
  private func fetched(_ phone: Phone) throws -> [FetchedContact] {
    try phone.process.contacts(
      FetchRequest(
        keys: RequestedKeys([.init(.givenName), .init(.jobTitle)]),
        predicate: .identifiers(["ana", "ben"])))
  }

  private let ana = RecordIdentifier(text: "ana")
  private let ben = RecordIdentifier(text: "ben")

  @Test func `what is sent is counted for each contact, and was read`() throws {
    let phone = try Phone(access: .authorized)
    let contacts = try fetched(phone)
    try phone.process.upload(
      contacts, keys: ContactKeySet(.givenName), to: "upload.example")
    try phone.process.upload([contacts[0]], keys: nil, to: "upload.example")
    let both: ContactKeySet = [.init(.givenName), .init(.jobTitle)]
    #expect(
      phone.device.uploads(of: phone.app) == [ana: both, ben: ContactKeySet(.givenName)])
    #expect(phone.device.exposure(of: phone.app).read[ana] == both)
    let hosts = phone.device.ledger.compactMap { entry in
      if case .upload(let upload) = entry.event { upload.host } else { nil }
    }
    #expect(hosts == ["upload.example", "upload.example"])
  }

  @Test func `a key that was not fetched ends the app, and nothing leaves`() throws {
    let phone = try Phone(access: .authorized)
    let contacts = try fetched(phone)
    #expect(throws: ContactsError(.communicationError)) {
      try phone.process.upload(
        contacts, keys: ContactKeySet(.familyName), to: "upload.example")
    }
    #expect(phone.device.termination(of: phone.app) == .propertyNotFetched(.familyName))
    #expect(phone.device.uploads(of: phone.app).isEmpty)
  }

  @Test func `without a network nothing leaves, on a slow one time passes`() throws {
    let phone = try Phone(access: .authorized)
    let contacts = try fetched(phone)
    phone.device.setNetwork(.offline)
    #expect(throws: ContactsError(domain: "NSURLErrorDomain", number: -1009)) {
      try phone.process.upload(contacts, keys: nil, to: "upload.example")
    }
    #expect(phone.device.uploads(of: phone.app).isEmpty)
    phone.device.setNetwork(.slow)
    try phone.process.upload(contacts, keys: nil, to: "upload.example")
    #expect(phone.device.clock == NetworkState.slowDelay)
    #expect(phone.device.uploads(of: phone.app).count == 2)
    phone.device.setNetwork(.online)
    try phone.process.upload(contacts, keys: nil, to: "upload.example")
    #expect(phone.device.clock == NetworkState.slowDelay)
  }

  @Test func `a joined contact is sent for each of its cards`() throws {
    let phone = try Phone(access: .authorized)
    try phone.device.edit([.link(["ana", "ben"])])
    let contacts = try phone.process.contacts(FetchRequest(keys: RequestedKeys(.name)))
    #expect(contacts.count == 2)
    try phone.process.upload(contacts, keys: ContactKeySet(.givenName), to: "upload.example")
    let cards = ["ana", "ben", "cai"].map(RecordIdentifier.init(text:))
    #expect(Set(phone.device.uploads(of: phone.app).keys) == Set(cards))
  }

  @Test func `what the app made itself is none of the device's contacts`() throws {
    let phone = try Phone(access: .authorized)
    let own = FetchedContact(memory: phone.process.makeIdentifier(), values: .named("Own"))
    try phone.process.upload([own], keys: nil, to: "upload.example")
    #expect(phone.device.uploads(of: phone.app).isEmpty)
  }
}
