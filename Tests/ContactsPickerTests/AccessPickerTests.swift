import ContactsPicker
import ContactsProvider
import Testing

@Suite("The contact access picker")
struct AccessPickerTests {
  @Test("lists everybody by name, the shared ones ticked")
  func lists() throws {
    let phone = try AccessPhone(.limited(["ana", "cai"]))
    #expect(phone.picker(.cancel) == [])
    let sheet = try #require(phone.lastSheet)
    #expect(sheet.rows.map(\.title) == ["Ana Alpha", "Bea Bender", "Ben Beta", "Cai Gamma"])
    #expect(sheet.ticked == ["ana", "cai"])
    #expect(sheet.buttons == ["Cancel", "Done"])
    #expect(sheet.count == 4)
    #expect(phone.shared == ["ana", "cai"])
  }

  @Test("tells what is newly shared, and neither what was shared nor what is no longer")
  func tellsNewOnly() throws {
    let phone = try AccessPhone(.limited(["ana", "ben"]))
    #expect(phone.picker(.select(["ben", "cai"])) == ["cai"])
    #expect(phone.shared == ["ben", "cai"])
    #expect(phone.picker(.select(["ben", "cai"])) == [])
    #expect(phone.picker(.change(adding: ["ana"], removing: ["cai"])) == ["ana"])
    #expect(phone.shared == ["ana", "ben"])
    #expect(phone.picker(.change(adding: ["ana"], removing: [])) == [])
    #expect(phone.picker(.select([])) == [])
    #expect(phone.shared == [])
    #expect(phone.status == .limited)
  }

  @Test(
    "shows nothing without limited access",
    arguments: [Access.notDetermined, .denied, .authorized])
  func needsLimited(access: Access) throws {
    let phone = try AccessPhone(access)
    #expect(phone.picker(.select(["cai"])) == [])
    #expect(phone.lastSheet == nil)
    #expect(phone.unused == 1)
    #expect(phone.fault == nil)
  }

  @Test("shows nothing on systems without it", arguments: ["visionOS 2.0", "watchOS 11.0"])
  func otherSystems(name: String) throws {
    let system = try #require(DeviceSystem(name: name))
    let phone = try AccessPhone { $0.system = system }
    #expect(phone.picker(.select(["cai"])) == [])
    #expect(phone.lastSheet == nil)
  }

  @Test("takes nobody whom it does not list")
  func unfitting() throws {
    let phone = try AccessPhone()
    #expect(phone.picker(.select(["cai", "nobody"])) == [])
    #expect(phone.fault?.explanation.contains("'nobody'") == true)
    #expect(phone.shared == ["ana"])
  }

  @Test("is a fault where nobody answers it")
  func unanswered() throws {
    let phone = try AccessPhone()
    #expect(phone.picker(nil) == [])
    #expect(phone.fault == .unansweredPrompt("the contact access picker"))
  }

  @Test("opens neither before another sheet nor where the system fails to open one")
  @MainActor func oneSheetAtATime() async throws {
    let phone = try AccessPhone()
    phone.device.setPerson { (_: PickerSheet) in .ignore }
    #expect(ContactPicker.present(PickerRequest(.contact), in: phone.process) { _ in } == nil)
    while phone.device.heldPicker(of: phone.app) == nil { await Task.yield() }
    #expect(phone.picker(.select(["cai"])) == [])
    #expect(phone.lastSheet == nil)
    phone.device.answerHeldPicker(of: phone.app, with: .cancel)
    while phone.process.openWorkCount > 0 { await Task.yield() }
    phone.device.failPickers()
    #expect(phone.picker(.select(["cai"])) == [])
    #expect(phone.picker(.select(["cai"])) == ["cai"])
  }

  @Test("no contact picker opens before it")
  @MainActor func coversTheApp() throws {
    let phone = try AccessPhone()
    let process = phone.process
    phone.device.setPerson { (_: AccessPickerSheet) in
      MainActor.assumeIsolated {
        let refusal = ContactPicker.present(PickerRequest(.contact), in: process) { _ in }
        #expect(refusal == .anotherIsOpen)
      }
      return .cancel
    }
    #expect(AccessPicker.present(in: process) == [])
    phone.device.setPerson { (_: AccessPickerSheet) in .cancel }
  }
}
