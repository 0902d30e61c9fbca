/// All of a device as one value; its rules are plain mutating functions.
///
/// ``SimulatedDevice`` holds it behind the only lock. Nothing here calls an app or a person.
struct DeviceState: Sendable {
  let configuration: DeviceConfiguration
  /// The operating system now.
  var system: DeviceSystem { didSet { capabilities = system.capabilities } }
  private(set) var capabilities: SystemCapabilities
  let assumptions: Assumptions
  /// The accounts; the first is the default one.
  let containers: [ContainerRecord]
  /// The person's own card (macOS).
  let me: RecordIdentifier?
  var book: AddressBook
  var apps: [String: AppState] = [:]
  var ledger: Ledger
  var clock = Duration.zero
  var sortOrder: ContactSortOrder
  var displayOrder: DisplayOrder
  var isRestricted: Bool
  var injectedFaults: [InjectedFault] = []
  /// After how many contacts of coming enumerations access is taken back.
  var revocations: [Int] = []
  /// How the device reaches the network.
  var network = NetworkState.online
  /// What apps keep on servers, by host.
  var servers: [String: ServerDocuments] = [:]
  /// What is known of the values that apps have seen, for those that sent or printed something.
  var seenValues: [String: SeenValues] = [:]
  /// What apps are to be told once the change under way is done.
  var announcements: [Announcement] = []
  /// Which cards were linked when apps were last told of changes.
  var knownLinks = KnownLinks()
  /// The chosen identifiers of contacts that are gone.
  var goneIdentifiers: [RecordIdentifier: String] = [:]
  /// How many sheets are yet to fail to open.
  var failingSheets = 0
  var promptCount = 0
  var sheetCount = 0
  /// The identifiers under which apps ever stored an object of theirs.
  var addedIdentifiers: Set<RecordIdentifier> = []
  /// The rules that the decision under way has used so far.
  private var trace = RuleSet()

  init(_ configuration: DeviceConfiguration) throws(ConfigurationError) {
    self.configuration = configuration.withoutContacts
    system = configuration.system
    capabilities = configuration.system.capabilities
    assumptions = configuration.assumptions.switching(configuration.switchedRules)
    ledger = Ledger(limit: configuration.ledgerLimit)
    sortOrder = configuration.sortOrder
    displayOrder = configuration.displayOrder
    isRestricted = configuration.isRestricted
    let seeds = try SeededBook(configuration)
    containers = seeds.containers
    me = seeds.me
    book = AddressBook(locale: configuration.locale, nameSearch: assumptions.nameSearchCovers)
    book.joinsUnderOwnIdentity =
      !configuration.switchedRules.contains(.unifiedContactHasOwnIdentifier)
    seeds.fill(&book)
    knownLinks = KnownLinks(book)
  }

  /// Tells whether a rule holds, and notes that it decided something.
  mutating func holds(_ rule: RuleID) -> Bool {
    trace.insert(rule)
    return !configuration.switchedRules.contains(rule)
  }

  /// Begins a decision: rules that were looked at without an entry of the ledger are let go.
  mutating func beginDecision() { trace = RuleSet() }

  /// Notes that a rule decided something whose outcome an assumption holds.
  mutating func cite(_ rule: RuleID) { trace.insert(rule) }

  /// Notes rules that decided something beside the state.
  mutating func cite(_ rules: RuleSet) { trace.formUnion(rules) }

  /// Runs `body` with an empty list of rules and gives those that it used.
  mutating func tracing(_ body: (inout DeviceState) -> Void) -> RuleSet {
    let outer = trace
    trace = RuleSet()
    body(&self)
    defer { trace = outer }
    return trace
  }

  /// Writes an entry of the ledger with the rules that were used since the last one.
  mutating func record(_ event: LedgerEntry.Event, by actor: LedgerEntry.Actor, app: String?) {
    ledger.append(event, by: actor, app: app, time: clock, rules: trace)
    trace = RuleSet()
  }

  /// The status that an app is told.
  mutating func status(of app: String) -> AuthorizationState {
    if isRestricted { cite(.restrictionOverridesDecision) }
    return peekStatus(of: app)
  }

  /// Ends the run of an app; nothing where it does not run.
  ///
  /// - Parameter run: The run to end, where it is to be no other one.
  /// - Returns: Whether it ran.
  @discardableResult
  mutating func terminate(
    _ app: String, _ reason: Termination, of run: ProcessLife? = nil
  ) -> Bool {
    guard let life = apps[app]?.life, run == nil || run === life, life.end() else { return false }
    apps[app]?.termination = reason
    clearScreen(of: app)
    record(.termination(reason), by: .system, app: app)
    return true
  }
}

extension ContactValues {
  /// The same values, every entry with an identity.
  func withIdentifiedEntries(of contact: RecordIdentifier) -> ContactValues {
    var values = self
    values.identifyEntries(of: contact)
    return values
  }
}

extension Assumptions {
  /// The switches with those turned that belong to some rules.
  func switching(_ rules: Set<RuleID>) -> Assumptions {
    var assumptions = self
    for rule in rules {
      switch rule {
      case .cancelledSelection: assumptions.cancelledSelection.turn()
      case .selectionChangeSparesApp: assumptions.selectionChangeEndsApp.toggle()
      case .foreignPredicate: assumptions.foreignPredicate.turn()
      case .savingNoteNeedsEntitlement: assumptions.noteWithoutEntitlement.turn()
      case .nameSearchCovers: assumptions.nameSearchCovers.turn()
      case .reinstall: assumptions.reinstall.turn()
      case .toolGrantGivesLimitedAccess: assumptions.contactsLimitedGrant.turn()
      case .failedSave: assumptions.failedSave.turn()
      case .swipeDown: assumptions.swipeDown.turn()
      case .pickedKeys: assumptions.displayedKeys.turn()
      case .limitedGroups: assumptions.limitedGroups.turn()
      case .limitedChangesAreAnnounced: assumptions.limitedChangesAreAnnounced.toggle()
      case .changesOutsideSetStaySilent: assumptions.changesOutsideSetNotify.toggle()
      case .deniedAccessButton: assumptions.deniedAccessButton.turn()
      case .expiredToken: assumptions.expiredToken.turn()
      case .notificationsPerChange: assumptions.notificationsPerChange.turn()
      default: break
      }
    }
    return assumptions
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// Goes on to the next case, from the last to the first.
  fileprivate mutating func turn() {
    let cases = Self.allCases
    let index = cases.firstIndex(of: self) ?? cases.startIndex
    self = cases[(index + 1) % cases.count]
  }
}
