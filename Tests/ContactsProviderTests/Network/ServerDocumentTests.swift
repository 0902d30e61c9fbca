import Testing

@testable import ContactsProvider

/// Documents that an app keeps on a server.
@Suite struct ServerDocumentTests {
  private let collection = "users/ann@mail.example/contacts"

  private func request(
    as person: String? = "ann@mail.example", failure: ContactsError? = nil
  ) -> ServerRequest {
    ServerRequest(
      to: "server.example", as: person, latency: .milliseconds(200), failure: failure)
  }

  @Test func `a document gets twenty letters and digits, the same in every run`() throws {
    let identifiers = try (0..<2).map { _ in
      let phone = try Phone()
      return try (0..<3).map { number in
        try phone.process.addDocument(["n": "\(number)"], to: collection, by: request())
      }
    }
    #expect(identifiers[0] == identifiers[1])
    #expect(Set(identifiers[0]).count == 3)
    #expect(
      identifiers[0].allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{20}/) != nil })
    let otherSeed = try Phone { $0.seed = 2 }
    let other = try otherSeed.process.addDocument([:], to: collection, by: request())
    #expect(other != identifiers[0][0])
  }

  @Test func `documents stay in their order when the app ends and comes back`() throws {
    let phone = try Phone()
    _ = try phone.process.addDocument(["name": "Zoe"], to: collection, by: request())
    _ = try phone.process.addDocument(["name": "Ann"], to: collection, by: request())
    phone.device.reinstall(phone.app)
    let process = try #require(phone.device.launch(phone.app))
    let names = try process.documents(in: collection, by: request()).map(\.fields["name"])
    #expect(names == ["Zoe", "Ann"])
    #expect(throws: ContactsError(.communicationError)) {
      try phone.process.documents(in: collection, by: request())
    }
  }

  @Test func `each person reaches what is theirs, and nobody without a name anything`() throws {
    let phone = try Phone()
    _ = try phone.process.addDocument([:], to: collection, by: request())
    for person in ["bob@mail.example", "ann@mail.exampl", ""] {
      #expect(throws: ContactsError.notAllowed) {
        try phone.process.documents(in: collection, by: request(as: person))
      }
      #expect(throws: ContactsError.notAllowed) {
        try phone.process.addDocument([:], to: collection, by: request(as: person))
      }
    }
    #expect(throws: ContactsError.notSignedIn) {
      try phone.process.addDocument([:], to: collection, by: request(as: nil))
    }
    #expect(phone.device.documents(on: "server.example").count == 1)
    #expect(phone.device.documents(on: "other.example").isEmpty)
  }

  @Test(arguments: [
    "", "/", "users//contacts", "users/ann@mail.example", "users/ann@mail.example/",
    "/users/ann@mail.example", String(repeating: "a/", count: 100_000) + "a",
  ])
  func `a path that is none of a collection takes no document`(_ path: String) throws {
    let phone = try Phone()
    #expect(throws: ContactsError.noCollection) {
      try phone.process.addDocument([:], to: path, by: request())
    }
  }

  @Test func `a deleted document is gone`() throws {
    let phone = try Phone()
    let identifier = try phone.process.addDocument([:], to: collection, by: request())
    try phone.process.deleteDocument(identifier, from: collection, by: request())
    #expect(phone.device.documents(on: "server.example").isEmpty)
    #expect(throws: ContactsError.noDocument) {
      try phone.process.deleteDocument(identifier, from: collection, by: request())
    }
  }

  @Test func `a request takes virtual time, and none goes out without a network`() throws {
    let phone = try Phone()
    _ = try phone.process.addDocument([:], to: collection, by: request())
    #expect(phone.device.clock == .milliseconds(200))
    phone.device.setNetwork(.slow)
    _ = try phone.process.documents(in: collection, by: request())
    #expect(phone.device.clock == .milliseconds(200) + NetworkState.slowDelay)
    phone.device.setNetwork(.offline)
    #expect(throws: ContactsError(domain: "NSURLErrorDomain", number: -1009)) {
      try phone.process.addDocument([:], to: collection, by: request())
    }
    #expect(phone.device.documents(on: "server.example").count == 1)
  }

  @Test func `what is stored of seen contacts counts as uploaded, the rest does not`() throws {
    let phone = try Phone(access: .authorized)
    _ = try phone.process.contacts(
      FetchRequest(keys: RequestedKeys(.name), predicate: .identifiers(["ana"])))
    _ = try phone.process.addDocument(
      ["name": "Ana", "with": "Ben"], to: collection, by: request())
    let ana = RecordIdentifier(text: "ana")
    #expect(phone.device.uploads(of: phone.app) == [ana: ContactKeySet(.givenName)])
    let uploads = phone.device.ledger.compactMap { entry in
      if case .upload(let upload) = entry.event { upload } else { nil }
    }
    #expect(uploads.map(\.host) == ["server.example"])
    #expect(uploads[0].document?.fields == ["name": "Ana", "with": "Ben"])
  }

  @Test func `what the server refuses is stored nowhere and has left the device`() throws {
    let phone = try Phone(access: .authorized)
    _ = try phone.names()
    #expect(throws: ContactsError.serverUnavailable) {
      try phone.process.addDocument(
        ["name": "Ana"], to: collection, by: request(failure: .serverUnavailable))
    }
    let ana = RecordIdentifier(text: "ana")
    #expect(phone.device.uploads(of: phone.app) == [ana: ContactKeySet(.givenName)])
    #expect(phone.device.documents(on: "server.example").isEmpty)
    let failures = phone.device.ledger.count { entry in
      if case .uploadFailed = entry.event { true } else { false }
    }
    #expect(failures == 1)
  }
}
