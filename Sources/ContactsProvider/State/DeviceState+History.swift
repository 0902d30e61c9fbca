extension DeviceState {
  /// An event before it goes to an app.
  typealias StoredEvent = ChangeEvent<ContactRecord, StoredGroup>

  /// What a request for the history gives.
  struct ToldHistory {
    var events: [StoredEvent]
    let keys: ContactKeySet
    let withheld: ContactKeySet
    let token: HistoryToken

    /// The contacts of the events, in their order.
    var records: [ContactRecord] { events.compactMap(\.contact) }
  }

  /// Tells an app what has changed since the token of its request.
  mutating func history(
    _ request: HistoryRequest, for app: String, within grant: Grant
  ) throws(ContactsError) -> ToldHistory {
    guard capabilities.hasHistory else { throw ContactsError(.featureNotAvailable) }
    let fetched = try readableKeys(request.keys, for: app)
    let view = HistoryView(
      reach: reach(of: grant), joins: joins(request.unifyResults), layer: layer(of: request),
      showsGroups: request.includesGroups || !holds(.groupChangesOnRequest))
    let events = try events(of: request, for: app, view)
    return ToldHistory(
      events: events, keys: fetched.keys, withheld: fetched.withheld,
      token: takeHistoryToken(of: app))
  }

  /// How a request wants to see linked cards, also where no cards are linked any more.
  private func layer(of request: HistoryRequest) -> CardLayer {
    let joins = !configuration.switchedRules.contains(.linkedCardsComeAsOne)
    return request.unifyResults && joins ? .joined : .cards
  }

  private mutating func events(
    of request: HistoryRequest, for app: String, _ view: HistoryView
  ) throws(ContactsError) -> [StoredEvent] {
    guard let token = request.token else {
      return holds(.historyStartsWithEverything) ? everything(view) : []
    }
    switch standing(of: token, for: app) {
    case .at(let place): return changes(since: place, request, for: app, view)
    case .renewed: return everything(view)
    case .expired: return try everythingUnlessFailing(.changeHistoryExpired, view)
    case .unknown: return try everythingUnlessFailing(.changeHistoryInvalidAnchor, view)
    }
  }

  private mutating func everythingUnlessFailing(
    _ error: ContactsError.Code, _ view: HistoryView
  ) throws(ContactsError) -> [StoredEvent] {
    cite(.expiredToken)
    guard assumptions.expiredToken == .dropEverything else { throw ContactsError(error) }
    return everything(view)
  }

  /// Everything that an app can see, after the word that what it kept is void.
  private mutating func everything(_ view: HistoryView) -> [StoredEvent] {
    var events: [StoredEvent] = [.dropEverything]
    for record in allContacts(view) { events.append(adding(record)) }
    guard view.showsGroups, !hidesGroups(within: view.reach) else { return events }
    let groups = book.groups.all
    for group in groups { events.append(adding(group)) }
    for group in groups {
      for member in members(of: group, view) { events.append(.addMember(member, group: group)) }
    }
    for group in groups {
      if let parent = group.parent.flatMap({ book.groups[$0] }) {
        events.append(.addSubgroup(group, group: parent))
      }
    }
    return events
  }

  private mutating func allContacts(_ view: HistoryView) -> [ContactRecord] {
    #if PLANTED_LEAKS
      let isFiltered = !PlantedLeak.historyStart.isPlanted
    #else
      let isFiltered = true
    #endif
    if isFiltered, case .limited(let shared) = view.reach {
      return joining(book.records(withIdentifiers: shared), view.joins, within: view.reach)
    }
    return Array(view.joins ? book.contacts(sortedBy: .none) : book.records())
  }

  /// The members of a group that an app can see.
  mutating func members(of group: StoredGroup, _ view: HistoryView) -> [ContactRecord] {
    #if PLANTED_LEAKS
      if PlantedLeak.historyGroups.isPlanted {
        return joining(book.members(of: group), view.joins, within: view.reach)
      }
    #endif
    return joining(view.reach.filter(book.members(of: group)), view.joins, within: view.reach)
  }

  func adding(_ record: ContactRecord) -> StoredEvent {
    .addContact(
      record,
      container: record.cards.isEmpty ? containers[record.account].identifier.uuidText : nil)
  }

  func adding(_ group: StoredGroup) -> StoredEvent {
    .addGroup(group, container: containers[group.account].identifier.uuidText)
  }
}

/// How an app sees contacts in one request for the history.
struct HistoryView {
  /// The contacts that it reaches.
  let reach: Grant
  /// Whether cards are linked that come as one contact.
  let joins: Bool
  /// Which entries are about what it sees.
  let layer: CardLayer
  /// Whether it is told of groups.
  let showsGroups: Bool
}
