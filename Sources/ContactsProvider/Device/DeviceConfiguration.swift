/// What a device is like before anything happens on it.
public struct DeviceConfiguration: Sendable {
  /// The operating system.
  public var system = DeviceSystem.iOS26
  /// The region and language of order and number formats, such as `sv_SE`.
  public var locale = "en_US"
  /// The language of texts that the system shows, such as `en`.
  public var language = "en"
  /// The order that `userDefault` stands for: by given or by family name.
  public var sortOrder = ContactSortOrder.familyName
  /// Which part of a name is shown first.
  public var displayOrder = DisplayOrder.givenNameFirst
  /// Whether Screen Time or management keeps apps from contacts.
  public var isRestricted = false
  /// The accounts; the first is the default one, and there is at least one.
  public var accounts = [AccountSeed.onMyPhone]
  /// The address book, in stored order.
  public var contacts: [ContactSeed] = []
  /// The groups.
  public var groups: [GroupSeed] = []
  /// The place among the contacts of the person's own card (macOS); nil for none.
  public var me: Int?
  /// The answers to what Apple does not document.
  public var assumptions = Assumptions()
  /// The seed of all identifiers.
  public var seed: UInt64 = 1
  /// What becomes of a process that does what a device punishes with a crash.
  public var faultPolicy = FaultPolicy.trap
  /// Whether what apps print reaches the standard output of the program as well.
  public var showsPrintedLines = true
  /// How many calls and deliveries the ledger keeps one by one before it folds them into totals.
  public var ledgerLimit = 10_000
  /// Rules whose outcome is turned round, to see what depends on them.
  public var switchedRules: Set<RuleID> = []

  /// Makes the configuration of an empty device with the newest system.
  public init() {}

  /// The same without contacts, which the address book has taken over.
  var withoutContacts: DeviceConfiguration {
    var configuration = self
    configuration.contacts = []
    return configuration
  }
}

/// A contact that a device has from the start.
public struct ContactSeed: Sendable {
  /// The identifier; nil for one derived from the seed and the contact's own values.
  public var identifier: String?
  /// The values; identities of entries are replaced by derived ones.
  public var values: ContactValues
  /// The place of its account among the device's accounts.
  public var account: Int
  /// The place among the device's contacts of a card of the same person; nil for none.
  public var linkedWith: Int?

  /// Makes a contact of a new device.
  public init(
    identifier: String? = nil, values: ContactValues, account: Int = 0, linkedWith: Int? = nil
  ) {
    self.identifier = identifier
    self.values = values
    self.account = account
    self.linkedWith = linkedWith
  }
}

/// What happens when an app does what a device punishes with a crash.
public enum FaultPolicy: Sendable {
  /// The program stops with the reason, as on the device.
  case trap
  /// The process counts as ended and the fault is in the ledger; the program goes on.
  case report

  /// Stops the program with the reason, where faults are to trap.
  func punish(_ termination: Termination) {
    guard self == .trap else { return }
    // The device ends the app at this point; a plain program is that app.
    fatalError(termination.explanation)
  }
}

/// A configuration that no device can have.
public enum ConfigurationError: Error, Sendable, Hashable {
  /// Two contacts share the identifier.
  case duplicateIdentifier(String)
  /// There is no account at this place.
  case unknownAccount(Int)
  /// There is no contact at this place.
  case unknownContact(Int)
  /// A contact is to be member of a group of another account.
  case memberOfAnotherAccount(String, group: String)
}

extension ConfigurationError {
  /// What is wrong and what to do instead.
  public var explanation: String {
    switch self {
    case .duplicateIdentifier(let identifier):
      "Two contacts have the identifier '\(identifier)'. Give each its own."
    case .unknownAccount(let place):
      "There is no account at place \(place) of the device. Places begin at 0."
    case .unknownContact(let place):
      "There is no contact at place \(place) of the device. Places begin at 0."
    case .memberOfAnotherAccount(let identifier, let group):
      """
      The contact '\(identifier)' is in another account than the group '\(group)'. A group holds \
      contacts of its own account.
      """
    }
  }
}
