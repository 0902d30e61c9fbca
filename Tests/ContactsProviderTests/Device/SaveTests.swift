import Foundation
import Testing

@testable import ContactsProvider

@Suite struct SaveTests {
  @Test func `a save that fails leaves everything as it was, order included`() throws {
    let phone = try Phone(access: .authorized)
    let before = phone.device.contacts.map { "\($0.identifierText) \($0.values.givenName)" }
    var values = ContactValues()
    values.givenName = "Zoe"
    let request = SaveRequest(operations: [
      .delete(identifier: "ana"),
      .update(identifier: "ben", keys: ContactKeySet(.givenName), values: values),
      .add(phone.process.makeIdentifier(), .named("Eve"), isFromStore: false),
      .delete(identifier: "nobody"),
    ])
    let error = #expect(throws: ContactsError.self) { try phone.process.save(request) }
    #expect(error?.code == .recordDoesNotExist)
    #expect(error?.affectedIdentifiers == ["nobody"])
    #expect(phone.device.contacts.map { "\($0.identifierText) \($0.values.givenName)" } == before)
    #expect(try phone.names() == ["Ana", "Ben", "Cai"])
  }

  @Test func `what came before the failure stays where the switch says so`() throws {
    let phone = try Phone(
      access: .authorized, configure: { $0.assumptions.failedSave = .partly })
    let request = SaveRequest(operations: [
      .delete(identifier: "ana"), .delete(identifier: "nobody"),
    ])
    #expect(throws: ContactsError.self) { try phone.process.save(request) }
    #expect(try phone.names() == ["Ben", "Cai"])
  }

  @Test func `an added contact belongs to the set of the app that added it, and to no other`()
    throws
  {
    let phone = try Phone(access: .limited(["ana"]))
    var other = AppDescription()
    other.bundleIdentifier = "com.example.other"
    other.access = .limited(["ana"])
    phone.device.install(other)
    let add = SaveOperation.add(phone.process.makeIdentifier(), .named("Eve"), isFromStore: false)
    _ = try phone.process.save(SaveRequest(operations: [add]))
    #expect(try phone.names() == ["Ana", "Eve"])
    #expect(phone.device.reachableContacts(of: other.bundleIdentifier).count == 1)
  }

  @Test func `hidden contacts can be neither changed nor deleted nor told from missing ones`()
    throws
  {
    let phone = try Phone(access: .limited(["ana"]))
    for identifier in ["ben", "nobody"] {
      for operation in [
        SaveOperation.delete(identifier: identifier),
        .update(identifier: identifier, keys: .name, values: .named("Eve")),
      ] {
        let error = #expect(throws: ContactsError.self) {
          try phone.process.save(SaveRequest(operations: [operation]))
        }
        #expect(
          error == ContactsError(.recordDoesNotExist, affectedIdentifiers: [identifier]))
      }
    }
    #expect(phone.device.contacts.count == 3)
  }

  @Test func `a deleted contact leaves every shared set for good`() throws {
    let phone = try Phone(access: .limited(["ana"]))
    try phone.device.edit([.delete(identifier: "ana")])
    try phone.device.edit([.add(ContactSeed(identifier: "ana", values: .named("Ana II")))])
    #expect(try phone.names().isEmpty)
  }

  @Test func `an image brings its thumbnail, and one of no bytes is refused`() throws {
    let phone = try Phone(access: .authorized)
    var values = ContactValues()
    values.imageData = Data([1, 2, 3])
    let keys = ContactKeySet(.imageData)
    _ = try phone.process.save(
      SaveRequest(operations: [.update(identifier: "ana", keys: keys, values: values)]))
    let stored = try #require(phone.device.contact(withIdentifier: "ana")).values
    #expect(stored.imageDataAvailable)
    #expect(stored.thumbnailImageData == values.imageData)
    values.imageData = Data()
    #expect(throws: ContactsError(.dataAccessError, affectedIdentifiers: ["ana"])) {
      try phone.process.save(
        SaveRequest(operations: [.update(identifier: "ana", keys: keys, values: values)]))
    }
  }

  @Test(arguments: Assumptions.NoteWithoutEntitlement.allCases)
  func `saving a note without the entitlement does what the switch says`(
    outcome: Assumptions.NoteWithoutEntitlement
  ) throws {
    let phone = try Phone(
      access: .authorized, configure: { $0.assumptions.noteWithoutEntitlement = outcome })
    var values = ContactValues.named("Eve")
    values.note = "Met in Oslo"
    let add = SaveOperation.add(phone.process.makeIdentifier(), values, isFromStore: false)
    let result = Result { try phone.process.save(SaveRequest(operations: [add])) }
    let note = phone.device.contacts.first { $0.values.givenName == "Eve" }?.values.note
    switch outcome {
    case .unauthorizedKeys:
      let error = #expect(throws: ContactsError.self) { try result.get() }
      #expect(error?.code == .unauthorizedKeys)
      #expect(error?.keyPaths == ["note"])
      #expect(note == nil)
    case .dropped: #expect(note == "")
    case .stored: #expect(note == "Met in Oslo")
    }
  }

  @Test func `a copy that is added again does not tell a hidden contact from a deleted one`() throws
  {
    let identifiers = try [true, false].map { isDeleted in
      let phone = try Phone(access: .limited([]))
      let own = phone.process.makeIdentifier()
      let add = SaveRequest(operations: [.add(own, .named("Eve"), isFromStore: false)])
      _ = try phone.process.save(add)
      if isDeleted { try phone.device.edit([.delete(identifier: own.uuidText)]) }
      try phone.device.share([], with: phone.app)
      return try phone.process.save(add).added.map { $0?.identifier }
    }
    #expect(identifiers[0] == identifiers[1])
  }
}
