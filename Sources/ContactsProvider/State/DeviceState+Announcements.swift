extension DeviceState {
  /// Notes what was stored, for the histories of apps and for those that are told of changes.
  ///
  /// To be called before a deleted contact leaves the shared sets.
  /// - Parameters:
  ///   - app: The app that made the changes; nil for the person and the system.
  ///   - author: The transaction author of the save.
  mutating func announce(_ changes: [SavedChange], by app: String?, author: String?) {
    guard !changes.isEmpty else { return }
    let listeners = listeners
    let save = app.map { saveIdentifier(of: $0) }
    let hasLinks = !knownLinks.persons.isEmpty || !book.links.isEmpty
    guard !listeners.isEmpty || hasLinks else { return }
    // Where nobody keeps account and every listener reaches everything, cards need no look.
    let isLookedAt = hasLinks || listeners.contains { !seesAll($0.app, within: $0.grant) }
    let moves = CardMoves(isLookedAt ? changes : [], &knownLinks, in: book)
    for (listener, grant) in listeners {
      let visible = visibleChanges(changes, moves, for: listener, within: grant)
      note(visible ?? [], by: author, of: listener)
      let isOwn = listener == app
      post(to: listener) { state in
        guard state.isTold(ofHidden: visible?.isEmpty == true, isOwn: isOwn) else { return nil }
        return state.storeChange(save: isOwn ? save : nil)
      }
      #if PLANTED_LEAKS
        if PlantedLeak.token.isPlanted, visible?.isEmpty == true {
          apps[listener]?.history?.skipPlace()
        }
      #endif
    }
  }

  /// Notes that an app can reach other contacts than before.
  mutating func announceGrant(of app: String, from before: Grant?) {
    guard case .limited(let old)? = before, case .limited(let new)? = access(of: app), old != new
    else { return }
    let visible = visibleChanges(from: old, to: new)
    guard !visible.isEmpty else { return }
    post(to: app) { state in
      state.cite(.limitedChangesAreAnnounced)
      guard state.assumptions.limitedChangesAreAnnounced else { return nil }
      state.note(visible, by: nil, of: app)
      return state.storeChange(save: nil)
    }
  }

  /// The contacts that an app has access to; nil where it has none.
  func access(of app: String) -> Grant? {
    switch peekStatus(of: app) {
    case .authorized: .full
    case .limited: .limited(apps[app]?.shared ?? [])
    case .notDetermined, .denied, .restricted: nil
    }
  }

  /// The apps to which changes are of any concern, with what they have access to: those that run,
  /// or have a history.
  private var listeners: [(app: String, grant: Grant)] {
    apps.keys.sorted().compactMap { app in
      guard apps[app]?.isRunning == true || apps[app]?.history != nil else { return nil }
      return access(of: app).map { (app, $0) }
    }
  }

  private mutating func note(_ changes: [VisibleChange], by author: String?, of app: String) {
    guard apps[app]?.history != nil else { return }
    for change in changes {
      let isCoalesced = holds(.historyIsCoalesced)
      apps[app]?.history?.note(
        change.subject, change.presence, by: author, isCoalesced: isCoalesced)
    }
  }

  private mutating func isTold(ofHidden isHidden: Bool, isOwn: Bool) -> Bool {
    if isHidden {
      cite(.changesOutsideSetStaySilent)
      #if PLANTED_LEAKS
        guard PlantedLeak.announcement.isPlanted || assumptions.changesOutsideSetNotify else {
          return false
        }
      #else
        guard assumptions.changesOutsideSetNotify else { return false }
      #endif
    }
    return !isOwn || holds(.ownSavesAreAnnounced)
  }

  /// Fact 6.26: the mark of others' changes is one of phones; a Mac does not send it.
  private mutating func storeChange(save: String?) -> StoreChange {
    let isPhone = system.platform != .macOS
    let tells = holds(.announcementTellsOrigin)
    return StoreChange(
      isExternal: isPhone && tells && save == nil,
      saveIdentifiers: tells ? [save].compactMap(\.self) : [])
  }

  /// Derived from the app's own saves alone, so that it counts nobody else's.
  private mutating func saveIdentifier(of app: String) -> String {
    let count = (apps[app]?.announcedSaves ?? 0) + 1
    apps[app]?.announcedSaves = count
    var digest = IdentifierDigest(seed: configuration.seed)
    digest.combine("save")
    digest.combine(app)
    digest.combine(count)
    #if PLANTED_LEAKS
      if PlantedLeak.saveIdentifier.isPlanted { digest.combine(UInt64(ledger.newestNumber)) }
    #endif
    return digest.finish().uuidText
  }
}

// MARK: What reaches an app

extension DeviceState {
  /// Puts news on their way to an app that runs and has used a store, or keeps them back.
  private mutating func post(to app: String, _ news: (inout DeviceState) -> StoreChange?) {
    let first = announcements.count
    let rules = tracing { state in
      guard let change = news(&state), state.isHeard(by: app) else { return }
      if state.apps[app]?.isInBackground == true, state.holds(.announcementWaitsForForeground) {
        let kept = state.apps[app]?.keptChange
        state.apps[app]?.keptChange = kept?.followed(by: change) ?? change
        return
      }
      state.send(change, to: app)
    }
    if announcements.count == first { cite(rules) }
    for index in announcements[first...].indices { announcements[index].rules = rules }
  }

  private mutating func isHeard(by app: String) -> Bool {
    guard let life = apps[app]?.life, !life.isEnded else { return false }
    if !life.hasUsedStore, holds(.storeMustBeUsedFirst) { return false }
    return holds(.changeIsAnnounced)
  }

  private mutating func send(_ change: StoreChange, to app: String) {
    guard let life = apps[app]?.life else { return }
    cite(.notificationsPerChange)
    for _ in 0..<assumptions.notificationsPerChange.rawValue {
      announcements.append(Announcement(life: life, change: change))
    }
  }

  /// Tells an app what was kept back while it was in the background.
  mutating func releaseKeptChange(to app: String) {
    guard let change = apps[app]?.keptChange else { return }
    apps[app]?.keptChange = nil
    guard access(of: app) != nil else { return }
    post(to: app) { state in
      state.cite(.announcementWaitsForForeground)
      return change
    }
  }

  /// Writes down the announcements that are on their way, and gives them.
  mutating func takeAnnouncements() -> [Announcement] {
    let sent = announcements.filter { !$0.life.isEnded }
    announcements = []
    for announcement in sent {
      cite(announcement.rules)
      record(
        .announcement(announcement.change), by: .system, app: announcement.life.bundleIdentifier)
    }
    return sent
  }
}
