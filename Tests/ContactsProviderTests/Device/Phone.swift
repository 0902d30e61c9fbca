@testable import ContactsProvider

/// A device with Ana, Ben and Cai and one running app, for tests.
struct Phone {
  let device: SimulatedDevice
  let process: AppProcess
  var app: String { process.bundleIdentifier }

  init(
    access: Access = .notDetermined, system: String = "iOS 26", answer: PromptAnswer? = nil,
    configure: (inout DeviceConfiguration) -> Void = { _ in },
    describe: (inout AppDescription) -> Void = { _ in }
  ) throws {
    var configuration = DeviceConfiguration()
    configuration.system = DeviceSystem(name: system) ?? .iOS26
    configuration.faultPolicy = .report
    configuration.contacts = ["Ana", "Ben", "Cai"].map {
      ContactSeed(identifier: $0.lowercased(), values: .named($0))
    }
    configure(&configuration)
    var app = AppDescription()
    app.access = access
    describe(&app)
    device = try SimulatedDevice(configuration)
    device.setPerson { _ in answer }
    device.install(app)
    guard let process = device.launch(app.bundleIdentifier) else { throw NotInstalled() }
    self.process = process
  }

  struct NotInstalled: Error {}

  /// The given names of all contacts that the app can fetch.
  func names() throws(ContactsError) -> [String] {
    try process.contacts(FetchRequest(keys: RequestedKeys(.name), sortOrder: .givenName))
      .map(\.givenName)
  }

  /// The rules that entries of the ledger after a number cite.
  func rules(after number: Int = 0) -> Set<RuleID> {
    Set(device.ledger(after: number).flatMap { $0.rules.rules })
  }
}
