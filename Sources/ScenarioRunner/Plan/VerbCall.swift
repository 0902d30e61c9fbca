public import ContactsPicker
public import ContactsProvider
public import ScenarioSyntax

/// What a step does: a verb with its arguments.
public enum VerbCall: Sendable {
  /// The app looks at its status.
  case checkStatus
  /// Requests for access.
  case requestAccess
  /// The app fetches contacts.
  case fetch(PlannedFetch)
  /// The app fetches one contact by its identifier.
  case fetchContact(contact: ContactReference, keys: RequestedKeys)
  /// The app touches a property.
  case read(PlannedRead)
  /// The app saves changes.
  case save(PlannedSave)
  /// The app shows the contact picker.
  case pick(PlannedPick)
  /// The app that runs performs a function.
  case perform(PlannedPerform)
  /// The person taps something on the screen of the app that runs.
  case tap(ScreenTarget)
  /// The person types into a field of the screen.
  case type(PlannedTyping)
  /// The person scrolls the list of the screen.
  case scroll(PlannedScroll)
  /// The app fetches the person's own card (macOS).
  case fetchMe(RequestedKeys)
  /// The app asks for the account that new contacts go to.
  case defaultAccount
  /// The app fetches the groups.
  case fetchGroups
  /// The app fetches the accounts.
  case fetchAccounts
  /// The app listens to changes from now on.
  case observeChanges
  /// The app takes a token of the change history; the step's result name is the token's.
  case takeToken
  /// The app fetches what has changed.
  case changesSince(PlannedHistory)
  /// The app shows a contact access button.
  case accessButton(PlannedAccessButton)
  /// The app shows the contact access picker.
  case accessPicker
  /// The app sends values of contacts away.
  case upload(PlannedUpload)
  /// The person changes Settings.
  case settings(PlannedSettings)
  /// A tool changes the access.
  case privacy(PlannedPrivacy)
  /// Apps are kept from contacts, or no longer.
  case restrict(Bool)
  /// The person changes contacts.
  case editContacts([PlannedOperation])
  /// The person answers what was left on the screen; several gestures are one answer of a picker.
  case answer([PlannedAnswer])
  /// The person starts the app afresh.
  case relaunch
  /// The person ends the app.
  case quit
  /// The person deletes the app and installs it again.
  case reinstall
  /// The person turns to another app.
  case background
  /// The person comes back to the app.
  case foreground
  /// A new build of the app is installed; it keeps the decision.
  case install(AppDescription)
  /// The system is updated.
  case updateSystem(DeviceSystem)
  /// Virtual time goes by.
  case wait(Duration)
  /// Calls are made to fail.
  case fault(PlannedFault)
}

/// The arguments of `fetch`.
public struct PlannedFetch: Sendable {
  /// The keys that are asked for.
  public var keys: RequestedKeys
  /// Which contacts; nil for all.
  public var matching: PlannedPredicate?
  /// The order; the result is compared in order where it is not `none`.
  public var sort: ContactSortOrder
  /// Whether linked cards come as one contact.
  public var unify: Bool
  /// After how many contacts the app stops the enumeration; nil for never.
  public var stopAfter: Int?
}

/// What `matching` names.
public indirect enum PlannedPredicate: Sendable {
  /// A predicate that holds no contact of the scenario.
  case plain(ContactPredicate)
  /// The contacts with the identifiers of those that are named.
  case contacts([ContactReference])
  /// The members of a group.
  case group(GroupReference)
  /// The contacts of an account, by its place on the device.
  case account(Int)
  /// A predicate that is not the framework's own.
  case format(PredicateFormat)
  /// What all of several predicates match; the framework has no such predicate.
  case compound([PlannedPredicate])
}

/// The arguments of `pick`.
public struct PlannedPick: Sendable {
  /// The delegate methods that the app has.
  public var methods: PickerMethods
  /// The properties that cards show; nil for all.
  public var displaying: ContactKeySet?
  /// Which contacts can be chosen; nil for all.
  public var enabled: PredicateFormat?
  /// For which contacts a tap picks the contact; nil where nothing is set.
  public var selectContact: PredicateFormat?
  /// For which values a tap picks the value; nil where nothing is set.
  public var selectProperty: PredicateFormat?
  /// Whether the picker is shown otherwise than by presenting it.
  public var isBare: Bool
}

/// The arguments of `read`.
public struct PlannedRead: Sendable {
  /// The contact.
  public var contact: ContactReference
  /// The key that is touched.
  public var key: ContactKey
  /// The result that holds the contact; nil for the latest one.
  public var from: String?
}

/// The arguments of `save`: one request.
public struct PlannedSave: Sendable {
  /// The operations in the order in which they are written.
  public var operations: [PlannedOperation]
  /// The transaction author.
  public var author: String?
}

/// One operation of a save, or of the person in Contacts.
public enum PlannedOperation: Sendable {
  /// A new contact.
  case add(PlannedAddition)
  /// New values of a contact.
  case update(PlannedUpdate)
  /// A contact is deleted.
  case delete(ContactReference)
  /// The contacts of an earlier result are added.
  case addResult(String, span: SourceSpan)
  /// A new group, in an account by its place on the device; nil for the default one.
  case addGroup(name: String, account: Int?)
  /// A new name of a group.
  case renameGroup(GroupReference, name: String)
  /// A group is deleted.
  case deleteGroup(GroupReference)
  /// A contact joins a group.
  case addMember(ContactReference, group: GroupReference)
  /// A contact leaves a group.
  case removeMember(ContactReference, group: GroupReference)
  /// Cards become one contact (the person only).
  case link([ContactReference])
  /// A card is a contact of its own again (the person only).
  case unlink(ContactReference)
}

/// A group that a scenario names.
public struct GroupReference: Sendable, Hashable {
  /// The name as it is written; it goes on meaning the group after a new name.
  public var text: String
  /// Where the name stands.
  public var span: SourceSpan
}

/// The arguments of `changesSince`.
public struct PlannedHistory: Sendable {
  /// Where the app stands in its history.
  public enum Token: Sendable, Hashable {
    /// Nowhere: the nil token.
    case none
    /// At a token that `takeToken` took, by its name.
    case taken(String)
    /// At a token that nobody gave.
    case madeUp(String)
  }

  /// Where the app stands.
  public var token: Token
  /// Whether groups are told too.
  public var includesGroups: Bool
  /// The authors whose changes are left out.
  public var excludedAuthors: [String]
}

/// The arguments of `accessButton`.
public struct PlannedAccessButton: Sendable {
  /// What is searched for.
  public var query: String
  /// The addresses of people who are not to be offered.
  public var ignoredEmails: [String]
  /// The numbers of people who are not to be offered.
  public var ignoredPhoneNumbers: [String]
}

/// The arguments of `upload`.
public struct PlannedUpload: Sendable {
  /// The result whose contacts are sent; nil for the latest one.
  public var from: String?
  /// The keys that are sent; nil for those that can be read.
  public var keys: ContactKeySet?
  /// The host.
  public var host: String
}

/// A contact that is added.
public struct PlannedAddition: Sendable {
  /// The slot by which later references mean it.
  public var slot: Int
  /// The full name by which the file means it.
  public var fullName: String?
  /// The place on the device of the account that it goes to; nil for the default one.
  public var account: Int?
  /// The identifier that the file gives (the person only); nil where it is derived.
  public var identifier: String?
  /// Its values.
  public var values: KeyedValues
}

/// Values of some keys of a contact.
public struct KeyedValues: Sendable {
  /// The keys that are written.
  public var keys: ContactKeySet
  /// The values of those keys; all others are unset.
  public var values: ContactValues

  /// Makes values of no key.
  public init() {
    keys = []
    values = ContactValues()
  }
}

/// The arguments of `update`.
public struct PlannedUpdate: Sendable {
  /// The contact.
  public var contact: ContactReference
  /// The keys whose values are replaced.
  public var set: KeyedValues
  /// The entries that are added to many-valued keys.
  public var append: KeyedValues
  /// The entries that are taken out: equal in value, and in label where one is written.
  public var remove: KeyedValues
  /// The result that holds the contact; nil for the latest one.
  public var from: String?
}

/// The arguments of `perform`.
public struct PlannedPerform: Sendable {
  /// The name of the function of the app that runs.
  public var function: String
  /// The arguments under `with`.
  public var arguments: [(name: String, value: PlainValue)]
}

/// What the person changes in Settings.
public struct PlannedSettings: Sendable {
  /// The access; nil leaves it.
  public var access: PlannedAccess?
  /// The contacts shared, written without `access`; nil leaves them.
  public var sharing: [ContactReference]?
  /// The sort order; nil leaves it.
  public var sortOrder: ContactSortOrder?
  /// The order in which names are shown; nil leaves it.
  public var displayOrder: DisplayOrder?
}

/// A change from the command line of the system's tools.
public struct PlannedPrivacy: Sendable {
  /// What is done.
  public enum Action: String, CaseIterable, Sendable {
    /// Access is given.
    case grant
    /// Access is taken.
    case revoke
    /// The decision is forgotten.
    case reset
  }
  /// What it is done to.
  public enum Service: String, CaseIterable, Sendable {
    /// Full access.
    case contacts
    /// Access to contacts that the person selects.
    case contactsLimited = "contacts-limited"
    /// Every service of the tool.
    case all
  }

  /// What is done.
  public var action: Action
  /// What it is done to.
  public var service: Service
}

/// Something that is made to fail.
public struct PlannedFault: Sendable {
  /// The calls that can be made to fail.
  public enum Call: String, CaseIterable, Sendable {
    /// Every call that fetches.
    case fetch
    /// Save requests.
    case save
    /// Requests for access.
    case requestAccess
    /// Fetches of the change history.
    case history
  }

  /// What can go wrong with a picker.
  public enum PickerFault: String, CaseIterable, Sendable {
    /// It does not open.
    case cannotOpen
  }
  /// What is made to fail.
  public enum Target: Sendable {
    /// Calls of a kind, with the error that they give.
    case call(Call, ErrorIdentity)
    /// The picker.
    case picker(PickerFault)
    /// The network.
    case network(NetworkState)
    /// Every history token that was given so far is too old.
    case historyExpired
    /// Access is taken back after this many contacts of the next enumeration.
    case revokeAfter(Int)
  }

  /// What fails.
  public var target: Target
  /// How often it fails.
  public var times: Int
}

/// An error by its domain and code.
public struct ErrorIdentity: Sendable, Hashable, CustomStringConvertible {
  /// The domain, such as `CNErrorDomain`.
  public var domain: String
  /// The code.
  public var code: Int
  /// The case name, where the error was written or is known by one.
  public var name: String?

  /// The name, or the domain and the code.
  public var description: String { name ?? "\(domain) \(code)" }

  /// Tells whether domain and code agree; the name is for reading only.
  public static func == (left: Self, right: Self) -> Bool {
    left.domain == right.domain && left.code == right.code
  }

  /// Feeds domain and code.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(domain)
    hasher.combine(code)
  }
}

/// A value that is written in the file and has no type of its own.
public indirect enum PlainValue: Sendable, Hashable {
  /// `~`.
  case nothing
  /// A scalar; a quoted one is never a number or a boolean.
  case text(String, isQuoted: Bool)
  /// A list.
  case list([PlainValue])
  /// A mapping, by key.
  case mapping([String: PlainValue])
}
