import ContactsProvider
import SimulatedContacts
import Testing

/// One run of an example app on a device of its own.
struct AppRun: Sendable {
  let device: SimulatedDevice
  let process: AppProcess

  init(
    _ access: Access = .authorized, contacts: [ContactSeed] = [.ana, .ben],
    entitlements: Set<AppDescription.Entitlement> = [],
    person: @escaping Person = { _ in nil },
    configure: (inout DeviceConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = DeviceConfiguration()
    configuration.contacts = contacts
    configuration.faultPolicy = .report
    configure(&configuration)
    device = try SimulatedDevice(configuration)
    var app = AppDescription()
    app.access = access
    app.entitlements = entitlements
    device.install(app)
    device.setPerson(person)
    process = try #require(device.launch(app.bundleIdentifier))
  }

  /// Runs code of the app.
  func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
    try AppProcess.$current.withValue(process) { try body() }
  }

  /// Runs asynchronous code of the app.
  func carryOut<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    try await AppProcess.$current.withValue(process) { try await body() }
  }

  var termination: Termination? { device.termination(of: process.bundleIdentifier) }

  /// Waits until no work of the app is open; false where that never comes.
  func settled() async -> Bool {
    for _ in 0..<5000 {
      if process.openWorkCount == 0 { return true }
      try? await Task<Never, Never>.sleep(for: .milliseconds(2))
    }
    return false
  }
}

extension ContactSeed {
  static let ana: ContactSeed = {
    var values = ContactValues()
    values.givenName = "Ana"
    values.familyName = "Exempel"
    values.phoneNumbers = [
      LabeledValue(identifier: RecordIdentifier(text: "1"), label: nil, value: "+1 555 010 0001")
    ]
    values.emailAddresses = [
      LabeledValue(
        identifier: RecordIdentifier(text: "2"), label: CNLabelHome, value: "ana@mail.example")
    ]
    return ContactSeed(identifier: "ana", values: values)
  }()

  static let ben: ContactSeed = {
    var values = ContactValues()
    values.givenName = "Ben"
    values.familyName = "Prov"
    return ContactSeed(identifier: "ben", values: values)
  }()
}

/// The keys that most tests fetch.
var nameKeys: [any CNKeyDescriptor] { [CNContactGivenNameKey, CNContactFamilyNameKey] }

/// The code of the contacts error that `body` throws; nil where it throws none.
func errorCode(_ body: () throws -> Void) -> CNError.Code? {
  do { try body() } catch { return (error as? CNError)?.code }
  return nil
}
