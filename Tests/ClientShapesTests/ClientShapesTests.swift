import Contacts
import ContactsProvider
import Foundation
import Testing

/// Code of Swift 5 mode that says `import Contacts`, as an app's own code does.
@Suite("An app's own code in Swift 5 mode")
struct ClientShapesTests {
  private func launch(_ access: Access, person: @escaping Person) throws -> AppProcess {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = ["Ana", "Ben", "Cleo"].map { name in
      var values = ContactValues()
      values.givenName = name
      return ContactSeed(identifier: name.lowercased(), values: values)
    }
    let device = try SimulatedDevice(configuration)
    var app = AppDescription()
    app.access = access
    device.install(app)
    device.setPerson(person)
    return try #require(device.launch(app.bundleIdentifier))
  }

  private func settle(_ process: AppProcess) async {
    for _ in 0..<5000 where process.openWorkCount > 0 {
      try? await Task.sleep(nanoseconds: 2_000_000)
    }
    #expect(process.openWorkCount == 0)
  }

  @Test("fetches with keys in every form")
  func keys() throws {
    let process = try launch(.authorized, person: { _ in nil })
    try AppProcess.$current.withValue(process) {
      for (shape, keys) in KeyShapes.all() {
        let contact = try CNContactStore().unifiedContact(
          withIdentifier: "ana", keysToFetch: keys)
        #expect(contact.areKeysAvailable(keys), "\(shape)")
        #expect(contact.givenName == "Ana")
      }
    }
  }

  @Test("loads after the person agreed")
  func allowed() async throws {
    let process = try launch(.notDetermined, person: { _ in .allowFull })
    let screen = AppProcess.$current.withValue(process) { LegacyScreen() }
    AppProcess.$current.withValue(process) { screen.load() }
    await settle(process)
    #expect(screen.names == ["Ana -", "Ben -"] && screen.message == nil)
  }

  @Test("shows the error after the person refused")
  func refused() async throws {
    let process = try launch(.notDetermined, person: { _ in .deny })
    let screen = AppProcess.$current.withValue(process) { LegacyScreen() }
    AppProcess.$current.withValue(process) { screen.load() }
    await settle(process)
    #expect(screen.names.isEmpty && screen.message == "Access Denied")
  }

  @Test("loads what is shared")
  func limited() async throws {
    let process = try launch(.limited(["cleo"]), person: { _ in nil })
    let screen = AppProcess.$current.withValue(process) { LegacyScreen() }
    AppProcess.$current.withValue(process) { screen.load() }
    await settle(process)
    #expect(screen.names == ["Cleo -"])
  }

  @Test("changes and adds contacts")
  func saves() throws {
    let process = try launch(.authorized, person: { _ in nil })
    try AppProcess.$current.withValue(process) {
      let screen = LegacyScreen()
      try screen.rename("ben", to: "Benno")
      let added = try screen.add("Dora", number: "07700 900004")
      #expect(process.device.contact(withIdentifier: "ben")?.values.givenName == "Benno")
      let stored = process.device.contact(withIdentifier: added)?.values
      #expect(stored?.phoneNumbers.map(\.value) == ["07700 900004"])
    }
  }

  @Test("puts a double in the place of the store")
  func double() async throws {
    let process = try launch(.authorized, person: { _ in nil })
    try await AppProcess.$current.withValue(process) {
      let store: CNContactStore = EmptyStore()
      let granted = try await store.requestAccess(for: .contacts)
      #expect(!granted)
      let predicate = CNContact.predicateForContacts(matchingName: "Ana")
      let found = try store.unifiedContacts(matching: predicate, keysToFetch: [])
      #expect(found.isEmpty)
    }
  }
}
