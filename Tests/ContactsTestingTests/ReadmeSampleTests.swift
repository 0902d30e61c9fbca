import ContactsTesting
import SampleApps
import Testing

private let everybody = ["Anna Haro", "Ben Beta", "Kate Bell"]

@MainActor
@Test(
  arguments: [
    (.notDetermined, .loaded, everybody, 1),
    (.restricted, .restricted, [], 0),
    (.denied, .denied, [], 0),
    (.limited(to: ["Kate Bell"]), .loaded, ["Kate Bell"], 0),
    (.limitedToNobody, .loaded, [], 0),
    (.authorized, .loaded, everybody, 0),
  ] as [(AccessState, ContactListModel.State, [String], Int)])
func `The list shows whom the person shares`(
  access: AccessState, state: ContactListModel.State, names: [String], prompts: Int
) async throws {
  let contacts = everybody.map { ContactSeed.person($0, phoneNumber: "+1 555 010 0142") }
  try await withDevice(access: access, contacts: contacts, person: .always(.allowFull)) { device in
    let model = ContactListModel()
    await model.load()
    #expect(model.state == state)
    #expect(model.rows.map(\.name) == names)
    #expect(device.exposed.names == names)
    #expect(device.promptCount == prompts)
  }
}
