import ContactsProvider
import ContactsTesting
import Dispatch
import SampleApps
import SimulatedContacts
import Testing

/// Two hundred devices at the same time, each with work on several threads.
///
/// Run with the thread sanitizer: `swift test --sanitize=thread --filter ParallelDevicesTests`.
struct ParallelDevicesTests {
  @Test(arguments: 0..<200)
  func `Devices of parallel tests do not touch each other`(seed: Int) async throws {
    let access = AccessState.allCases[seed % AccessState.allCases.count]
    let name = "Person \(seed)"
    try await withDevice(
      access: access, contacts: [.person(name, phoneNumber: "+1 555 010 0142")],
      person: .always(seed.isMultiple(of: 4) ? .deny : .allowLimited([name]))
    ) { device in
      await askOnSeveralThreads(device)
      await load(device)
      try work(device)
      #expect(device.promptCount == (access == .notDetermined ? 1 : 0))
      #expect(Set(device.exposed.names).subtracting([name, "Made \(seed)"]).isEmpty)
      try await changeSettings(device)
      #expect(Set(device.exposed.names).subtracting([name, "Made \(seed)"]).isEmpty)
    }
  }

  /// Several calls ask at once; the person is asked once at most.
  private func askOnSeveralThreads(_ device: TestDevice) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { _ = try? await CNContactStore().requestAccess(for: .contacts) }
      }
    }
    let answered = DispatchGroup()
    for _ in 0..<4 {
      answered.enter()
      DispatchQueue.global().async {
        CNContactStore().requestAccess(for: .contacts) { _, _ in answered.leave() }
      }
    }
    await device.settle()
    #expect(answered.wait(timeout: .now()) == .success)
  }

  @MainActor
  private func load(_ device: TestDevice) async {
    let model = ContactListModel()
    await model.load()
    #expect(model.state != .loading)
  }

  /// Fetches, reads and saves.
  private func work(_ device: TestDevice) throws {
    guard [.authorized, .limited].contains(device.status) else { return }
    let store = CNContactStore()
    let contact = CNMutableContact()
    contact.givenName = "Made"
    contact.familyName = String(device.contacts[0].drop { $0 != " " }.dropFirst())
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
    DispatchQueue.global().async { find("Made") }
    let keys = [CNContactGivenNameKey] as [any CNKeyDescriptor]
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, _ in
      #expect(contact.givenName == "Made" || contact.givenName == "Person")
    }
  }

  /// The person changes their mind while the app asks and fetches.
  private func changeSettings(_ device: TestDevice) async throws {
    DispatchQueue.global().async { find("Person") }
    Task.detached { _ = try? await CNContactStore().requestAccess(for: .contacts) }
    guard device.status != .notDetermined, device.status != .restricted else { return }
    try device.changeAccess(to: device.status == .denied ? .authorized : .denied)
    #expect(!device.isRunning)
    try await device.relaunch {
      await load(device)
      try work(device)
    }
  }
}

/// Reads the given names of the contacts that a name matches.
private func find(_ name: String) {
  let found = try? CNContactStore().unifiedContacts(
    matching: CNContact.predicateForContacts(matchingName: name),
    keysToFetch: [CNContactGivenNameKey] as [any CNKeyDescriptor])
  _ = found?.map(\.givenName)
}
