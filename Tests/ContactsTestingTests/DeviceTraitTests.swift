import ContactsProvider
import ContactsTesting
import SimulatedContacts
import Synchronization
import Testing

/// Reads the given names that the app of the test can fetch.
func fetchedNames() throws -> [String] {
  let request = CNContactFetchRequest(
    keysToFetch: [CNContactGivenNameKey] as [any CNKeyDescriptor])
  var names: [String] = []
  try CNContactStore().enumerateContacts(with: request) { contact, _ in
    names.append(contact.givenName)
  }
  return names
}

@Suite(.device(access: .authorized, contacts: ["Mira Solberg"]))
struct DeviceTraitTests {
  @Test
  func `A suite's trait gives each of its tests a device`() throws {
    #expect(try fetchedNames() == ["Mira"])
    #expect(try TestDevice.current.exposed == ["Mira Solberg": [.givenName]])
  }

  @Test(arguments: 1...3)
  func `Each case has a device of its own`(number: Int) throws {
    #expect(try TestDevice.current.exposed.isEmpty)
    #expect(try fetchedNames() == ["Mira"])
    #expect(try TestDevice.current.ledger.count { $0.delivery != nil } == 1)
  }

  @Test(.device(access: .denied, contacts: .sample))
  func `A test's own device stands in place of its suite's`() throws {
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(throws: CNError.self) { try fetchedNames() }
    #expect(try TestDevice.current.contacts.count == 6)
  }

  @Test(
    .device(
      access: .authorized,
      contacts: [
        .person("Bo Ek", phoneNumber: "+1 555 010 0142", emailAddress: "bo@mail.example"),
        .organization("Alder & Co"), "Ann Alpha",
      ],
      app: AppDescription(name: "Birthdays", entitlements: [.notes]), system: .iOS18,
      locale: "sv_SE"))
  func `What the trait says is what the device is like`() throws {
    let device = try TestDevice.current
    #expect(device.contacts == ["Bo Ek", "Alder & Co", "Ann Alpha"])
    #expect(try device.contact("Bo Ek").values.phoneNumbers.map(\.value) == ["+1 555 010 0142"])
    #expect(try device.contact("Bo Ek").values.emailAddresses.map(\.value) == ["bo@mail.example"])
    #expect(try device.contact("Alder & Co").values.contactType == .organization)
    #expect(device.simulation.configuration.locale == "sv_SE")
    #expect("\(device)" == "iOS 18 with access authorized")
    let found = try CNContactStore().unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: "Ann"),
      keysToFetch: [CNContactNoteKey] as [any CNKeyDescriptor])
    #expect(found.map(\.note) == [""])
  }

  @Test
  func `Assumptions are the device's`() throws {
    var assumptions = Assumptions()
    assumptions.reinstall = .remembers
    try withDevice(access: .denied, assumptions: assumptions) { device in
      device.simulation.reinstall(device.bundleIdentifier)
      #expect(device.status == .denied)
    }
  }
}

@Suite(.device(person: .answers(.deny)))
struct ReplacedTraitTests {
  @Test
  func `The suite's person answers`() async throws {
    #expect(await askForAccess() == nil)
  }

  @Test(.device(person: .answers(.allowFull)))
  func `A suite's person is not there where a test has its own`() async throws {
    #expect(await askForAccess() == true)
  }
}

struct NoDeviceTests {
  @Test
  func `Without a device there is an error that names the remedies`() throws {
    let error = #expect(throws: DeviceSetupError.self) { try TestDevice.current }
    #expect(
      "\(try #require(error))" == """
        No test device is here. Give the test the trait .device(…), or run the code inside \
        withDevice { device in … }.
        """)
  }

  @Test
  func `A trait whose device cannot be is one issue, and the test does not run`() async throws {
    let test = try #require(Test.current)
    let trait = DeviceTrait(
      DeviceSetup(access: .limited(to: ["Nobody"])),
      at: SourcePlace(fileID: "A/B.swift", filePath: "/A/B.swift", line: 7, column: 1))
    let hasRun = Mutex(false)
    let found = await issues {
      try await trait.provideScope(for: test, testCase: nil) { hasRun.withLock { $0 = true } }
    }
    #expect(found.map(\.line) == [7])
    #expect(
      found.first?.text.hasPrefix("No contact has the full name or identifier 'Nobody'") == true)
    #expect(!hasRun.withLock { $0 })
  }
}
