import ContactsPicker
import ContactsProvider
import Foundation
import Synchronization
import Testing

/// A device with five contacts, an app, and a person who answers pickers from a list.
@MainActor
final class PickerPhone {
  let device: SimulatedDevice
  var process: AppProcess
  /// The sheets that the person saw, once for each time they were asked.
  let seen = Sheets()
  /// What the app was handed, in order.
  var results: [PickerResult] = []

  final class Sheets: Sendable {
    let sheets = Mutex<[PickerSheet]>([])
    let answers = Mutex<[PickerAnswer]>([])
  }

  var app: String { process.bundleIdentifier }

  init(
    access: Access = .notDetermined,
    configure: (inout DeviceConfiguration) -> Void = { _ in },
    describe: (inout AppDescription) -> Void = { _ in }
  ) throws {
    var configuration = DeviceConfiguration()
    configuration.faultPolicy = .report
    configuration.contacts = Self.contacts
    configure(&configuration)
    var app = AppDescription()
    app.access = access
    describe(&app)
    device = try SimulatedDevice(configuration)
    device.install(app)
    process = try #require(device.launch(app.bundleIdentifier))
    device.setPerson { [seen] (sheet: PickerSheet) in
      seen.sheets.withLock { $0.append(sheet) }
      return seen.answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  /// Presents a picker, lets the person answer, and waits until the app has settled or the
  /// picker is left open.
  @discardableResult
  func pick(_ request: PickerRequest, _ answers: PickerAnswer...) async -> PickerResult? {
    let before = results.count
    seen.answers.withLock { $0 += answers }
    guard present(request) == nil else { return nil }
    await settle()
    return results.count > before ? results[before] : nil
  }

  func present(_ request: PickerRequest) -> PickerRefusal? {
    ContactPicker.present(request, in: process) { self.results.append($0) }
  }

  func settle() async {
    while process.isRunning, process.openWorkCount > 0, !device.hasOpenQuestion(of: app) {
      await Task.yield()
    }
  }

  /// The texts of the rows that the person saw first.
  var titles: [String] { sheet?.rows().map(\.title) ?? [] }
  var sheet: PickerSheet? { seen.sheets.withLock { $0.first } }
  var unused: Int { seen.answers.withLock { $0.count } }

  static let contacts: [ContactSeed] = [
    person("ana", "Ana", "Alpha") {
      $0.phoneNumbers = [entry("_$!<Mobile>!$_", "+1 555 010 0101")]
      $0.emailAddresses = [
        entry("_$!<Home>!$_", "ana@mail.example"), entry("_$!<Work>!$_", "ana@work.example"),
      ]
      $0.note = "likes tea"
    },
    person("ben", "Ben", "Beta") {
      $0.phoneNumbers = [
        entry("_$!<Home>!$_", "+1 555 010 0102"), entry("_$!<Work>!$_", "+1 555 010 0103"),
      ]
    },
    person("cai", "Cai", "Gamma") {
      $0.birthday = DateComponents(year: 1990, month: 2, day: 3)
      $0.nickname = "Caichen"
      $0.emailAddresses = [entry("_$!<Home>!$_", "cai@mail.example")]
    },
    person("org", "", "") { $0.organizationName = "Acme Tools" },
    person("nobody", "", ""),
  ]

  private static func person(
    _ identifier: String, _ given: String, _ family: String,
    _ fill: (inout ContactValues) -> Void = { _ in }
  ) -> ContactSeed {
    var values = ContactValues()
    values.givenName = given
    values.familyName = family
    fill(&values)
    return ContactSeed(identifier: identifier, values: values)
  }

  private static func entry(_ label: String, _ value: String) -> LabeledValue<String> {
    LabeledValue(label: label, value: value)
  }
}

extension PickerResult {
  /// The result on one line.
  var text: String {
    switch self {
    case .contact(let contact): "contact \(contact.identifierText)"
    case .contacts(let contacts):
      "contacts [\(contacts.map(\.identifierText).joined(separator: ", "))]"
    case .property(let property): "property \(property.text)"
    case .properties(let properties):
      "properties [\(properties.map(\.text).joined(separator: ", "))]"
    case .cancelled: "cancelled"
    case .dismissed: "dismissed"
    }
  }

  /// The contacts that came, in order.
  var contacts: [FetchedContact] {
    switch self {
    case .contact(let contact): [contact]
    case .contacts(let contacts): contacts
    case .property(let property): [property.contact]
    case .properties(let properties): properties.map(\.contact)
    case .cancelled, .dismissed: []
    }
  }
}

extension PickedProperty {
  var text: String {
    let entries = contact.availableValues.phoneNumbers + contact.availableValues.emailAddresses
    let value = entries.first { $0.identifier == entry }?.value ?? "–"
    return "\(contact.identifierText) \(key.name) \(value)"
  }
}
