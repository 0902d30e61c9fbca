import ContactsProvider
import SimulatedContacts
import Testing

/// Looking into what an app holds shows nothing that it may not read.
@Suite struct ReflectionTests {
  @Test func `dumping a contact shows no property that was not fetched`() throws {
    let text = try dumped { store in
      let keys = [CNContactGivenNameKey as any CNKeyDescriptor]
      let contact = try store.unifiedContact(withIdentifier: "ana", keysToFetch: keys)
      return [contact, contact.mutableCopy(), contact.copy()]
    }
    #expect(!text.contains("Alpha") && !text.contains("hidden note"))
  }

  @Test func `dumping a store shows nothing of the device`() throws {
    let text = try dumped { [$0] }
    #expect(!text.contains("Alpha") && !text.contains("SimulatedDevice"))
  }

  @Test func `dumping an error shows no property that was not fetched`() throws {
    let text = try dumped { store in
      let keys = [CNContactGivenNameKey as any CNKeyDescriptor]
      let contact = try store.unifiedContact(withIdentifier: "ana", keysToFetch: keys)
      let request = CNSaveRequest()
      request.add(
        try #require(contact.mutableCopy() as? CNMutableContact), toContainerWithIdentifier: nil)
      let error = #expect(throws: (any Error).self) { try store.execute(request) }
      return [request, try #require(error)]
    }
    #expect(!text.contains("Alpha") && !text.contains("hidden note"))
  }

  /// What `dump` writes of some objects of an app.
  private func dumped(_ objects: (CNContactStore) throws -> [Any]) throws -> String {
    var values = ContactValues()
    values.givenName = "Ana"
    values.familyName = "Alpha"
    values.note = "hidden note"
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = [ContactSeed(identifier: "ana", values: values)]
    let device = try SimulatedDevice(configuration)
    var app = AppDescription()
    app.access = .authorized
    device.install(app)
    let process = try #require(device.launch(app.bundleIdentifier))
    return try AppProcess.$current.withValue(process) {
      var text = ""
      for object in try objects(CNContactStore()) { dump(object, to: &text) }
      return text
    }
  }
}
