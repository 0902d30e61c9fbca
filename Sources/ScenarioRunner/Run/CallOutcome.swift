internal import ContactsProvider
internal import SimulatedContacts

/// What a call of a step gave, before anybody compares it.
struct CallOutcome {
  /// What the app was told about its access.
  var status: AuthorizationState?
  var granted: Bool?
  /// Contacts of a fetch.
  var contacts: [CNContact]?
  /// Whether the contacts came in an order that was asked for.
  var isOrdered = false
  /// The one contact of a look-up.
  var contact: CNContact?
  /// The keys that can be read of what came.
  var keys: ContactKeySet?
  /// The key that a read touched, and what it gave.
  var value: ReadValue?
  var isAvailable: Bool?
  /// The name of the account that new contacts go to; empty without access.
  var account: String?
  /// Groups of a fetch.
  var groups: [CNGroup]?
  /// Accounts of a fetch.
  var accounts: [CNContainer]?
  /// Whether there was a token of the change history.
  var hasToken: Bool?
  /// What has changed, in order.
  var events: [ObservedEvent]?
  /// Identifiers of the contacts that a control shared with the app.
  var newlyShared: [String]?
  /// What a function of the app gave.
  var functionValue: AppValue?
  var error: CallError?
  /// Names of the contacts that a save stored.
  var saved: [String]?
  var refusal: SettingsRefusalReason?
  /// Whether the call waits for what the person left on the screen.
  var isPending = false
  /// What a picker gave.
  var picked: Picked?
  /// The value that was picked.
  var property: CNContactProperty?
  /// The values that were picked.
  var properties: [CNContactProperty]?
  /// Whether the app was told that the person cancelled.
  var isCancelled: Bool?
  /// Why a picker showed nobody.
  var pickRefusal: String?
  /// Contacts that the app holds from now on.
  var handed: [CNContact]?
  /// What a save added, with the identifiers.
  var added: [(addition: PlannedAddition, identifier: String)] = []
  /// The names that a save gave to groups, with the identifiers.
  var namedGroups: [(name: String, identifier: String)] = []
  /// What is wrong with how the step calls the app.
  var problem: StepProblem?
}

/// A property as an app read it.
struct ReadValue {
  let key: ContactKey
  let value: ObservedValue
}

/// An error as a call of an app ended with it.
struct CallError {
  let identity: ErrorIdentity
  /// Identifiers of the records at fault.
  var affected: [String] = []
  /// The properties at fault.
  var keyPaths: [String] = []
  /// What the error says of itself, where its domain and code do not.
  var text: String?
}
