import ContactsTesting
import SampleApps
import SimulatedContacts
import SimulatedContactsUI
import Testing

// The code of the module's articles, as it stands there.

@MainActor
@Test(.device(access: .denied, contacts: .sample))
func `The list tells people who refused what to do`() async throws {
  let device = try TestDevice.current
  let model = ContactListModel()
  await model.load()
  #expect(model.state == .denied)
  #expect(device.exposed.isEmpty)
}

@MainActor
@Test(
  .device(contacts: ["Kate Bell", "Ben Beta"], person: .answers(.allowLimited(["Kate Bell"]))))
func `The list shows whom the person chose`() async throws {
  let device = try TestDevice.current
  let model = ContactListModel()
  await model.load()
  #expect(device.promptCount == 1)
  #expect(device.sharedContacts == ["Kate Bell"])
}

@Test(.device(access: .limited(to: ["Kate Bell"]), person: .taps(.tap)))
func `The list shows whom the person adds`() async throws {
  let device = try TestDevice.current
  await addPerson(called: "Anna")
  #expect(device.accessButtons.map(\.face) == [.single])
  #expect(device.sharedContacts == ["Kate Bell", "Anna Haro"])
}

@Test(
  .device(
    access: .authorized, contacts: [.person("Kate Bell", phoneNumber: "+1 555 010 0142")]))
func `The invitation needs no more than a name and a number`() throws {
  try invite("Kate")
  let device = try TestDevice.current
  #expect(device.exposed == ["Kate Bell": [.givenName, .phoneNumbers]])
}

@MainActor
@Test(.device(access: .authorized, contacts: ["Kate Bell"]))
func `The list is empty after the person changed their mind`() async throws {
  let device = try TestDevice.current
  try device.changeAccess(to: .denied)
  try await device.relaunch {
    let model = ContactListModel()
    await model.load()
    #expect(model.state == .denied)
  }
}

@Test(.device(access: .authorized))
func `The old screen reads what it did not fetch`() throws {
  let device = try TestDevice.current
  device.expectTermination(.propertyNotFetched(.note))
  try? showNotes()
  #expect(!device.isRunning)
}

@Test
func `The old screen crashes`() async {
  await #expect(processExitsWith: .failure) {
    try withDevice(access: .authorized, faults: .trap) { _ in try showNotes() }
  }
}

@MainActor
@Test(arguments: AccessState.allCases)
func `The list shows everybody whom the person shares, and asks once`(
  access: AccessState
) async throws {
  try await withDevice(access: access, person: .always(.allowFull)) { device in
    let model = ContactListModel()
    await model.load()
    #expect(model.rows.count == device.sharedContacts.count)
    #expect(device.promptCount == (access == .notDetermined ? 1 : 0))
  }
}

/// Searches for somebody, with an access button beside what the app itself finds.
@MainActor
private func addPerson(called name: String) async {
  ContactAccessButton(queryString: name).show()
  await (try? TestDevice.current)?.settle()
}

/// Fetches what an invitation needs of the contacts with a name.
private func invite(_ name: String) throws {
  let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [any CNKeyDescriptor]
  _ = try CNContactStore().unifiedContacts(
    matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: keys)
}

/// Reads notes, and has forgotten to fetch them.
private func showNotes() throws {
  let keys = [CNContactGivenNameKey] as [any CNKeyDescriptor]
  let found = try CNContactStore().unifiedContacts(
    matching: CNContact.predicateForContacts(matchingName: "Kate"), keysToFetch: keys)
  _ = found.map(\.note)
}
