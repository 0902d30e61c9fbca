// What apps are told of accounts and groups.
extension DeviceState {
  /// Finds the groups of a predicate; nil for all.
  mutating func groups(
    matching predicate: GroupPredicate?, within reach: Grant
  ) throws(ContactsError) -> [StoredGroup] {
    let groups = visibleGroups(within: reach)
    switch predicate {
    case nil: return holds(.allGroupsWithoutPredicate) ? groups : []
    case .identifiers(let texts):
      return try found(texts, among: groups, by: \.identifier)
    case .container(let identifier):
      let account = account(identifier)
      return groups.filter { $0.account == account }
    case .subgroups(let parent):
      try requireSubgroups()
      let identifier = RecordIdentifier(text: parent)
      return groups.filter { $0.parent == identifier }
    case .foreign: return try ignoringForeignPredicate(groups)
    }
  }

  /// Finds the accounts of a predicate; nil for all.
  mutating func containers(
    matching predicate: ContainerPredicate?, within reach: Grant
  ) throws(ContactsError) -> [ContainerRecord] {
    switch predicate {
    case nil: return holds(.allGroupsWithoutPredicate) ? containers : []
    case .identifiers(let texts):
      return try found(texts, among: containers, by: \.identifier)
    case .ofContact(let identifier):
      let accounts = Set(cards(of: identifier, within: reach).map(\.account))
      return accounts.sorted().map { containers[$0] }
    case .ofGroup(let identifier):
      return group(identifier, within: reach).map { [containers[$0.account]] } ?? []
    case .foreign: return try ignoringForeignPredicate(containers)
    }
  }

  /// The account that new contacts go to, as an app is told; nil without access.
  mutating func defaultContainer(for app: String) -> ContainerRecord? {
    let status = status(of: app)
    defer { record(.allowed(.checkStatus, status), by: .app, app: app) }
    let isBarred = apps[app].map { barring($0.description) != nil } ?? true
    let hasAccess = !isBarred && (status == .authorized || status == .limited)
    guard !hasAccess else { return containers[defaultAccount] }
    // The assumption has one value only; the rule can be turned round all the same.
    return holds(.defaultAccountNeedsAccess) ? nil : containers[defaultAccount]
  }

  /// The place of the account that what names none goes into.
  var defaultAccount: Int {
    mutating get { holds(.firstAccountIsDefault) ? 0 : containers.count - 1 }
  }

  /// The place of an account among the device's accounts.
  func account(_ identifier: String) -> Int? {
    let identifier = RecordIdentifier(text: identifier)
    return containers.firstIndex { $0.identifier == identifier }
  }

  /// Finds a group that the app may know of.
  mutating func group(_ identifier: String, within reach: Grant) -> StoredGroup? {
    hidesGroups(within: reach) ? nil : book.groups[RecordIdentifier(text: identifier)]
  }

  /// Whether an app with limited access is told of no group.
  mutating func hidesGroups(within reach: Grant) -> Bool {
    guard case .limited = reach else { return false }
    cite(.limitedGroups)
    return assumptions.limitedGroups == .hidden
  }

  /// Fails where groups cannot be part of groups.
  mutating func requireSubgroups() throws(ContactsError) {
    guard !capabilities.hasMeCard, holds(.subgroupsNeedMac) else { return }
    throw ContactsError(.featureNotAvailable)
  }

  private mutating func visibleGroups(within reach: Grant) -> [StoredGroup] {
    hidesGroups(within: reach) ? [] : book.groups.all
  }

  /// The card of an identifier; of a joined contact nothing, as its cards may be of any account.
  private mutating func cards(of identifier: String, within reach: Grant) -> [ContactRecord] {
    let identifier = RecordIdentifier(text: identifier)
    if let card = book.record(identifier) {
      #if PLANTED_LEAKS
        if PlantedLeak.accountOfContact.isPlanted { return [card] }
      #endif
      return reach.covers(identifier) ? [card] : []
    }
    let cards = joinedCards(of: identifier, within: reach)
    return cards.isEmpty || holds(.unifiedContactHasNoAccount) ? [] : cards
  }

  private mutating func found<Record>(
    _ texts: [String], among records: [Record], by identifier: KeyPath<Record, RecordIdentifier>
  ) throws(ContactsError) -> [Record] {
    let wanted = Set(texts.map(RecordIdentifier.init(text:)))
    let found = records.filter { wanted.contains($0[keyPath: identifier]) }
    if found.count < wanted.count, !holds(.unknownIdentifierIsSkipped) {
      let missing = wanted.subtracting(found.map { $0[keyPath: identifier] })
      throw ContactsError(
        .recordDoesNotExist,
        affectedIdentifiers: texts.filter { missing.contains(RecordIdentifier(text: $0)) })
    }
    return found
  }

  private mutating func ignoringForeignPredicate<Record>(
    _ all: [Record]
  ) throws(ContactsError) -> [Record] {
    cite(.foreignPredicate)
    guard assumptions.foreignPredicate == .ignored else { throw ContactsError(.predicateInvalid) }
    return all
  }
}
