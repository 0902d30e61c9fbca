import Dispatch
import Synchronization
import Testing

@testable import ContactsProvider

/// Every call in every state, on one system for each distinct set of capabilities.
@Suite struct AccessTableTests {
  @Test func `every call in every state gives what the table says`() throws {
    var lines = [row("system", "before", "person", "call", "gives", "status", "prompts")]
    for system in Self.systems {
      for situation in Situation.all(on: system) {
        for call in Call.allCases { lines.append(try play(call, situation, on: system)) }
      }
    }
    try expectGolden(
      lines.joined(separator: "\n") + "\n", "Fixtures/access-table.txt", file: #filePath)
  }

  @Test func `the table has one system for each distinct set of capabilities`() {
    let sets = Set(Self.systems.map(\.capabilities))
    #expect(sets.count == Self.systems.count)
    #expect(sets == Set(DeviceSystem.all.map(\.capabilities)))
  }

  /// The first system of the closed table with each set of capabilities.
  static let systems: [DeviceSystem] = DeviceSystem.all.reduce(into: []) { systems, system in
    guard !systems.contains(where: { $0.capabilities == system.capabilities }) else { return }
    systems.append(system)
  }

  private func play(
    _ call: Call, _ situation: Situation, on system: DeviceSystem
  ) throws -> String {
    let device = try situation.device(on: system)
    let app = "com.example.app"
    guard let process = device.launch(app) else { return "no app" }
    let gives = perform(call, process)
    return row(
      system.name, situation.before, situation.person, call.rawValue, gives,
      "\(device.status(of: app))", "\(device.promptCount(of: app))")
  }

  private func perform(_ call: Call, _ process: AppProcess) -> String {
    let result = outcome(of: call, process)
    guard let end = process.device.termination(of: process.bundleIdentifier) else { return result }
    return "ended: \(end.name)"
  }

  private func outcome(of call: Call, _ process: AppProcess) -> String {
    do throws(ContactsError) {
      switch call {
      case .checkStatus: return "\(process.authorizationStatus())"
      case .requestAccess: return process.requestAccessAndWait()
      case .fetch:
        return try "contacts: \(process.contacts(FetchRequest(keys: .init(.name))).count)"
      case .save:
        let add = SaveOperation.add(process.makeIdentifier(), .named("Eve"), isFromStore: false)
        _ = try process.save(SaveRequest(operations: [add]))
        return "contacts: \(process.device.contacts.count) stored"
      case .history: return "events: \(try process.history(HistoryRequest()).events.count)"
      }
    } catch {
      return error.code.map { "\($0)" } ?? "\(error)"
    }
  }

  private func row(_ cells: String...) -> String {
    let widths = [14, 30, 16, 14, 36, 14]
    var line = ""
    for (index, cell) in cells.enumerated() {
      line += cell
      guard index < widths.count else { break }
      line += String(repeating: " ", count: max(1, widths[index] - cell.count))
    }
    return line
  }
}

/// A state of affairs before a call, and what the person would answer.
private struct Situation {
  var before: String
  var person: String
  var configure: @Sendable (inout DeviceConfiguration, inout AppDescription) -> Void = { _, _ in }
  var answer: PromptAnswer?

  static func all(on system: DeviceSystem) -> [Situation] {
    let limited = system.capabilities.hasLimitedAccess
    var situations = [
      Situation(before: "notDetermined", person: "refuses", answer: .deny),
      Situation(before: "notDetermined", person: "allows all", answer: .allowFull),
      Situation(before: "denied", person: "-") { $1.access = .denied },
      Situation(before: "authorized", person: "-") { $1.access = .authorized },
      Situation(before: "restricted", person: "-") {
        $0.isRestricted = true
        $1.access = .authorized
      },
      Situation(
        before: "no purpose text", person: "refuses", configure: { $1.usageDescription = nil },
        answer: .deny),
    ]
    if limited {
      situations += [
        Situation(before: "notDetermined", person: "allows Ana", answer: .allowLimited(["ana"])),
        Situation(before: "notDetermined", person: "allows nobody", answer: .allowLimited([])),
        Situation(before: "notDetermined", person: "backs out", answer: .cancelSelection),
        Situation(before: "limited to Ana", person: "-") { $1.access = .limited(["ana"]) },
        Situation(before: "limited to nobody", person: "-") { $1.access = .limited([]) },
      ]
    }
    if system.platform == .macOS {
      situations += [
        Situation(
          before: "hardened", person: "allows all", configure: { $1.hasHardenedRuntime = true },
          answer: .allowFull),
        Situation(
          before: "hardened, with entitlement", person: "allows all",
          configure: {
            $1.hasHardenedRuntime = true
            $1.entitlements = [.addressBook]
          }, answer: .allowFull),
      ]
    }
    return situations
  }

  func device(on system: DeviceSystem) throws -> SimulatedDevice {
    var configuration = DeviceConfiguration()
    configuration.system = system
    configuration.faultPolicy = .report
    configuration.contacts = ["Ana", "Ben", "Cai"].map {
      ContactSeed(identifier: $0.lowercased(), values: .named($0))
    }
    var app = AppDescription()
    configure(&configuration, &app)
    let device = try SimulatedDevice(configuration)
    let answer = self.answer
    device.setPerson { _ in answer }
    device.install(app)
    return device
  }
}

extension ContactValues {
  static func named(_ givenName: String) -> ContactValues {
    var values = ContactValues()
    values.givenName = givenName
    return values
  }
}

extension AppProcess {
  /// Asks for access on this thread's time, as text.
  func requestAccessAndWait() -> String {
    let box = Answer()
    requestAccess { granted, error in
      box.text.withLock {
        $0 = granted ? "granted" : "refused: \(error?.code.map { "\($0)" } ?? "no error")"
      }
    }
    queue.sync {}
    return box.text.withLock { $0 } ?? "no completion"
  }
}

private final class Answer: Sendable {
  let text = Mutex<String?>(nil)
}
