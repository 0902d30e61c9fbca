import Contacts
import ContactsProvider
import Foundation
import Testing

/// Code of Swift 5 mode that keeps a copy of the address book.
@Suite("An app that follows the address book, in Swift 5 mode")
struct ContactSyncTests {
  private func launch() throws -> AppProcess {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = ["Ana", "Ben"].map { name in
      var values = ContactValues()
      values.givenName = name
      return ContactSeed(identifier: name.lowercased(), values: values)
    }
    let device = try SimulatedDevice(configuration)
    var app = AppDescription()
    app.access = .authorized
    device.install(app)
    return try #require(device.launch(app.bundleIdentifier))
  }

  private func rename(_ identifier: String, to name: String, on device: SimulatedDevice) throws {
    var values = ContactValues()
    values.givenName = name
    try device.edit([
      .update(identifier: identifier, keys: ContactKeySet(.givenName), values: values)
    ])
  }

  @Test("catches up by the change history, its own changes left out")
  func catchesUp() throws {
    let process = try launch()
    try AppProcess.$current.withValue(process) {
      let sync = ContactSync()
      try sync.sync()
      #expect(sync.contacts == ["ana": "Ana", "ben": "Ben"] && sync.resets == 1)
      try sync.file(["ben"], into: "Choir")
      try sync.sync()
      #expect(sync.groups.isEmpty && sync.resets == 1)
      try rename("ana", to: "Anna", on: process.device)
      try sync.sync()
      #expect(sync.contacts == ["ana": "Anna", "ben": "Ben"] && sync.resets == 1)
    }
  }

  @Test("follows the news of changes")
  func followsNews() throws {
    let process = try launch()
    let sync = try AppProcess.$current.withValue(process) {
      let sync = ContactSync()
      try sync.sync()
      return sync
    }
    try rename("ben", to: "Benno", on: process.device)
    process.waitForAnnouncements()
    #expect(sync.contacts["ben"] == "Benno")
  }

  @Test("files contacts into groups and lists accounts")
  func files() throws {
    let process = try launch()
    try AppProcess.$current.withValue(process) {
      let sync = ContactSync()
      try sync.file(["ana", "nobody"], into: "Choir")
      try sync.file(["ben"], into: "Choir")
      #expect(try sync.overview() == ["On My iPhone (local): Choir"])
      try sync.rename("Choir", to: "Band")
      #expect(try sync.overview() == ["On My iPhone (local): Band"])
      try sync.sync()
      #expect(sync.groups == ["Band": ["ana", "ben"]])
      #expect(throws: CNError.self) { try sync.rename("Choir", to: "Band") }
    }
  }
}
