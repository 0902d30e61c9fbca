package import ContactsProvider

/// What a test wants its device to be like.
package struct DeviceSetup: Sendable {
  var access: AccessState
  var contacts: [ContactSeed]
  var person: TestPerson
  var app: AppDescription
  var system: DeviceSystem
  var locale: String
  var assumptions: Assumptions
  var faults: FaultPolicy
  /// How long open work of the app is waited for.
  package var patience = Duration.seconds(5)

  package init(
    access: AccessState = .notDetermined, contacts: [ContactSeed] = .sample,
    person: TestPerson = .nobody, app: AppDescription = AppDescription(),
    system: DeviceSystem = .iOS26, locale: String = "en_US",
    assumptions: Assumptions = Assumptions(), faults: FaultPolicy = .report
  ) {
    self.access = access
    self.contacts = contacts
    self.person = person
    self.app = app
    self.system = system
    self.locale = locale
    self.assumptions = assumptions
    self.faults = faults
  }

  /// The device, switched on.
  func makeDevice() throws(DeviceSetupError) -> SimulatedDevice {
    var configuration = DeviceConfiguration()
    configuration.system = system
    configuration.locale = locale
    configuration.assumptions = assumptions
    configuration.contacts = contacts
    configuration.faultPolicy = faults
    configuration.isRestricted = access == .restricted
    do throws(ConfigurationError) { return try SimulatedDevice(configuration) } catch {
      switch error {
      case .duplicateIdentifier(let text): throw .duplicateIdentifier(text)
      case .unknownAccount, .unknownContact, .memberOfAnotherAccount:
        throw .unfitting(error.explanation)
      }
    }
  }
}
