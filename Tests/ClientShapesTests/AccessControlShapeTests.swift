import ContactsPicker
import ContactsProvider
import ContactsUI
import Foundation
import Testing

/// Code of Swift 5 mode that shows the controls of ContactsUI, as an app's own code does.
@MainActor
@Suite("An app's own access controls and popovers in Swift 5 mode")
struct AccessControlShapeTests {
  private func phone(
    _ access: Access, _ system: DeviceSystem = .iOS26
  ) throws -> (SimulatedDevice, AppProcess) {
    var configuration = DeviceConfiguration()
    configuration.system = system
    configuration.faultPolicy = .report
    configuration.contacts = ["Ana", "Ben", "Cleo"].map { name in
      var values = ContactValues()
      values.givenName = name
      values.emailAddresses = [
        LabeledValue(label: nil, value: "\(name.lowercased())@mail.example")
      ]
      return ContactSeed(identifier: name.lowercased(), values: values)
    }
    var app = AppDescription()
    app.access = access
    let device = try SimulatedDevice(configuration)
    device.install(app)
    return (device, try #require(device.launch(app.bundleIdentifier)))
  }

  private func settle(_ process: AppProcess) async {
    for _ in 0..<100_000 where process.openWorkCount > 0 { await Task.yield() }
  }

  @Test("share contacts, which the app then fetches")
  func accessControls() async throws {
    let (device, process) = try phone(.limited([]))
    device.setPerson { (_: AccessButtonView) -> AccessButtonAnswer? in .tap }
    device.setPerson { (_: AccessPickerSheet) -> AccessPickerAnswer? in
      .change(adding: ["cleo"], removing: ["ana"])
    }
    let search = AppProcess.$current.withValue(process) { PeopleSearch() }
    for query in ["Ben", "Ana"] {
      search.query = query
      AppProcess.$current.withValue(process) { search.button.show() }
      await settle(process)
    }
    #expect(search.names == ["Ana"])
    AppProcess.$current.withValue(process) { search.manage() }
    await settle(process)
    #expect(search.names == ["Ana", "Cleo"])
    #expect(search.identifiers == ["ana", "cleo"])
  }

  @Test("pick a value in the popover of a Mac")
  func popover() async throws {
    let (device, process) = try phone(.denied, .macOS26)
    device.setPerson { (_: PickerSheet) -> PickerAnswer? in .choose(.emailAddresses, of: "ben") }
    let chooser = AppProcess.$current.withValue(process) { MacChooser() }
    chooser.choose(from: NSView())
    await settle(process)
    #expect(chooser.lines == ["emailAddresses ben@mail.example", "closed"])
  }
}
