/// A simulated phone: its address book, the system that guards it, and the person who holds it.
///
/// Any number of devices live side by side in one process. The device holds its state behind the
/// only lock of the package; people and apps are called after the lock is let go.
public final class SimulatedDevice: Sendable {
  /// What the device was like when it was switched on, but for its contacts; see ``system``.
  public let configuration: DeviceConfiguration
  /// Tells the device from all others of the process, also from those that are gone.
  package let number = LiveDevices.makeNumber()
  private let state: Guarded<DeviceState>
  private let people = Guarded(People())

  /// Switches a device on.
  ///
  /// - Throws: ``ConfigurationError`` where its contacts, accounts and groups do not fit together.
  public init(
    _ configuration: DeviceConfiguration = DeviceConfiguration()
  ) throws(ConfigurationError) {
    self.configuration = configuration.withoutContacts
    state = Guarded(try DeviceState(configuration))
    LiveDevices.add(self)
  }

  /// Gives the device a person who answers prompts from now on.
  public func setPerson(_ person: @escaping Person) {
    people.withLock { $0.set(person) }
  }

  /// Gives the device a person who answers questions of a kind from now on.
  public func setPerson<Asked: Question>(
    _ person: @escaping @Sendable (Asked) -> Asked.Answer?
  ) {
    people.withLock { $0.set(person) }
  }

  func person<Asked: Question>(for kind: Asked.Type) -> @Sendable (Asked) -> Asked.Answer? {
    people.withLock { $0.person(for: kind) }
  }

  /// Runs `body` on the state, alone.
  func withState<Result: Sendable>(_ body: (inout DeviceState) -> Result) -> Result {
    state.withLock { state in
      defer { sendAnnouncements(of: &state) }
      return body(&state)
    }
  }

  /// Runs `body` on the state, alone; what it throws is thrown.
  func withThrowingState<Value: Sendable, Failure: Error>(
    _ body: (inout DeviceState) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { state throws(Failure) in
      defer { sendAnnouncements(of: &state) }
      return try body(&state)
    }
  }

  private func sendAnnouncements(of state: inout DeviceState) {
    guard !state.announcements.isEmpty else { return }
    if AppProcess.changeChain >= AppProcess.longestChangeChain,
      let life = AppProcess.current?.life,
      state.terminate(life.bundleIdentifier, .changeLoop, of: life)
    {
      configuration.faultPolicy.punish(.changeLoop)
    }
    send(state.takeAnnouncements())
  }
}

// MARK: Apps

extension SimulatedDevice {
  /// Installs an app; one with the same bundle identifier is replaced.
  public func install(_ app: AppDescription = AppDescription()) {
    withState { $0.install(app) }
  }

  /// Starts an app, or starts it again; nil where it is not installed.
  public func launch(_ bundleIdentifier: String) -> AppProcess? {
    let life = withState { $0.launch(bundleIdentifier) }
    return life.map { AppProcess(device: self, life: $0) }
  }

  /// Stops an app without a fault.
  public func quit(_ bundleIdentifier: String) {
    withState { $0.leave(bundleIdentifier) }
  }

  /// Deletes an app and installs it again; it does not run afterwards.
  public func reinstall(_ bundleIdentifier: String) {
    withState { $0.reinstall(bundleIdentifier) }
  }

  /// The running process of an app; nil where it does not run.
  public func process(of bundleIdentifier: String) -> AppProcess? {
    let life = withState { $0.apps[bundleIdentifier]?.life }
    guard let life, !life.isEnded else { return nil }
    return AppProcess(device: self, life: life)
  }

  var runningApps: [String] {
    withState { state in state.apps.filter(\.value.isRunning).keys.sorted() }
  }
}

// MARK: What the person and the system do

extension SimulatedDevice {
  /// Changes an app's access in Settings.
  ///
  /// - Throws: ``SettingsRefusal`` where the person could not do that.
  public func choose(
    _ choice: SettingsChoice, for app: String
  ) throws(SettingsRefusal) {
    try withThrowingState { state throws(SettingsRefusal) in try state.choose(choice, for: app) }
  }

  /// Replaces the contacts that are shared with an app that has limited access.
  ///
  /// - Throws: ``SettingsRefusal`` where the person could not do that.
  public func share(_ identifiers: [String], with app: String) throws(SettingsRefusal) {
    try withThrowingState { state throws(SettingsRefusal) in
      try state.share(identifiers, with: app)
    }
  }

  /// Sets the order that `userDefault` stands for.
  public func setSortOrder(_ order: ContactSortOrder) {
    withState { state in
      state.sortOrder = order
      state.record(.setting("sort order: \(order)"), by: .person, app: nil)
    }
  }

  /// Sets which part of a name is shown first.
  public func setDisplayOrder(_ order: DisplayOrder) {
    withState { state in
      state.displayOrder = order
      state.record(.setting("display order: \(order)"), by: .person, app: nil)
    }
  }

  /// Turns Screen Time's or management's restriction on or off.
  public func setRestricted(_ isRestricted: Bool) {
    withState { $0.restrict(isRestricted) }
  }

  /// Sets access from outside, as `simctl privacy`; nil as the app means every app.
  public func privacy(
    _ action: PrivacyAction, _ service: PrivacyService = .contacts, app: String? = nil
  ) {
    withState { $0.privacy(action, service, app: app) }
  }

  /// Edits the address book as the person does in Contacts: all of it, or nothing.
  ///
  /// - Returns: The identifiers of added contacts, in order.
  /// - Throws: ``ContactsError`` `recordDoesNotExist`, `insertedRecordAlreadyExists` or
  ///   `dataAccessError`.
  @discardableResult
  public func edit(_ edits: [ContactEdit]) throws(ContactsError) -> [String] {
    try withThrowingState { state throws(ContactsError) in try state.edit(edits) }
  }

  /// Lets virtual time pass; nothing sleeps.
  public func wait(_ duration: Duration) {
    withState { $0.clock += duration }
  }

  /// Lets calls fail that the system would let through.
  public func inject(_ fault: InjectedFault) {
    withState { $0.injectedFaults.append(fault) }
  }

  /// Lets the next pickers fail to open.
  public func failPickers(times: Int = 1) {
    withState { $0.failingSheets += times }
  }
}

// MARK: What can be seen from outside

extension SimulatedDevice {
  /// The status that an app is told.
  public func status(of app: String) -> AuthorizationState {
    withState { $0.peekStatus(of: app) }
  }

  /// The contacts that an app can reach now, in stored order.
  public func reachableContacts(of app: String) -> [ContactRecord] {
    withState { $0.reachableContacts(of: app) }
  }

  /// Every contact, in stored order.
  public var contacts: [ContactRecord] { withState { Array($0.book.records()) } }

  /// The stored card of an identifier, or the contact that is joined of linked cards.
  public func contact(withIdentifier identifier: String) -> ContactRecord? {
    withState { state in
      let identifier = RecordIdentifier(text: identifier)
      if let card = state.book.record(identifier) { return card }
      let cards = state.book.cards(of: identifier)
      return cards.isEmpty ? nil : state.book.joined(cards)
    }
  }

  /// The rule by which names are shown now.
  public var displayName: DisplayName {
    withState { DisplayName(locale: $0.configuration.locale, displayOrder: $0.displayOrder) }
  }

  /// How often the person was asked for an app; the two stages of a prompt are one.
  public func promptCount(of app: String) -> Int {
    withState { $0.apps[app]?.promptCount ?? 0 }
  }

  /// What an app has seen so far.
  public func exposure(of app: String) -> ExposureTotals {
    withState { $0.ledger.exposure(of: app) }
  }

  /// Why the latest run of an app was ended, where it was.
  public func termination(of app: String) -> Termination? {
    withState { $0.apps[app]?.termination }
  }

  /// What happened so far, oldest first; old deliveries may be folded into totals.
  public var ledger: [LedgerEntry] { withState { $0.ledger.entries } }

  /// The entries of the ledger after one number.
  public func ledger(after number: Int) -> [LedgerEntry] {
    withState { state in Array(state.ledger.entries(after: number)) }
  }

  /// The rules that decided something so far.
  public var exercisedRules: RuleSet { withState { $0.ledger.exercised } }

  /// The virtual time since the device was switched on.
  public var clock: Duration { withState { $0.clock } }
}
