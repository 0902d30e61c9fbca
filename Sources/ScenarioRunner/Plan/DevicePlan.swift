public import ContactsProvider
public import ScenarioSyntax

/// The device at the start of a scenario, with the names by which its contacts are meant.
public struct DevicePlan: Sendable {
  /// The device as the provider takes it.
  public var configuration: DeviceConfiguration
  /// What the file calls each contact; the places are those of `configuration.contacts`.
  public var contacts: [PlannedContact]
  /// The names of the assumptions that the scenario sets.
  public var chosenAssumptions: Set<String> = []
}

/// What a scenario calls a contact.
public struct PlannedContact: Sendable {
  /// The full name that the full-name formatter gives on the device; nil where it gives none.
  public var fullName: String?
  /// The identifier that the file gives; nil where it is derived.
  public var identifier: String?
  /// Where the contact is written; nil for the people of `sample`.
  public var span: SourceSpan?
}

/// An app of a scenario.
public struct AppPlan: Sendable {
  /// What steps call the app; nil where the file has one app, under `app`.
  public var name: String?
  /// The app as the provider installs it, without the decision: that stands in ``access``.
  public var description: AppDescription
  /// The decision taken before the scenario starts.
  public var access: PlannedAccess
  /// The registered app that runs; nil where the steps are the app.
  public var runs: String?
}

/// A decision about an app's access, with the contacts as the file names them.
public enum PlannedAccess: Sendable {
  /// Nobody was asked.
  case notDetermined
  /// No access.
  case denied
  /// Access to all contacts.
  case authorized
  /// Access to the contacts that are named; nil keeps the set that was chosen before.
  case limited([ContactReference]?)
}
