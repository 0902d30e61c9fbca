import ContactsPicker
import ContactsProvider
import Foundation
import SimulatedContactsUI
import Synchronization
import Testing

/// An app with a screen that presents pickers, on a device whose person answers from a list.
@MainActor
final class PickerScreen {
  let device: SimulatedDevice
  let process: AppProcess
  let host: UIViewController
  private let script = Script()

  private final class Script: Sendable {
    let answers = Mutex<[PickerAnswer]>([])
    let sheets = Mutex<[PickerSheet]>([])
    let prompts = Mutex<Int>(0)
  }

  init(
    access: Access = .notDetermined, configure: (inout DeviceConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = Self.contacts
    configure(&configuration)
    var app = AppDescription()
    app.access = access
    device = try SimulatedDevice(configuration)
    device.install(app)
    process = try #require(device.launch(app.bundleIdentifier))
    host = UIViewController()
    device.setPerson { [script] prompt in
      script.prompts.withLock { $0 += 1 }
      return .deny
    }
    device.setPerson { [script] (sheet: PickerSheet) in
      script.sheets.withLock { $0.append(sheet) }
      return script.answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  var app: String { process.bundleIdentifier }
  /// The sheets that the person saw.
  var sheets: [PickerSheet] { script.sheets.withLock { $0 } }
  /// How often the person was asked for access.
  var prompts: Int { script.prompts.withLock { $0 } }

  /// How many sheets were opened that list nobody.
  var emptySheets: Int {
    device.ledger.count { entry in
      guard case .sheet(let sheet as PickerSheet) = entry.event else { return false }
      return sheet.request.isBare && sheet.rows().isEmpty
    }
  }

  /// Gives the person's next answers.
  func answer(_ answers: PickerAnswer...) {
    script.answers.withLock { $0 += answers }
  }

  /// Runs code as the app's.
  func asApp<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AppProcess.$current.withValue(process, operation: body)
  }

  func makePicker(
    _ delegate: (any CNContactPickerDelegate)?,
    _ configure: (CNContactPickerViewController) -> Void = { _ in }
  ) -> CNContactPickerViewController {
    asApp {
      let picker = CNContactPickerViewController()
      picker.delegate = delegate
      configure(picker)
      return picker
    }
  }

  /// Presents a picker from the host, without waiting for anything.
  func present(
    _ controller: UIViewController, _ answers: PickerAnswer...,
    completion: (() -> Void)? = nil
  ) {
    script.answers.withLock { $0 += answers }
    asApp { host.present(controller, animated: true, completion: completion) }
  }

  /// Presents a new picker, lets the person answer, and waits until the app has settled.
  func pick(
    for delegate: any CNContactPickerDelegate, _ answer: PickerAnswer,
    _ configure: (CNContactPickerViewController) -> Void = { _ in }
  ) async {
    present(makePicker(delegate, configure), answer)
    await settle()
  }

  /// Waits until nothing that the app handed on is open, or a picker was left open.
  func settle() async {
    for _ in 0..<100_000
    where process.isRunning && process.openWorkCount > 0 && !device.hasOpenQuestion(of: app) {
      await Task.yield()
    }
  }

  /// The keys that the app has seen of a contact.
  func seen(_ contact: String) -> ContactKeySet? {
    device.exposure(of: app).seen[RecordIdentifier(text: contact)]
  }

  static let contacts: [ContactSeed] = [
    person("ana", "Ana", "Alpha") {
      $0.phoneNumbers = [LabeledValue(label: "_$!<Mobile>!$_", value: "+1 555 010 0101")]
      $0.emailAddresses = [
        LabeledValue(label: "_$!<Home>!$_", value: "ana@mail.example"),
        LabeledValue(label: "_$!<Work>!$_", value: "ana@work.example"),
      ]
      $0.postalAddresses = [LabeledValue(label: "_$!<Home>!$_", value: address)]
      $0.birthday = DateComponents(month: 2, day: 29)
      $0.dates = [LabeledValue(label: "met", value: DateComponents(year: 2020, month: 5, day: 6))]
      $0.contactRelations = [LabeledValue(label: "friend", value: "Ben Beta")]
      $0.nickname = "Annie"
    },
    person("ben", "Ben", "Beta") {
      $0.phoneNumbers = [LabeledValue(label: nil, value: "+1 555 010 0102")]
    },
    person("cai", "Cai", "Gamma") {
      $0.emailAddresses = [LabeledValue(label: "_$!<Home>!$_", value: "cai@mail.example")]
    },
  ]

  private static var address: PostalAddress {
    var address = PostalAddress()
    address.city = "Springfield"
    return address
  }

  private static func person(
    _ identifier: String, _ given: String, _ family: String,
    _ fill: (inout ContactValues) -> Void
  ) -> ContactSeed {
    var values = ContactValues()
    values.givenName = given
    values.familyName = family
    fill(&values)
    return ContactSeed(identifier: identifier, values: values)
  }
}
