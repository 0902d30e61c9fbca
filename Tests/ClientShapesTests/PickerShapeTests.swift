import ContactsPicker
import ContactsProvider
import ContactsUI
import Foundation
import Testing

/// Code of Swift 5 mode that says `import ContactsUI`, as an app's own code does.
@MainActor
@Suite("An app's own pickers in Swift 5 mode")
struct PickerShapeTests {
  private let device: SimulatedDevice
  private let process: AppProcess
  private let host = UIViewController()

  init() throws {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = [
      Self.person("Ana", numbers: ["+1 555 010 0101"], mails: ["ana@mail.example"]),
      Self.person("Ben", numbers: ["+1 555 010 0102", "+1 555 010 0103"], mails: []),
      Self.person("Cleo", numbers: [], mails: ["cleo@mail.example", "cleo@work.example"]),
    ]
    device = try SimulatedDevice(configuration)
    device.install()
    process = try #require(device.launch(AppDescription().bundleIdentifier))
  }

  private static func person(_ name: String, numbers: [String], mails: [String]) -> ContactSeed {
    var values = ContactValues()
    values.givenName = name
    values.phoneNumbers = numbers.map { LabeledValue(label: "_$!<Mobile>!$_", value: $0) }
    values.emailAddresses = mails.map { LabeledValue(label: "_$!<Home>!$_", value: $0) }
    return ContactSeed(identifier: name.lowercased(), values: values)
  }

  /// Runs code of the app, lets the person give one answer, and waits until the app has settled.
  private func run(_ answer: PickerAnswer, _ code: () -> Void) async {
    device.setPerson { (_: PickerSheet) -> PickerAnswer? in answer }
    AppProcess.$current.withValue(process) { code() }
    for _ in 0..<100_000 where process.openWorkCount > 0 { await Task.yield() }
  }

  private func show(_ delegate: any CNContactPickerDelegate) {
    let picker = CNContactPickerViewController()
    picker.delegate = delegate
    host.present(picker, animated: true)
  }

  @Test("gets the only number of a contact at a tap")
  func contact() async {
    let chooser = NumberChooser(host: host)
    var hasEnded = false
    chooser.onEnd = { hasEnded = true }
    await run(.choose("ana")) { chooser.chooseNumber() }
    #expect(chooser.lines == ["+1 555 010 0101"] && hasEnded)
  }

  @Test("gets one of several numbers from the card")
  func property() async {
    let chooser = NumberChooser(host: host)
    await run(.choose(.phoneNumbers, of: "ben", .text("+1 555 010 0103"))) {
      chooser.chooseNumber()
    }
    #expect(chooser.lines == ["+1 555 010 0103"])
    #expect(host.presentedViewController == nil)
  }

  @Test("hears of Cancel")
  func cancel() async {
    let chooser = NumberChooser(host: host)
    await run(.cancel) { chooser.chooseNumber() }
    #expect(chooser.lines == ["cancelled"])
  }

  @Test("cannot get a contact without a number")
  func greyed() async {
    let chooser = NumberChooser(host: host)
    await run(.choose("cleo")) { chooser.chooseNumber() }
    #expect(chooser.lines.isEmpty && !process.isRunning)
  }

  @Test("gets an address that the predicate allows, in a screen of its own")
  func mail() async {
    let screen = AppProcess.$current.withValue(process) { MailScreen() }
    screen.excluded = ["ana"]
    await run(.choose(.emailAddresses, of: "cleo", .text("cleo@mail.example"))) {
      screen.chooseMail()
    }
    #expect(screen.address == "cleo@mail.example")
  }

  @Test("cannot get an address that the predicate refuses, nor a person whom it excludes")
  func refusedMail() async {
    let screen = AppProcess.$current.withValue(process) { MailScreen() }
    await run(
      PickerAnswer([
        .choose([
          .property(contact: "cleo", key: .emailAddresses, value: .text("cleo@work.example"))
        ]), .cancel,
      ])
    ) { screen.chooseMail() }
    #expect(screen.address == nil && process.isRunning)
    screen.excluded = ["ana"]
    await run(.choose(.emailAddresses, of: "ana")) { screen.chooseMail() }
    #expect(screen.address == nil && !process.isRunning)
  }

  @Test("lets a picker be its own delegate")
  func ownDelegate() async {
    let picker = AppProcess.$current.withValue(process) { OwnPicker() }
    await run(.choose(["cleo", "ana"])) { host.present(picker, animated: true) }
    #expect(picker.names == ["Cleo", "Ana"])
  }

  @Test("lets a generic class, and classes of the main actor, be delegates")
  func kinds() async {
    let coordinator = PickCoordinator { $0.givenName.count }
    await run(.choose(["ana", "cleo"])) { show(coordinator) }
    #expect(coordinator.values == [3, 4])
    let model = MainActorModel()
    await run(.choose("ana")) { show(model) }
    #expect(model.name == "Ana")
    let nonisolated = NonisolatedModel()
    await run(.choose("ben")) { show(nonisolated) }
    #expect(nonisolated.name == "Ben")
  }

  @Test("asks a delegate that has every method for several contacts")
  func everyMethod() async {
    let delegate = WholeDelegate()
    await run(.choose(["ana"])) { show(delegate) }
    await run(.cancel) { show(delegate) }
    #expect(delegate.calls == ["contacts", "cancel"])
  }

  @Test("opens for a delegate that has no method")
  func noMethod() async {
    let delegate = IdleDelegate()
    await run(.cancel) { show(delegate) }
    #expect(host.presentedViewController == nil && process.isRunning)
  }

  @Test("waits for a pick as for any call")
  func awaited() async {
    let pick = AwaitedPick()
    device.setPerson { (_: PickerSheet) -> PickerAnswer? in .choose("ben") }
    let name = await AppProcess.$current.withValue(process) { await pick.name(from: host) }
    #expect(name == "Ben")
  }
}
