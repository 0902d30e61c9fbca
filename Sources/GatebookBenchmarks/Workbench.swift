import BenchmarkFloor
import ContactsProvider
import Foundation
import SimulatedContacts

/// Devices with an address book, and what the floors need of it.
final class Workbench {
  static let nameKeys = [CNContactGivenNameKey, CNContactFamilyNameKey]

  let count: Int
  /// An app with access to all contacts, for look-ups.
  let app: AppProcess
  let memory: Memory
  let records: [ContactRecord]
  private(set) lazy var floorRecords = records.map(\.floorRecord)
  private(set) lazy var seeds = ContactMaker.contacts(count)
  /// Contacts in an order that has nothing to do with the stored one.
  private(set) lazy var sample: [ContactRecord] = {
    var numbers = SeededNumbers(seed: 5)
    return (0..<2_000).map { _ in numbers.pick(records) }
  }()

  init(count: Int) throws {
    self.count = count
    let before = ResidentMemory.bytes()
    let device = try Self.device(with: ContactMaker.contacts(count))
    let bare = ResidentMemory.bytes()
    app = try Self.launch("com.example.full", on: device, access: .authorized)
    try Self.makeIndexes(of: app)
    let indexed = ResidentMemory.bytes()
    records = device.contacts
    memory = Memory(
      records: Self.difference(before, bare), indexed: Self.difference(before, indexed),
      texts: records.reduce(0) { $0 + $1.textSize })
  }

  /// Starts an app with access to all contacts on a device of its own, whose ledger is empty.
  func appOfItsOwn() throws -> AppProcess {
    try Self.launch("com.example.full", on: try Self.device(with: seeds), access: .authorized)
  }

  /// Switches on a device with some contacts.
  static func device(with contacts: [ContactSeed]) throws -> SimulatedDevice {
    var configuration = DeviceConfiguration()
    configuration.contacts = contacts
    return try SimulatedDevice(configuration)
  }

  /// Installs an app and starts it.
  static func launch(
    _ bundleIdentifier: String, on device: SimulatedDevice, access: Access
  ) throws -> AppProcess {
    var description = AppDescription()
    description.bundleIdentifier = bundleIdentifier
    description.access = access
    device.install(description)
    guard let process = device.launch(bundleIdentifier) else {
      throw UnexpectedResult(description: "\(bundleIdentifier) does not start")
    }
    return process
  }

  /// Asks once for what makes the indexes of names and the sorted order.
  static func makeIndexes(of app: AppProcess) throws {
    _ = try app.contacts(FetchRequest(keys: RequestedKeys(.name), predicate: .name("zzz")))
    try app.enumerate(FetchRequest(keys: RequestedKeys(.name), sortOrder: .familyName)) { _, stop in
      stop = true
    }
  }

  /// Runs a loop as an app, with a store of its own.
  static func run(
    as app: AppProcess, _ body: (CNContactStore) throws -> Int
  ) rethrows -> Int {
    try AppProcess.$current.withValue(app) { try body(CNContactStore()) }
  }

  private static func difference(_ before: Int?, _ after: Int?) -> Int? {
    guard let before, let after else { return nil }
    return after - before
  }
}

extension Workbench {
  /// The bytes that an address book takes; nil where the system does not tell.
  struct Memory {
    let records: Int?
    let indexed: Int?
    /// The bytes of its texts alone.
    let texts: Int
  }
}
