import ContactsProvider
import ContactsTesting
import SimulatedContacts
import Testing

struct SettingsTests {
  @Test(.device(access: .authorized))
  func `A change in Settings ends the app, which is no fault`() throws {
    let device = try TestDevice.current
    try device.changeAccess(to: .denied)
    #expect(!device.isRunning)
    #expect(device.termination == .privacySettingsChanged)
    #expect(throws: CNError.self) { try fetchedNames() }
    device.relaunch {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
      #expect(device.isRunning)
    }
    #expect(device.exposed.isEmpty)
  }

  @Test(arguments: AccessState.allCases.filter { $0 != .authorized })
  func `Access can be changed to every state`(state: AccessState) throws {
    try withDevice(access: .authorized) { device in
      try device.changeAccess(to: state)
      let names = device.relaunch { CNContactStore.authorizationStatus(for: .contacts).rawValue }
      try withDevice(access: state) { #expect($0.status.rawValue == names) }
      if case .limited = state { #expect(device.sharedContacts.count <= 1) }
    }
  }

  @Test(.device(access: .limited(to: ["Kate Bell"])))
  func `Other contacts can be shared by name`() throws {
    let device = try TestDevice.current
    try device.share(["Anna Haro", "David Taylor"])
    #expect(device.isRunning)
    #expect(try fetchedNames() == ["Anna", "David"])
    #expect(throws: DeviceSetupError.self) { try device.share(["Nobody"]) }
  }

  @Test(.device())
  func `Settings has no row for an app that never asked`() throws {
    let device = try TestDevice.current
    #expect(throws: SettingsRefusal.noRow) { try device.changeAccess(to: .authorized) }
  }

  @Test(.device(access: .authorized, contacts: ["Mira Solberg"]))
  func `A new run is another app, and what it started is waited for`() async throws {
    let device = try TestDevice.current
    let old = CNContactStore()
    try await device.relaunch {
      Task.detached {
        try? await Task.sleep(for: .milliseconds(10), tolerance: nil, clock: .continuous)
        _ = try? fetchedNames()
      }
      await device.settle()
      #expect(device.exposed == ["Mira Solberg": [.givenName]])
    }
    #expect(throws: CNError.self) {
      try old.enumerateContacts(
        with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey] as [any CNKeyDescriptor])
      ) { _, _ in }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `A device is let go after its test, whatever the person's function holds`() async throws {
    weak var simulation: SimulatedDevice?
    try await withDevice { device in
      simulation = device.simulation
      device.setPerson { _ in device.status == .authorized ? nil : .deny }
      _ = await askForAccess()
    }
    // Other tests look at all devices now and then, and hold each for a moment.
    while simulation != nil { try await Task.sleep(for: .milliseconds(1)) }
  }
}
