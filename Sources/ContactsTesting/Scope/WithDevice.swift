public import ContactsProvider

/// Runs code on a device of its own: in a parameterised test, in XCTest, or anywhere.
///
/// Inside, `CNContactStore()` and what else the app's own code does belongs to the app of this
/// device. Before it returns, the app's open work is waited for, at most five seconds. What the
/// device would punish with a crash, a prompt without an answer and an answer without a prompt
/// become issues of the Swift Testing test that runs; anywhere else they are thrown.
///
/// - Parameters:
///   - access: The decision that was taken before.
///   - contacts: The address book: `.sample`, `.none`, or names and contacts.
///   - person: Who answers prompts and pickers; by default nobody does.
///   - app: The app's name, purpose text and entitlements.
///   - system: The operating system.
///   - locale: The region and language of order and formats.
///   - assumptions: The answers to what Apple does not document.
///   - faults: Whether a fault ends the program, as exit tests want it, or is reported.
///   - fileID: Where issues of the device are shown, as a module and a file.
///   - filePath: Where issues of the device are shown, as a path.
///   - line: Where issues of the device are shown.
///   - column: Where issues of the device are shown.
///   - body: The code, which gets the device.
/// - Returns: What `body` returns.
/// - Throws: ``DeviceSetupError``, ``DeviceFault`` outside of Swift Testing, and what `body` throws.
nonisolated(nonsending) public func withDevice<Value>(
  access: AccessState = .notDetermined, contacts: [ContactSeed] = .sample,
  person: TestPerson = .nobody, app: AppDescription = AppDescription(),
  system: DeviceSystem = .iOS26, locale: String = "en_US",
  assumptions: Assumptions = Assumptions(), faults: FaultPolicy = .report,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column,
  _ body: nonisolated(nonsending) (TestDevice) async throws -> Value
) async throws -> Value {
  let setup = DeviceSetup(
    access: access, contacts: contacts, person: person, app: app, system: system, locale: locale,
    assumptions: assumptions, faults: faults)
  return try await TestDevice(setup).run(
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), body)
}

/// Runs synchronous code on a device of its own, as the asynchronous function of this name does.
///
/// - Throws: ``DeviceSetupError``, ``DeviceFault`` outside of Swift Testing, and what `body` throws.
public func withDevice<Value>(
  access: AccessState = .notDetermined, contacts: [ContactSeed] = .sample,
  person: TestPerson = .nobody, app: AppDescription = AppDescription(),
  system: DeviceSystem = .iOS26, locale: String = "en_US",
  assumptions: Assumptions = Assumptions(), faults: FaultPolicy = .report,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column,
  _ body: (TestDevice) throws -> Value
) throws -> Value {
  let setup = DeviceSetup(
    access: access, contacts: contacts, person: person, app: app, system: system, locale: locale,
    assumptions: assumptions, faults: faults)
  return try TestDevice(setup).run(
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), body)
}
